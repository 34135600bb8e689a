import { describe, expect, test } from '@jest/globals';
import { readMessage } from './rich-text.ts';

const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const link = (href: unknown, more = {}) => ({ type: 'link', attrs: { href, ...more } });
const read = (...content: unknown[]) => readMessage(JSON.stringify({ type: 'doc', content }));
const nested = (depth: number): unknown =>
  depth === 0 ? paragraph(text('дъно')) : { type: 'blockquote', content: [nested(depth - 1)] };

describe('a message to store', () => {
  test('SG-12 may contain everything that the editor produces', () => {
    const content = [
      { type: 'heading', attrs: { level: 3 }, content: [text('Заглавие')] },
      paragraph(
        text('Удебелен', { type: 'bold' }, { type: 'italic' }),
        { type: 'hardBreak' },
        text('а', { type: 'underline' }, { type: 'strike' }),
      ),
      {
        type: 'bulletList',
        content: [item(paragraph(text('едно')), { type: 'bulletList', content: [item(paragraph())] })],
      },
      { type: 'orderedList', attrs: { start: 3, type: null }, content: [item(paragraph(text('две')))] },
      { type: 'blockquote', content: [paragraph(text('цитат'))] },
      paragraph(text('връзка', link('https://vik.example', { target: '_blank', rel: 'noopener', class: null }))),
    ];
    expect(read(...content)).toEqual({ document: JSON.stringify({ type: 'doc', content }) });
  });

  test.each([
    ['an unknown node', [{ type: 'image', attrs: { src: 'x' } }]],
    ['an attribute named `__proto__`', [{ type: 'paragraph', attrs: JSON.parse('{"__proto__":"x"}') }]],
    [
      'an attribute with the name of a method of Object.prototype',
      [{ type: 'paragraph', attrs: { toString: 'x', hasOwnProperty: 'level' } }],
    ],
    ['a node type with the name of a property of Object.prototype', [{ type: 'constructor' }]],
    ['an unknown mark', [paragraph(text('x', { type: 'code' }))]],
    ['a script in a link', [paragraph(text('x', link('javascript:alert(1)')))]],
    ['a link with a disguised script', [paragraph(text('x', link(' java\nscript:alert(1)')))]],
    ['a link without an address', [paragraph(text('x', link(undefined)))]],
    ['a heading of level 4', [{ type: 'heading', attrs: { level: 4 }, content: [text('x')] }]],
    ['a heading without a level', [{ type: 'heading', content: [text('x')] }]],
    ['a style', [{ type: 'paragraph', attrs: { style: 'position:fixed' }, content: [text('x')] }]],
    ['a text outside of a paragraph', [text('x')]],
    ['a list item outside of a list', [item(paragraph(text('x')))]],
    ['an empty list', [{ type: 'bulletList', content: [] }, paragraph(text('x'))]],
    ['an empty text', [paragraph(text(''))]],
    ['a number as text', [paragraph({ type: 'text', text: 5 })]],
    ['a NUL character', [paragraph(text('a\0b'))]],
    ['a mark on a paragraph', [{ ...paragraph(text('x')), marks: [{ type: 'bold' }] }]],
    ['an unknown property of a node', [{ ...paragraph(text('x')), onclick: 'x' }]],
    ['content that is not a list', [{ type: 'paragraph', content: { 0: text('x') } }]],
    ['null instead of a node', [null]],
    ['nesting of 60 levels', [nested(60)]],
  ])('may not contain %s', (_what, content) => expect(read(...content)).toBe('not-allowed'));

  test('a document without content, of another type, or 10 000 levels deep is not allowed either', () => {
    expect(readMessage('{"type":"doc"}')).toBe('not-allowed');
    expect(readMessage('{"type":"paragraph"}')).toBe('not-allowed');
    expect(readMessage(`${'{"type":"doc","content":['.repeat(10_000)}${']}'.repeat(10_000)}`)).toBe('not-allowed');
  });

  test.each([
    '',
    '   \n\t ',
    '\u00a0\u200b',
    JSON.stringify({ type: 'doc', content: [paragraph(text('  '), { type: 'hardBreak' })] }),
  ])('SG-17 without visible characters is empty: %j', (message) => expect(readMessage(message)).toBe('empty'));

  test('is read as plain text if it is not a JSON object', () => {
    const document = (line: string) => JSON.stringify({ type: 'doc', content: [paragraph(text(line))] });
    expect(readMessage('{ не е JSON')).toEqual({ document: document('{ не е JSON') });
    expect(readMessage('[1]')).toEqual({ document: document('[1]') });
  });

  test('has at most 50 000 characters including paragraph breaks, and 4 000 000 characters of JSON', () => {
    expect(read(paragraph(text('я'.repeat(50_000))))).toMatchObject({ document: expect.any(String) });
    expect(read(paragraph(text('я'.repeat(50_001))))).toBe('too-long');
    expect(read(paragraph(text('я'.repeat(25_000))), paragraph(text('я'.repeat(25_000))))).toBe('too-long');
    const short = JSON.stringify({ type: 'doc', content: [paragraph(text('я'))] });
    expect(readMessage(short.padEnd(4_000_000))).toEqual({ document: short });
    expect(readMessage(short.padEnd(4_000_001))).toBe('too-long');
    expect(readMessage('я' + '\n'.repeat(100_000))).toBe('too-long');
  });

  test('has a limited number of lines; repeated empty lines of a plain text are dropped first', () => {
    expect(readMessage(`x${'\n'.repeat(49_990)}y`)).toEqual({
      document: JSON.stringify({
        type: 'doc',
        content: [paragraph(text('x')), { type: 'paragraph' }, paragraph(text('y'))],
      }),
    });
    expect(readMessage('я\n'.repeat(1500))).toBe('too-large');
    expect(read(paragraph(text('x')), ...Array.from({ length: 2000 }, () => ({ type: 'paragraph' })))).toBe(
      'too-large',
    );
  });
});
