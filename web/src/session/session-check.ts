import type { SessionState } from './session-requests.ts';

export const checkEveryMs = 6000;
const minValiditySeconds = 70;

interface CheckParts {
  read: () => Promise<SessionState>;
  refresh: (minValiditySeconds: number) => Promise<SessionState>;
  /** Runs the work while no other tab does. */
  alone: (work: () => Promise<CheckResult>) => Promise<CheckResult>;
  clock: () => number;
  log: (message: string) => void;
}

export type CheckResult = 'valid' | 'over' | 'unreachable';

type SignedIn = Extract<SessionState, { kind: 'signed-in' }>;

/**
 * The check that runs every 6 seconds. It asks nothing while the token lives for 70 seconds or more by the server's
 * clock; below that one tab at a time looks whether another has refreshed already, and refreshes if none has.
 */
export const createSessionCheck = (start: SignedIn, parts: CheckParts): (() => Promise<CheckResult>) => {
  let endsAt = endByOwnClock(start, parts.clock);

  const livesLongEnough = (): boolean => endsAt - parts.clock() >= minValiditySeconds * 1000;

  const take = (state: SessionState): CheckResult => {
    if (state.kind === 'signed-out') return 'over';
    if (state.kind === 'unreachable') return 'unreachable';
    endsAt = endByOwnClock(state, parts.clock);
    return 'valid';
  };

  const renew = async (): Promise<CheckResult> => {
    const present = take(await parts.read());
    if (present === 'unreachable' || (present === 'valid' && livesLongEnough())) return present;
    const result = take(await parts.refresh(minValiditySeconds));
    if (result !== 'valid') parts.log('Failed to refresh token');
    return result;
  };

  return () => (livesLongEnough() ? Promise.resolve('valid') : parts.alone(renew));
};

const endByOwnClock = ({ expiresAt, now }: SignedIn, clock: () => number): number => clock() + expiresAt - now;
