import { expect, test } from '@jest/globals';
import { loggedPath } from './logged-path.ts';

test('a logged path has no query and is truncated', () => {
  expect(loggedPath('/files/signals/5?egn=7501010000')).toBe('/files/signals/5');
  expect(loggedPath(`/${'a'.repeat(100_000)}?egn=7501010000`)).toBe(`/${'a'.repeat(199)}…`);
});

test('encoded digits are decoded, so that a personal number in a path is masked', () => {
  expect(loggedPath('/files/signals/%38001014560/responses')).toBe('/files/signals/8001014560/responses');
  expect(loggedPath('/files/%41%2F%3a')).toBe('/files/%41%2F%3a');
});
