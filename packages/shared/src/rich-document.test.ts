import { describe, expect, test } from '@jest/globals';
import { documentOf, isDocument, isTooLarge, maxTextLength, plainText } from './rich-document.ts';

const doc = (...content: unknown[]): unknown => ({ type: 'doc', content });
const paragraph = (...content: unknown[]): unknown => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]): unknown => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
});
const link = (href: unknown, more: object = {}): unknown => ({ type: 'link', attrs: { href, ...more } });

describe('a rich document', () => {
  test('SG-12 may contain everything that the editor can create', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('Авария', { type: 'bold' })] },
      { type: 'paragraph' },
      paragraph(text('а', { type: 'italic' }, { type: 'underline' }, { type: 'strike' }), { type: 'hardBreak' }),
      paragraph(
        text(
          'тук',
          link('https://example.bg/а', { target: '_blank', rel: 'noopener noreferrer nofollow', class: null }),
        ),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('едно'))] }] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [paragraph(text('две'))] }],
      },
      { type: 'blockquote', content: [paragraph(text('три'))] },
    );
    expect(isDocument(whole)).toBe(true);
  });

  test.each([
    ['another root node', paragraph(text('а'))],
    ['an empty list of nodes', { type: 'doc', content: [] }],
    ['an unknown node', doc({ type: 'image', attrs: { src: 'x' } })],
    ['text outside a block', doc(text('а'))],
    ['a fourth heading level', doc({ type: 'heading', attrs: { level: 4 }, content: [] })],
    ['a heading without level', doc({ type: 'heading', content: [] })],
    ['an unknown mark', doc(paragraph(text('а', { type: 'code' })))],
    ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'x' } })],
    ['an attribute of an object prototype', doc({ type: 'paragraph', attrs: { hasOwnProperty: 'level' } })],
    ['an unknown property', doc({ type: 'paragraph', style: 'x' })],
    ['empty text', doc(paragraph({ type: 'text', text: '' }))],
    ['a NUL', doc(paragraph(text('а\u0000б')))],
    ['an unpaired surrogate', doc(paragraph(text('\ud800')))],
    ['a script link', doc(paragraph(text('а', link('javascript:alert(1)'))))],
    ['a hidden script link', doc(paragraph(text('а', link('java\tscript:alert(1)'))))],
    ['a data link', doc(paragraph(text('а', link('data:text/html,x'))))],
    ['a link without a protocol', doc(paragraph(text('а', link('//evil.example'))))],
    ['a link without an address', doc(paragraph(text('а', { type: 'link' })))],
    ['a style class', doc(paragraph(text('а', link('https://a.bg', { class: 'cover' }))))],
    ['a list without items', doc({ type: 'bulletList', content: [] })],
    ['a text instead of an object', 'text'],
    ['null instead of an object', null],
  ])('may not have %s', (_what, value) => expect(isDocument(value)).toBe(false));

  test('SG-12 may have null for absent attributes, as the editor writes them', () => {
    const attrs = { target: '_blank', rel: 'noopener noreferrer nofollow', class: null, title: null };
    const words = paragraph(text('а', link('https://a.bg', attrs), { type: 'bold' }));
    const list = (start: unknown, type: unknown) => ({
      type: 'orderedList',
      attrs: { start, type },
      content: [{ type: 'listItem', content: [words] }],
    });
    expect(isDocument(doc(words, list(3, null), list(1, 'a'), { type: 'heading', attrs: { level: 1 } }))).toBe(true);
    expect(isDocument(doc({ type: 'paragraph', attrs: { textAlign: null } }))).toBe(true);
    expect(isDocument(doc({ type: 'heading', attrs: { level: 2, textAlign: null } }))).toBe(true);
    expect(isDocument(doc({ type: 'paragraph', attrs: { textAlign: 'left' } }))).toBe(false);
    expect(isDocument(doc(list('3', null)))).toBe(false);
    expect(isDocument(doc(list(1, 'disc')))).toBe(false);
  });

  const wrongValues: unknown[] = [1, 1.5, true, '', 'x', [], ['1'], [1], {}, { toString: '1' }, { a: 1 }];
  const listItem = { type: 'listItem', content: [paragraph(text('а'))] };
  const attributeCases: [string, (value: unknown) => unknown, unknown[], unknown[]][] = [
    [
      'level of a heading',
      (level) => ({ type: 'heading', attrs: { level } }),
      [1, 2, 3],
      [...wrongValues.slice(1), null],
    ],
    [
      'start of a list',
      (start) => ({ type: 'orderedList', attrs: { start }, content: [listItem] }),
      [1, 0, -3, null],
      [...wrongValues.slice(1), '1', 1e308, 2 ** 53, Number.POSITIVE_INFINITY, Number.NaN],
    ],
    [
      'type of a list',
      (type) => ({ type: 'orderedList', attrs: { type }, content: [listItem] }),
      ['1', 'a', 'A', 'i', 'I', null],
      [...wrongValues, ['a'], 'a\n', 'aa'],
    ],
    [
      'address of a link',
      (href) => paragraph(text('а', link(href as string))),
      ['tel:112'],
      [...wrongValues, null, ['tel:1']],
    ],
    [
      'target of a link',
      (target) => paragraph(text('а', link('tel:1', { target }))),
      ['_blank', null],
      [...wrongValues, ['_blank']],
    ],
    [
      'rel of a link',
      (rel) => paragraph(text('а', link('tel:1', { rel }))),
      ['noopener', '', null],
      [1, true, ['a'], {}, 'a\n'],
    ],
    [
      'title of a link',
      (title) => paragraph(text('а', link('tel:1', { title }))),
      ['👍', '', null],
      [1, true, ['a'], {}, 'a\0', '\ud83d', 'a'.repeat(201)],
    ],
    [
      'text',
      (value) => paragraph({ type: 'text', text: value }),
      ['а', '1'],
      [...wrongValues.filter((one) => one !== 'x'), null],
    ],
    [
      'type of a mark',
      (type) => paragraph(text('а', { type } as never)),
      ['bold'],
      [...wrongValues, null, ['bold'], 'link'],
    ],
    [
      'attributes of a mark',
      (attrs) => paragraph(text('а', { type: 'bold', attrs } as never)),
      [{}],
      [...wrongValues.filter((one) => JSON.stringify(one) !== '{}'), null],
    ],
  ];

  test.each(attributeCases)('SG-12 accepts only valid values as %s', (_name, nodeWith, good, bad) => {
    for (const value of good) expect([value, isDocument(doc(nodeWith(value)))]).toEqual([value, true]);
    for (const value of bad) expect([value, isDocument(doc(nodeWith(value)))]).toEqual([value, false]);
  });

  test('SG-12 may not have the same mark twice on one text', () => {
    expect(isDocument(doc(paragraph(text('а', link('tel:1'), { type: 'bold' }))))).toBe(true);
    expect(isDocument(doc(paragraph(text('а', link('tel:1'), link('tel:2')))))).toBe(false);
  });

  test('may have 25 000 lines of one character, as older messages have', () => {
    expect(isDocument(documentOf('а\n'.repeat(maxTextLength / 2)))).toBe(true);
  });

  test.each(['я', '水', '👍', '"', '\\'])('can contain the longest allowed text of %s', (letter) => {
    const document = documentOf(letter.repeat(maxTextLength / letter.length));
    expect([isDocument(document), isTooLarge(document)]).toEqual([true, false]);
  });

  test('with more than 2 000 nodes is too large to be stored', () => {
    expect(isTooLarge(documentOf('а\n'.repeat(999)))).toBe(false);
    expect(isTooLarge(documentOf('а\n'.repeat(1000)))).toBe(true);
    expect(isTooLarge(doc(...Array.from({ length: 50_000 }, () => ({ type: 'paragraph' }))))).toBe(true);
  });

  test('with more than 200 KB of JSON is too large to be stored', () => {
    const linked = (count: number, title: string) =>
      doc(paragraph(...Array.from({ length: count }, () => text('а', link('tel:1', { title })))));
    expect(isTooLarge(linked(600, 'a'.repeat(200)))).toBe(false);
    expect(isTooLarge(linked(900, 'a'.repeat(200)))).toBe(true);
    expect(isTooLarge(linked(600, '"'.repeat(200)))).toBe(true);
  });

  test.each([
    [`x${'\n'.repeat(49_990)}y`, 'x\n\ny'],
    ['x\r\n\r\n\r\ny\n\nz\nw', 'x\n\ny\n\nz\nw'],
    ['\n\n\nx\n\n\n', '\nx\n'],
    ['\n\n', ''],
  ])('made from plain text never has two empty lines in a row: %#', (given, expected) => {
    expect(plainText(documentOf(given))).toBe(expected);
  });

  test('has a limited depth and size', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? paragraph(text('а')) : { type: 'blockquote', content: [nested(depth - 1)] };
    expect(isDocument(doc(nested(10)))).toBe(true);
    expect(isDocument(doc(nested(1000)))).toBe(false);
    const content = Array.from({ length: 150_000 }, () => ({ type: 'paragraph' }));
    expect(isDocument({ type: 'doc', content })).toBe(false);
  });
});
