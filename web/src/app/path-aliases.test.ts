import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { findTarget } from './path-aliases.ts';

const screen = (path: string): Screen => ({
  path,
  title: path,
  page: () => Promise.resolve({ Component: () => null }),
});

describe('short paths', () => {
  test("SH-2 '/' opens the dashboard", () => {
    expect(findTarget('/', [screen('/signals_oper/list'), screen('/dashboard')])).toBe('/dashboard');
  });

  test('SH-15 /versions opens the page of versions', () => {
    expect(findTarget('/versions', [screen('/versions/list')])).toBe('/versions/list');
  });

  test.each([
    [['/signals/list', '/signals_email/list', '/signals_oper/list'], '/signals_oper/list'],
    [['/signals/list', '/signals_email/list'], '/signals_email/list'],
    [['/dashboard', '/signals/list'], '/signals/list'],
    [['/dashboard'], undefined],
  ])('SH-15 with the permitted pages %j, /signals opens %s', (paths, target) => {
    expect(findTarget('/signals', paths.map(screen))).toBe(target);
  });
});
