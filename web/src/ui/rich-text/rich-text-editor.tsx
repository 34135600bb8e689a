import { chakra } from '@chakra-ui/react';
import { EditorContent, useEditor, type Editor as TiptapEditor } from '@tiptap/react';
import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { styleNonce } from '../provider.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkField } from './link-field.tsx';
import { warmUpEditor } from './warm-up-editor.ts';
import type { RichDocument } from './rich-document.ts';
import { richTextStyle } from './rich-text-style.ts';

export interface EditorHandle {
  focus: () => void;
  clear: () => void;
  /** Replaces the content. */
  replace: (document: RichDocument) => void;
  /** Inserts lines at the cursor, each as a paragraph. */
  insert: (text: string) => void;
  /** Focuses the editor and selects the first occurrence of the text. If there is none, the cursor is at the end. */
  select: (text: string) => void;
}

export interface RichTextEditorProps {
  ref?: Ref<EditorHandle>;
  /** Id of the visible label. */
  labelledBy: string;
  placeholder: string;
  /** The initial content. */
  initial: RichDocument | null;
  onChange: (document: RichDocument) => void;
  /** Id of the error message, if there is one. */
  errorId?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const Editor = ({
  ref,
  labelledBy,
  placeholder,
  initial,
  onChange,
  errorId,
  isRequired = false,
  isDisabled = false,
}: RichTextEditorProps) => {
  const [isLinking, setLinking] = useState(false);
  const openLink = useCallback(() => setLinking(true), []);
  const extensions = useMemo(() => editorExtensions(placeholder), [placeholder]);
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-placeholder': placeholder,
        ...(isRequired && { 'aria-required': 'true' }),
        ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    }),
    [labelledBy, placeholder, errorId, isRequired],
  );
  const editor = useEditor({
    extensions,
    content: initial,
    ...(styleNonce && { injectNonce: styleNonce }),
    editorProps,
    onUpdate: ({ editor: present }) => onChange(present.getJSON()),
  });

  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor.commands.focus('end'),
      clear: () => void editor.commands.clearContent(),
      replace: (document) => void editor.commands.setContent(document, { emitUpdate: false }),
      insert: (text) => void editor.chain().focus().insertContent(toParagraphs(text)).run(),
      select: (text) => {
        const from = findText(editor, text);
        if (from === null) editor.commands.focus('end');
        else
          editor
            .chain()
            .focus()
            .setTextSelection({ from, to: from + text.length })
            .run();
      },
    }),
    [editor],
  );

  return (
    <>
      <EditorToolbar editor={editor} isDisabled={isDisabled} onLink={openLink} />
      {isLinking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
      <chakra.div css={contentStyle} className="content">
        <EditorContent editor={editor} />
      </chakra.div>
    </>
  );
};

/**
 * Ignores changes of `initial`: a parent that passes the typed text there would otherwise render the editor again on
 * each key stroke.
 */
const isSame = ({ initial: _before, ...left }: RichTextEditorProps, right: RichTextEditorProps): boolean =>
  (Object.keys(left) as (keyof typeof left)[]).every((name) => left[name] === right[name]);

/**
 * An editor with headings, lists and links. Its code is large and must be loaded lazily. `onChange` must be the same
 * function in each render.
 */
export const RichTextEditor = memo(Editor, isSame);

// Runs once, when the browser is idle after it has loaded this code.
if ('requestIdleCallback' in window) requestIdleCallback(warmUpEditor);

const toParagraphs = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ type: 'paragraph', ...(line && { content: [{ type: 'text', text: line }] }) }));

const contentStyle = {
  '& .tiptap': {
    ...richTextStyle,
    fontSize: { base: '1rem', md: 'md' },
    minHeight: '4.5rem',
    maxHeight: 'min(40vh, 20rem)',
    overflowY: 'auto',
    px: '3.5',
    py: '2.5',
    outline: 'none',
  },
  '& p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.subtle',
    float: 'left',
    height: 0,
    pointerEvents: 'none',
  },
} as const;

/** Returns the position of the first occurrence of the text; null if there is none. */
const findText = (editor: TiptapEditor, text: string): number | null => {
  let found: number | null = null;
  editor.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (found === null && index >= 0) found = position + index;
    return found === null;
  });
  return found;
};
