import { useEffect } from 'react';
import { log } from '../platform/log.ts';
import { reportSessionOver, sessionOver } from '../platform/request/session-over.ts';
import { type CheckResult, checkEveryMs, createSessionCheck } from './session-check.ts';
import { readSessionState, refreshSession, type SessionState } from './session-requests.ts';

interface SessionWatchProps {
  start: Extract<SessionState, { kind: 'signed-in' }>;
}

/** Keeps the session alive while the product is open, and reports the end of the session. */
export const SessionWatch = ({ start }: SessionWatchProps): null => {
  useSessionWatch(start);
  return null;
};

const useSessionWatch = (start: Extract<SessionState, { kind: 'signed-in' }>): void =>
  useEffect(() => {
    const check = createSessionCheck(start, {
      read: readSessionState,
      refresh: refreshSession,
      withLock,
      clock: Date.now,
      log,
    });
    let isRunning = false;
    const checkOnce = async (): Promise<void> => {
      if (isRunning || sessionOver.get()) return;
      isRunning = true;
      try {
        if ((await check()) === 'over') reportSessionOver();
      } catch {
        log('Failed to refresh token');
      } finally {
        isRunning = false;
      }
    };
    const timer = setInterval(() => void checkOnce(), checkEveryMs);
    const onVisibilityChange = (): void => void (document.visibilityState === 'visible' && checkOnce());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [start]);

// Web Locks exist in secure contexts only. Without them, the gateway still merges refreshes of one token.
const withLock = (work: () => Promise<CheckResult>): Promise<CheckResult> =>
  navigator.locks ? navigator.locks.request('auth-refresh', work) : work();
