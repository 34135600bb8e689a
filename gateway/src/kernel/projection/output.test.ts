import { expect, test } from '@jest/globals';
import { Declined } from './declined.ts';
import { Output } from './output.ts';

test('a response of eight million bytes is declined, and one of four million bytes is not', () => {
  const out = new Output();
  const million = 'a'.repeat(1_000_000);
  for (let count = 0; count < 4; count += 1) out.appendText(million);
  expect(() => {
    for (let count = 0; count < 4; count += 1) out.appendText(million);
  }).toThrow(Declined);
});
