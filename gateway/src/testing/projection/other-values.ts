import type { Random } from '../../../../packages/demo/src/random.ts';
import { words } from './words.texts.ts';

export const texts = [
  '',
  words.leak,
  'a"b\\c',
  words.twoLines,
  '\u0000',
  '\ud83d\ude00',
  '\ud800',
  '2026-07-14',
  '5',
  '</script>',
  words.letter.repeat(200),
];
export const numbers = [0, 1, 7, 12_000, -3, 0.5, 42.6977, 1e21, 1e-7, 123_456_789_012, 2_147_483_648, 1.25, 9.1234];

/** The stored JSON of a rich text. */
export const document = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** The stored JSON of a rich text with paragraphs, texts with and without a mark, and nodes that are not allowed. */
export const richText = (random: Random): string => {
  const inline = (): object =>
    random.pick([
      { type: 'text', text: random.pick(texts) },
      { type: 'text', text: words.leak },
      { type: 'text', marks: [{ type: 'bold' }], text: words.leak },
      { type: 'hardBreak' },
    ]);
  const content = (): object[] => Array.from({ length: random.whole(1, 3) }, inline);
  const block = (): object =>
    random.pick([
      { type: 'paragraph' },
      { type: 'paragraph', content: content() },
      { type: 'paragraph', content: [{ type: 'text', text: words.leak }] },
      { type: 'heading', attrs: { level: 2 }, content: content() },
      { type: 'script', content: content() },
    ]);
  return JSON.stringify({ type: 'doc', content: Array.from({ length: random.whole(0, 3) }, block) });
};

/** Creates a record with an id and a name, such as a priority. */
export const named = (random: Random, key = 'nameBg'): Record<string, unknown> => ({
  id: 1 + random.whole(0, 3),
  [key]: random.pick([words.high, words.low, 'a"b']),
});

/** Wrong values: a test puts one of them in place of a field's value in a REST response. */
export const otherValues: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  (random) => random.pick(texts),
  (random) => random.pick(numbers),
  () => [],
  () => ({}),
  () => [1, 'a', null],
  (random) => named(random),
  (random) => document(random.pick(texts)),
  richText,
];
