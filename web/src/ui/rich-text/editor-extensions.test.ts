import { describe, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';

const written = (html: string): unknown => {
  const editor = new Editor({ extensions: editorExtensions('Съобщение'), content: html, injectCSS: false });
  const document = editor.getJSON();
  editor.destroy();
  return document.content;
};

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('SG-12 the editor takes exactly what the gateway takes', () => {
  test('three levels of headings, no more', () => {
    expect(written('<h1>а</h1><h3>б</h3><h4>в</h4>')).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'а' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'б' }] },
      paragraph({ type: 'text', text: 'в' }),
    ]);
  });

  test('a pasted link keeps nothing but its address', () => {
    expect(
      written('<p><a class="x" rel="nofollow" target="_top" title="t" href="https://example.bg">тук</a></p>'),
    ).toEqual([
      paragraph({ type: 'text', text: 'тук', marks: [{ type: 'link', attrs: { href: 'https://example.bg' } }] }),
    ]);
  });

  test('a pasted address that may not be followed is no link', () => {
    for (const href of ['javascript:alert(1)', 'example.bg', '/signals', 'data:text/html,x'])
      expect(written(`<p><a href="${href}">тук</a></p>`)).toEqual([paragraph({ type: 'text', text: 'тук' })]);
  });

  test('what it does not know is cut away', () => {
    expect(
      written('<p style="color:red">а<img src=x><code>б</code><s>в</s></p><ol type="a" start="4"><li>г</li></ol>'),
    ).toEqual([
      paragraph({ type: 'text', text: 'абв' }),
      {
        type: 'orderedList',
        attrs: { start: 4 },
        content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'г' })] }],
      },
    ]);
  });
});
