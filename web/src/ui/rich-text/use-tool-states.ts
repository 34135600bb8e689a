import type { Editor } from '@tiptap/react';
import { startTransition, useEffect, useState } from 'react';
import { editorTools, type EditorTool, type ToolState } from './editor-tools.ts';

/** How each tool stands where the cursor is, in their order; drawn a moment after the key, which waits for nothing. */
export const useToolStates = (editor: Editor): readonly ToolState[] => {
  const [states, setStates] = useState(() => statesOf(editor));
  useEffect(() => {
    const look = (): void => {
      const present = statesOf(editor);
      startTransition(() =>
        setStates((before) => (present.every((state, place) => state === before[place]) ? before : present)),
      );
    };
    look();
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor]);
  return states;
};

const statesOf = (editor: Editor): readonly ToolState[] => editorTools.map((tool) => stateOf(tool, editor));

const stateOf = (tool: EditorTool, editor: Editor): ToolState => {
  if (tool.isActive?.(editor)) return 'on';
  return tool.isAvailable && !tool.isAvailable(editor) ? 'unavailable' : 'off';
};
