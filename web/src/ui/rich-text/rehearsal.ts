import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';

/** Types two keys in an editor that nobody sees: what the browser compiles for them, a person's first key need not wait for. */
export const rehearse = (): void => {
  const element = document.createElement('div');
  const editor = new Editor({ element, extensions: editorExtensions(''), injectCSS: false });
  const { view } = editor;
  for (const text of ['a', ' ']) {
    const write = () => view.state.tr.insertText(text);
    const { from, to } = view.state.selection;
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, write))) view.dispatch(write());
    editor.getJSON();
  }
  editor.destroy();
};
