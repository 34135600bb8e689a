import { beforeEach, describe, expect, test } from '@jest/globals';
import { resetSignInAttempts, tryStartSignIn } from './sign-in-guard.ts';

describe('AU-13 signing in never loops', () => {
  beforeEach(() => sessionStorage.clear());

  test('AU-13 two redirects within half a minute are allowed, but not a third', () => {
    expect([0, 1000, 2000].map((now) => tryStartSignIn(now))).toEqual([true, true, false]);
  });

  test('AU-13 redirects of more than half a minute ago do not count', () => {
    expect([0, 1000, 31_000].map((now) => tryStartSignIn(now))).toEqual([true, true, true]);
  });

  test('AU-13 `resetSignInAttempts` allows redirects again', () => {
    tryStartSignIn(0);
    tryStartSignIn(1);
    resetSignInAttempts();
    expect(tryStartSignIn(2)).toBe(true);
  });
});
