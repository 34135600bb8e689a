import { expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describeTexts } from './describe-texts.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('*/**/*.texts.ts', { cwd: root, exclude: (path) => path.endsWith('node_modules') });
const texts = (
  await Promise.all(
    files.map(async (file) =>
      describeTexts((await import(join(root, file))) as object).map(({ key, text }) => `${file} ${key}: ${text}`),
    ),
  )
).flat();

/** Texts of SH-9 and MP-2, which the specification writes with three dots. */
const literalTexts = /: (Моля изчакайте|Зареждане)\.\.\.$/;

/** Spread syntax, in a function that is shown as its source code, has three dots too. */
const threeDots = /\.\.\.(?![\w[({])/;

test('SH-1 no text has three dots instead of an ellipsis, except the literal texts of the specification', () => {
  expect(texts.filter((text) => threeDots.test(text) && !literalTexts.test(text))).toEqual([]);
  expect(texts.filter((text) => literalTexts.test(text))).toHaveLength(2);
});

test('SH-1 no text has a unit in Latin letters', () => {
  const unit = /(?:\d|[»}]|,) ?(?:km|m|mm|cm|s|h|min|ms|B|kB|KB|MB|GB)(?![\w(])/;
  expect(texts.filter((text) => unit.test(text))).toEqual([]);
});

test("SH-1 the word for removing is 'Премахни'", () => {
  expect(texts.filter((text) => /(?<![А-Яа-я])[Мм]ахн/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('Премахни')).length).toBeGreaterThan(0);
});
