import { describe, expect, test } from '@jest/globals';
import { documentOf, isDocument, plainText } from '@struma/shared/rich-document.ts';
import { readDocument } from './rich-text.ts';
import type { StoredText } from './rich-text.ts';

const doc = (...content: unknown[]): unknown => ({ type: 'doc', content });
const paragraph = (...content: unknown[]): unknown => ({ type: 'paragraph', content });
const text = (words: string): unknown => ({ type: 'text', text: words });

describe('SG-21 a stored text', () => {
  const value = doc(paragraph(text('Теч на'), { type: 'hardBreak' }, text('улицата')), paragraph(text('Елате')));

  test('GQ-5 with the JSON of a document, also encoded twice, becomes the document', () => {
    expect(readDocument({ stored: JSON.stringify(value) })).toEqual(value);
    expect(readDocument({ stored: JSON.stringify(JSON.stringify(value)) })).toEqual(value);
  });

  test('is converted to plain text', () => {
    expect(plainText(readDocument({ stored: JSON.stringify(value) }))).toBe('Теч на\nулицата\nЕлате');
  });

  test.each([
    ['plain words', 'Няма вода', 'Няма вода'],
    ['words in quotes', '"Няма вода"', 'Няма вода'],
    ['a number', '12', '12'],
    ['broken JSON', '{"type":"doc"', '{"type":"doc"'],
    ['an empty text', '', ''],
    ['a number in quotes', '"12"', '12'],
    ['broken JSON in quotes', JSON.stringify('{"type":"doc"'), '{"type":"doc"'],
    ['null', 'null', 'null'],
  ])('without a document becomes a paragraph: %s', (_what, stored, words) => {
    expect(readDocument({ stored })).toEqual(documentOf(words));
    expect(isDocument(readDocument({ stored }))).toBe(true);
  });

  test('with an empty document becomes an empty paragraph; other JSON stays as text', () => {
    expect(readDocument({ stored: '{"type":"doc","content":[]}' })).toEqual(documentOf(''));
    expect(readDocument({ stored: '{"type":"doc"}' })).toEqual(documentOf(''));
    expect(plainText(readDocument({ stored: '{"a":1}' }))).toBe('{"a":1}');
  });

  test('with nodes that are not allowed is converted to its text', () => {
    const stored = JSON.stringify(
      doc(paragraph(text('Преди'), { type: 'image', attrs: { src: 'javascript:x' } }), {
        type: 'table',
        content: [paragraph(text('в таблица'))],
      }),
    );
    const read = readDocument({ stored });
    expect(plainText(read)).toBe('Преди\nв таблица');
    expect(JSON.stringify(read)).not.toContain('javascript');
  });

  test('with more than 100 nested values loses only the deeper words', () => {
    /** The content of each node is a list: a node adds two levels to that of the document. */
    const nested = (depth: number): unknown =>
      Array.from({ length: depth / 2 - 1 }).reduce<unknown>(
        (inner) => ({ type: 'table', content: [inner] }),
        text('дълбоко'),
      );
    const stored = (depth: number): string => JSON.stringify(doc({ type: 'text', text: 'горе' }, nested(depth)));
    expect(plainText(readDocument({ stored: stored(100) }))).toBe('горе\nдълбоко');
    expect(plainText(readDocument({ stored: stored(102) }))).toBe('горе');
  });

  test('that is not a string is an invalid response of the REST service', () => {
    const response = JSON.parse('{"stored":12}') as StoredText;
    expect(() => readDocument(response)).toThrow(
      expect.objectContaining({
        extensions: { code: 'UPSTREAM_FAILED' },
        originalError: expect.objectContaining({ kind: 'INVALID_RESPONSE' }),
      }),
    );
  });
});
