import { expect, test } from '@jest/globals';
import { problemOf } from './message-input.ts';

test.each([
  ['a text of very many lines', 'а\n'.repeat(60_000)],
  ['a text above the limit', 'а'.repeat(50_001)],
])('SG-12 %s is too long', (_name, text) => {
  expect(problemOf({ text })).toMatchObject({ field: 'message', code: 'LENGTH' });
});

test('SG-12 a text of the longest permitted length has no problem', () => {
  expect(problemOf({ text: 'а'.repeat(50_000) })).toBeNull();
});
