import { describe, expect, test } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

describe('the page after sign-in', () => {
  test.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/./auth/login',
    '/x/../auth/logout',
    '/auth/callback',
    'javascript:alert(1)',
    'signals_oper/list',
    '/authentication?error=failed',
  ])('AU-1 %j becomes the first page', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  test.each(['/', '/signals_oper/list?page=2&sort=id#row', '/signals_oper/list?q=%D0%B2%D0%B8%D0%9A', '/authors'])(
    'AU-1 %j is kept',
    (value) => {
      expect(safeReturnTo(value)).toBe(value);
    },
  );
});
