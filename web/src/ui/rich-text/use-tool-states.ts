import type { Editor } from '@tiptap/react';
import { startTransition, useEffect, useState } from 'react';
import { editorTools, type EditorTool, type ToolState } from './editor-tools.ts';

/**
 * The state of each tool at the cursor, in the order of `editorTools`. States are updated in a transition, so that
 * typing is not delayed.
 */
export const useToolStates = (editor: Editor): readonly ToolState[] => {
  const [states, setStates] = useState(() => getStates(editor));
  useEffect(() => {
    const update = (): void => {
      const newStates = getStates(editor);
      startTransition(() =>
        setStates((before) => (newStates.every((state, index) => state === before[index]) ? before : newStates)),
      );
    };
    update();
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  return states;
};

const getStates = (editor: Editor): readonly ToolState[] => editorTools.map((tool) => getState(tool, editor));

const getState = (tool: EditorTool, editor: Editor): ToolState => {
  if (tool.isActive?.(editor)) return 'on';
  return tool.isAvailable && !tool.isAvailable(editor) ? 'unavailable' : 'off';
};
