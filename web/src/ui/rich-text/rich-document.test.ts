import { describe, expect, test } from '@jest/globals';
import { isEmptyDocument, plainText, safeLink, parseTypedLink } from './rich-document.ts';

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string) => ({ type: 'text', text: value });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

describe('plainText', () => {
  test('starts a new line for each block and after each line break', () => {
    const document = doc(
      { type: 'heading', attrs: { level: 1 }, content: [text('Авария')] },
      paragraph(text('едно '), text('две'), { type: 'hardBreak' }, text('три')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('четири'))] }] },
    );
    expect(plainText(document)).toBe('Авария\nедно две\nтри\nчетири');
  });

  test('keeps the text of unknown nodes and ignores invalid values', () => {
    expect(plainText(doc({ type: 'table', content: [{ type: 'cell', content: [text('клетка')] }] }))).toBe('клетка');
    for (const strange of [null, undefined, 7, 'низ', [], { type: 'doc', content: 'x' }, doc(null, 3, 'x')])
      expect(plainText(strange)).toBe('');
  });

  test('handles a tree of any depth', () => {
    let node: unknown = text('дъно');
    for (let depth = 0; depth < 50_000; depth += 1) node = { type: 'blockquote', content: [node] };
    expect(plainText(doc(node))).toBe('дъно');
  });
});

describe('isEmptyDocument', () => {
  test('SG-13 blanks, line breaks and empty blocks are empty', () => {
    for (const empty of [
      null,
      doc(),
      doc({ type: 'paragraph' }),
      doc(paragraph(text('  \u00a0 '))),
      doc(paragraph({ type: 'hardBreak' }), { type: 'heading', attrs: { level: 2 } }),
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }),
    ])
      expect(isEmptyDocument(empty)).toBe(true);
    expect(isEmptyDocument(doc({ type: 'paragraph' }, paragraph(text('.'))))).toBe(false);
  });
});

describe('links', () => {
  test('only http, https, mailto and tel are safe', () => {
    for (const good of ['https://example.bg/a?b=1#c', 'HTTP://example.bg', 'mailto:a@example.bg', 'tel:+35924455'])
      expect(safeLink(good)).toBe(good);
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '//example.bg',
      '/files/1',
      'https://a b',
      'https://a"onclick=',
      `https://${'a'.repeat(2000)}`,
      '',
      null,
      { href: 'https://example.bg' },
    ])
      expect(safeLink(bad)).toBeNull();
  });

  test('a typed web or e-mail address gets its scheme', () => {
    expect(parseTypedLink(' example.bg/page ')).toBe('https://example.bg/page');
    expect(parseTypedLink('ivan@example.bg')).toBe('mailto:ivan@example.bg');
    expect(parseTypedLink('tel:0700')).toBe('tel:0700');
    for (const bad of ['javascript:alert(1)', 'дума', 'две думи.bg', '']) expect(parseTypedLink(bad)).toBeNull();
  });
});
