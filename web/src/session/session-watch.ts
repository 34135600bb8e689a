import { useEffect } from 'react';
import { log } from '../platform/log.ts';
import { reportSessionOver, sessionOver } from '../platform/session-over.ts';
import { type CheckResult, checkEveryMs, createSessionCheck } from './session-check.ts';
import { readSessionState, refreshSession, type SessionState } from './session-requests.ts';

/** Keeps the session alive while the product is open, and says when it has ended. */
export const useSessionWatch = (start: Extract<SessionState, { kind: 'signed-in' }>): void =>
  useEffect(() => {
    const check = createSessionCheck(start, {
      read: readSessionState,
      refresh: refreshSession,
      alone,
      clock: Date.now,
      log,
    });
    let running = false;
    const run = async (): Promise<void> => {
      if (running || sessionOver.get()) return;
      running = true;
      try {
        if ((await check()) === 'over') reportSessionOver();
      } catch {
        log('Failed to refresh token');
      } finally {
        running = false;
      }
    };
    const timer = setInterval(() => void run(), checkEveryMs);
    const look = (): void => void (document.visibilityState === 'visible' && run());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [start]);

// Web Locks exist in secure contexts only; without them the gateway still joins refreshes of one token.
const alone = (work: () => Promise<CheckResult>): Promise<CheckResult> =>
  navigator.locks ? navigator.locks.request('auth-refresh', work) : work();
