import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { firstPermitted, targetOf } from './fallback.ts';

const screen = (path: string): Screen => ({
  path,
  title: path,
  page: () => Promise.resolve({ Component: () => null }),
});

describe('where a person lands who asked for something else', () => {
  test("SH-6 the first page that is not '/', the sign-in, a wildcard or in need of a parameter", () => {
    const own = ['/', '/authentication', '*', '/files/*', '/signals/:id', '/water-meters', '/dashboard'].map(screen);
    expect(firstPermitted(own)?.path).toBe('/water-meters');
  });

  test('SH-6 nobody without pages is sent anywhere', () => {
    expect(firstPermitted([screen('/'), screen('*')])).toBeUndefined();
  });

  test("SH-2 '/' stands for the dashboard", () => {
    expect(targetOf('/', [screen('/signals_oper/list'), screen('/dashboard')])).toBe('/dashboard');
  });

  test.each([
    [['/signals/list', '/signals_email/list', '/signals_oper/list'], '/signals_oper/list'],
    [['/signals/list', '/signals_email/list'], '/signals_email/list'],
    [['/dashboard', '/signals/list'], '/signals/list'],
    [['/dashboard'], undefined],
  ])('SH-15 of %j /signals opens %s', (paths, target) => {
    expect(targetOf('/signals', paths.map(screen))).toBe(target);
  });
});
