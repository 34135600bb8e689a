import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';

/** Types two keys in a detached editor. The browser then has compiled the code, so that the user's first key is fast. */
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
