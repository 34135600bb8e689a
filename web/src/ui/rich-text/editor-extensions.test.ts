import { describe, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.ts';

const parseHtml = (html: string): unknown => {
  const editor = new Editor({ extensions: editorExtensions('Съобщение'), content: html, injectCSS: false });
  const document = editor.getJSON();
  editor.destroy();
  return document.content;
};

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('SG-12 the editor reduces pasted content to what the gateway accepts', () => {
  test('allows three levels of headings', () => {
    expect(parseHtml('<h1>а</h1><h3>б</h3><h4>в</h4>')).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'а' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'б' }] },
      paragraph({ type: 'text', text: 'в' }),
    ]);
  });

  test('a pasted link keeps only its address', () => {
    expect(
      parseHtml('<p><a class="x" rel="nofollow" target="_top" title="t" href="https://example.bg">тук</a></p>'),
    ).toEqual([
      paragraph({ type: 'text', text: 'тук', marks: [{ type: 'link', attrs: { href: 'https://example.bg' } }] }),
    ]);
  });

  test('a pasted link with an unsafe address becomes text', () => {
    for (const href of ['javascript:alert(1)', 'example.bg', '/signals', 'data:text/html,x'])
      expect(parseHtml(`<p><a href="${href}">тук</a></p>`)).toEqual([paragraph({ type: 'text', text: 'тук' })]);
  });

  test('removes unknown nodes, marks and attributes', () => {
    expect(
      parseHtml('<p style="color:red">а<img src=x><code>б</code><s>в</s></p><ol type="a" start="4"><li>г</li></ol>'),
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
