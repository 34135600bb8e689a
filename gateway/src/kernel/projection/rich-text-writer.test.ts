import { expect, test } from '@jest/globals';
import { GraphQLObjectType, GraphQLString } from 'graphql';
import { readDocument } from '../input/rich-text.ts';
import { jsonBytes } from './json-bytes.ts';
import { MemberScan } from './member-scan.ts';
import { Output } from './output.ts';
import { richTextWriter } from './rich-text-writer.ts';
import type { PlannedField } from './selection-plan.ts';

const type = new GraphQLObjectType({ name: 'RichText', fields: { document: { type: GraphQLString } } });
const fieldOf = (name: string, responseName: string): PlannedField =>
  ({ name, responseName, field: type.getFields()[name] ?? null }) as PlannedField;
const planned = (...fields: PlannedField[]): PlannedField => ({ inner: { type, fields } }) as unknown as PlannedField;
const documentOnly = planned(fieldOf('document', 'document'));

const parsed = '"parsed"';

/** Writes the stored text of a row. A text that is not copied becomes `parsed`. */
const write = (stored: unknown, selection = documentOnly): { text: string; characters: number } => {
  const source = jsonBytes(Buffer.from(JSON.stringify({ id: 1, message: stored, title: '\\"}]}' })));
  const scan = new MemberScan(['message']);
  scan.scan(source, 0);
  const out = new Output();
  let characters = 0;
  const request = { complete: () => '', countText: (count: number) => void (characters += count) };
  richTextWriter(0, selection, (_row, target) => {
    target.appendText(parsed);
    return true;
  })(scan, out, request);
  return { text: out.since(0).toString(), characters };
};

const text = (content: string, marks?: object[]): object => ({ type: 'text', ...(marks && { marks }), text: content });
const paragraph = (...content: object[]): object => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const doc = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });

test.each([
  ['a paragraph', doc(paragraph(text('Теч на улицата 5, </script> & \u2028 😀')))],
  ['several texts and line breaks', doc(paragraph(text('a'), { type: 'hardBreak' }, text('b')), paragraph(text('c')))],
  ['empty paragraphs', doc(paragraph(), paragraph(text('a')), paragraph())],
  ['a long text', doc(paragraph(text('дълъг текст '.repeat(2000))))],
])('copies %s as the parsed document', (_name, stored) => {
  const { text: written, characters } = write(stored);
  expect(written).toBe(JSON.stringify({ document: readDocument({ stored }) }));
  expect(characters).toBeGreaterThanOrEqual(stored.length);
});

test.each([
  ['a plain text', 'Теч'],
  ['an empty text', ''],
  ['null', null],
  ['a number', 5],
  ['an object', { type: 'doc', content: [paragraph(text('a'))] }],
  ['an empty document', doc()],
  ['an empty list of nodes', doc({ type: 'paragraph', content: [] })],
  ['an empty text node', doc(paragraph(text('')))],
  ['an escape', doc(paragraph(text('a"b')))],
  ['a NUL', doc(paragraph(text('a\u0000b')))],
  ['an unpaired surrogate', doc(paragraph(text('a\ud800')))],
  ['an unsafe link', doc(paragraph(text('a', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }])))],
  ['an unknown node', doc({ type: 'iframe', src: 'https://evil.example' })],
  ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' } })],
  ['an unknown attribute of a text', doc(paragraph({ type: 'text', text: 'a', onclick: 'x' }))],
  ['a text outside of a paragraph', doc(text('a'))],
  ['another order of the keys', '{"content":[{"type":"paragraph"}],"type":"doc"}'],
  ['a repeated key', '{"type":"doc","content":[{"type":"paragraph"}],"type":"x"}'],
  ['a space', '{"type":"doc","content":[{"type":"paragraph"}]} '],
  ['an unfinished document', '{"type":"doc","content":[{"type":"paragraph"}'],
  // The next value of the row would complete the document.
  ['an unfinished text', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a'],
  ['a text above the limit', doc(paragraph(text('a'.repeat(1024 * 1024))))],
])('leaves %s to the parser', (_name, stored) => {
  expect(write(stored).text).toBe(parsed);
});

test('writes aliases and the type name, and counts the text for each alias', () => {
  const stored = doc(paragraph(text('a')));
  const selection = planned(fieldOf('document', 'one'), fieldOf('__typename', 'kind'), fieldOf('document', 'two'));
  const { text: written, characters } = write(stored, selection);
  const document = readDocument({ stored });
  expect(written).toBe(JSON.stringify({ one: document, kind: 'RichText', two: document }));
  expect(characters).toBeGreaterThanOrEqual(2 * stored.length);
});

test('leaves a selection with the plain text to the parser', () => {
  const plain = { ...fieldOf('document', 'text'), name: 'text' };
  expect(write(doc(paragraph(text('a'))), planned(plain)).text).toBe(parsed);
});
