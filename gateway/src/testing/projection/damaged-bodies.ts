import type { Random } from '../../../../packages/demo/src/random.ts';
import { otherValues } from './other-values.ts';
import { words } from './words.texts.ts';

const pieces = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '0',
  '-',
  '1e5',
  '\\u00e9',
  '\\ud800',
  '\\x',
  ' ',
  '\n',
  '"id":5,',
  '\u0001',
  words.letter,
];

/** Changes random bytes of a body. The result may be invalid JSON. */
export const damage = (body: Buffer, random: Random): Buffer => {
  const at = random.whole(0, body.length + 1 - 1);
  const end = Math.min(body.length, at + 1 + random.whole(0, random.pick([1, 5, 40]) - 1));
  const [before, middle, after] = [body.subarray(0, at), body.subarray(at, end), body.subarray(end)];
  const kind = random.whole(0, 7 - 1);
  if (kind === 0) return Buffer.from(before);
  if (kind === 1) return Buffer.concat([before, after]);
  if (kind === 2) return Buffer.concat([before, middle, middle, after]);
  if (kind === 3) return Buffer.concat([before, Buffer.from(random.pick(pieces)), middle, after]);
  if (kind === 4) return Buffer.concat([before, Buffer.from([random.whole(0, 256 - 1)]), middle.subarray(1), after]);
  if (kind === 5) return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]);
  return withSecondKey(body, random);
};

/** Repeats a key of the JSON with another value, or writes the key with an escape. */
const withSecondKey = (body: Buffer, random: Random): Buffer => {
  const text = body.toString('utf8');
  const keys = [...text.matchAll(/"(\w+)":/g)];
  const found = keys[random.whole(0, keys.length - 1)];
  if (!found) return body;
  const [whole, key = ''] = found;
  const added = random.chance(0.5)
    ? `${whole}${JSON.stringify(random.pick(otherValues)(random)) ?? 'null'},${whole}`
    : `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}":`;
  return Buffer.from(text.slice(0, found.index) + added + text.slice(found.index + whole.length));
};
