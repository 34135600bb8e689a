import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { findFallback, findTarget } from './fallback.ts';

const screen = (path: string): Screen => ({
  path,
  title: path,
  page: () => Promise.resolve({ Component: () => null }),
});

describe('the fallback of a page that cannot be opened', () => {
  test("SH-6 is the first page except '/', the sign-in, wildcards and paths with parameters", () => {
    const own = ['/', '/authentication', '*', '/files/*', '/signals/:id', '/water-meters', '/dashboard'].map(screen);
    expect(findFallback(own)?.path).toBe('/water-meters');
  });

  test('SH-6 is absent without permitted pages', () => {
    expect(findFallback([screen('/'), screen('*')])).toBeUndefined();
  });

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
  ])('SH-15 with %j /signals opens %s', (paths, target) => {
    expect(findTarget('/signals', paths.map(screen))).toBe(target);
  });
});
