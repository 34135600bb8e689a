import { describe, expect, test } from '@jest/globals';
import { documentOf, isDocument, plainText } from '@struma/shared/rich-document.ts';
import { readDocument } from './rich-text.ts';

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
});
