import { describe, expect, test } from '@jest/globals';
import { type CheckResult, createSessionCheck } from './session-check.ts';
import type { SessionState } from './session-requests.ts';

const serverStart = 5_000_000;

// The browser's clock is ten minutes behind the server's.
const setUp = (
  answers: { read?: SessionState['kind']; refresh?: SessionState['kind']; refreshedElsewhere?: boolean } = {},
) => {
  let now = serverStart - 600_000;
  const calls: string[] = [];
  const serverNow = (): number => now + 600_000;
  const state = (kind: SessionState['kind'], secondsLeft: number): SessionState =>
    kind === 'signed-in'
      ? { kind, name: 'Мария', expiresAt: serverNow() + secondsLeft * 1000, now: serverNow() }
      : { kind };
  const remaining = (): number => (serverStart + 300_000 - serverNow()) / 1000;
  const withLock = async (work: () => Promise<CheckResult>): Promise<CheckResult> => {
    calls.push('lock');
    return work();
  };
  const check = createSessionCheck(
    { kind: 'signed-in', name: 'Мария', expiresAt: serverStart + 300_000, now: serverStart },
    {
      read: () => {
        calls.push('read');
        return Promise.resolve(state(answers.read ?? 'signed-in', answers.refreshedElsewhere ? 300 : remaining()));
      },
      refresh: (seconds) => {
        calls.push(`refresh ${seconds}`);
        return Promise.resolve(state(answers.refresh ?? 'signed-in', 300));
      },
      withLock,
      clock: () => now,
      log: (message) => calls.push(message),
    },
  );
  return { check, calls, advance: (seconds: number) => (now += seconds * 1000) };
};

describe('AU-3 the session check', () => {
  test("AU-3 the check sends no request while the token is valid for 70 s by the server's clock", async () => {
    const { check, calls, advance } = setUp();
    advance(230);
    expect(await check()).toBe('valid');
    expect(calls).toEqual([]);
  });

  test('AU-3 the check refreshes a token that is valid for less than 70 s, under the lock of all tabs', async () => {
    const { check, calls, advance } = setUp();
    advance(230.001);
    expect(await check()).toBe('valid');
    expect(calls).toEqual(['lock', 'read', 'refresh 70']);
  });

  test('AU-3 the check sends no request while the refreshed token is valid for 70 s', async () => {
    const { check, calls, advance } = setUp();
    advance(240);
    await check();
    calls.length = 0;
    advance(200);
    expect(await check()).toBe('valid');
    expect(calls).toEqual([]);
  });

  test('AU-3 the check does not refresh a token that another tab has refreshed', async () => {
    const { check, calls, advance } = setUp({ refreshedElsewhere: true });
    advance(240);
    expect(await check()).toBe('valid');
    expect(calls).toEqual(['lock', 'read']);
  });

  test('AU-3 a refused refresh ends the session and is logged', async () => {
    const { check, calls, advance } = setUp({ refresh: 'signed-out' });
    advance(240);
    expect(await check()).toBe('over');
    expect(calls).toContain('Failed to refresh token');
  });

  test('AU-3 an unreachable provider does not end the session, and the next check tries again', async () => {
    const { check, calls, advance } = setUp({ refresh: 'unreachable' });
    advance(240);
    expect(await check()).toBe('unreachable');
    await check();
    expect(calls.filter((call) => call === 'refresh 70')).toHaveLength(2);
  });

  test('AU-5 the check reports an ended session', async () => {
    const { check, calls, advance } = setUp({ read: 'signed-out', refresh: 'signed-out' });
    advance(240);
    expect(await check()).toBe('over');
    expect(calls).toEqual(['lock', 'read', 'refresh 70', 'Failed to refresh token']);
  });
});
