import { chakra, IconButton } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, memo, useCallback } from 'react';
import { editorTools, type EditorTool, type ToolState } from './editor-tools.ts';
import { texts } from './rich-text.texts.ts';
import { useToolStates } from './use-tool-states.ts';

interface EditorToolbarProps {
  editor: Editor;
  isDisabled: boolean;
  onLink: () => void;
}

/** A toolbar with one tab stop. The arrow keys move between its buttons. */
export const EditorToolbar = ({ editor, isDisabled, onLink }: EditorToolbarProps) => {
  const states = useToolStates(editor);
  const runTool = useCallback(
    (tool: EditorTool): void => {
      if (tool.name === 'link') onLink();
      else tool.run?.(editor.chain().focus()).run();
    },
    [editor, onLink],
  );
  return (
    <chakra.div
      role="toolbar"
      aria-label={texts.toolbar}
      className="toolbar"
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX="auto"
      alignItems="center"
      gap="0.5"
      px="1.5"
      py="1"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.muted"
      onKeyDown={moveFocus}
    >
      {editorTools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          state={states[index] ?? 'off'}
          isFirst={index === 0}
          isDisabled={isDisabled}
          onPress={runTool}
        />
      ))}
    </chakra.div>
  );
};

interface ToolButtonProps {
  tool: EditorTool;
  state: ToolState;
  isFirst: boolean;
  isDisabled: boolean;
  onPress: (tool: EditorTool) => void;
}

/** Memoised, because each key stroke in the editor computes the states of all tools again. */
const ToolButton = memo(({ tool, state, isFirst, isDisabled, onPress }: ToolButtonProps) => (
  <>
    {tool.startsGroup && <chakra.span flex="none" w="1px" h="4.5" mx="1" bg="border" aria-hidden="true" />}
    <IconButton
      type="button"
      variant="ghost"
      size="xs"
      boxSize={{ base: '11', md: '7' }}
      flex="none"
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={tool.isActive ? state === 'on' : undefined}
      aria-disabled={isDisabled || state === 'unavailable' || undefined}
      tabIndex={isFirst ? 0 : -1}
      color={state === 'on' ? 'struma.fg' : state === 'unavailable' ? 'fg.subtle' : 'fg'}
      bg={state === 'on' ? 'bg.selected' : 'transparent'}
      borderColor={state === 'on' ? 'struma.border' : 'transparent'}
      borderWidth="1px"
      onMouseDown={keepSelection}
      onClick={() => (isDisabled || state === 'unavailable' ? undefined : onPress(tool))}
    >
      <tool.icon />
    </IconButton>
  </>
));

const keepSelection = (event: { preventDefault: () => void }): void => event.preventDefault();

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(focused + step + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
};
