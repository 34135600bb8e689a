import { expect, test } from '@jest/globals';
import { loggedPath } from './logged-path.ts';

test('a logged path has no query and is truncated', () => {
  expect(loggedPath('/files/signals/5?egn=7501010000')).toBe('/files/signals/5');
  expect(loggedPath(`/${'a'.repeat(100_000)}?egn=7501010000`)).toBe(`/${'a'.repeat(199)}…`);
});
