import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';

/** Types two characters into a detached editor, so that the browser compiles the code before the user types. */
export const warmUpEditor = (): void => {
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
