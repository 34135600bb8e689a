import type { SessionState } from './session-requests.ts';

export const checkEveryMs = 6000;
const minValiditySeconds = 70;

interface CheckDeps {
  read: () => Promise<SessionState>;
  refresh: (minValiditySeconds: number) => Promise<SessionState>;
  /** Runs the work under a lock shared by all tabs. */
  withLock: (work: () => Promise<CheckResult>) => Promise<CheckResult>;
  clock: () => number;
  log: (message: string) => void;
}

export type CheckResult = 'valid' | 'over' | 'unreachable';

type SignedIn = Extract<SessionState, { kind: 'signed-in' }>;

/**
 * Creates the check that runs every 6 seconds. The check sends no request while the token is valid for at least 70
 * seconds by the server's clock. After that, one tab at a time reads the session, and refreshes the token unless
 * another tab has done so.
 */
export const createSessionCheck = (start: SignedIn, deps: CheckDeps): (() => Promise<CheckResult>) => {
  let localExpiry = toLocalExpiry(start, deps.clock);

  const isValidLongEnough = (): boolean => localExpiry - deps.clock() >= minValiditySeconds * 1000;

  const applyState = (state: SessionState): CheckResult => {
    if (state.kind === 'signed-out') return 'over';
    if (state.kind === 'unreachable') return 'unreachable';
    localExpiry = toLocalExpiry(state, deps.clock);
    return 'valid';
  };

  const renew = async (): Promise<CheckResult> => {
    const current = applyState(await deps.read());
    if (current === 'unreachable' || (current === 'valid' && isValidLongEnough())) return current;
    const result = applyState(await deps.refresh(minValiditySeconds));
    if (result !== 'valid') deps.log('Failed to refresh token');
    return result;
  };

  return () => (isValidLongEnough() ? Promise.resolve('valid') : deps.withLock(renew));
};

const toLocalExpiry = ({ expiresAt, now }: SignedIn, clock: () => number): number => clock() + expiresAt - now;
