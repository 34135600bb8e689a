import { beforeEach, describe, expect, test } from '@jest/globals';
import { forgetSignIns, maySendToSignIn } from './sign-in-guard.ts';

describe('AU-13 signing in never loops', () => {
  beforeEach(() => sessionStorage.clear());

  test('AU-13 two rounds within half a minute are allowed, a third is not', () => {
    expect([0, 1000, 2000].map((now) => maySendToSignIn(now))).toEqual([true, true, false]);
  });

  test('AU-13 later rounds count anew', () => {
    expect([0, 1000, 31_000].map((now) => maySendToSignIn(now))).toEqual([true, true, true]);
  });

  test('AU-13 a successful start forgets the rounds', () => {
    maySendToSignIn(0);
    maySendToSignIn(1);
    forgetSignIns();
    expect(maySendToSignIn(2)).toBe(true);
  });
});
