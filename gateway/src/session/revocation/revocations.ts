import { LRUCache } from 'lru-cache';

export type TokenOrigin = { sub: string; sid?: string | undefined; iat: number };
export type Revocation = { session: string } | { subject: string; until: number };

export type TokenStatus = 'current' | 'stale' | 'ended';

/** Revoked tokens that have not expired. The list is in memory, because every request checks it. */
export type RevocationList = {
  /** Resolves when the revocation was shared with other gateways, if that is possible. */
  add: (revocation: Revocation) => void | Promise<void>;
  /** `ended`: the session is over. `stale`: a newer token may be issued. */
  checkToken: (origin: TokenOrigin) => TokenStatus;
};

/** No token outlives its provider session, which ends within ten hours. */
export const lifeMilliseconds = 10 * 60 * 60 * 1000;

/** A list of this gateway only. */
export const createRevocationList = () => {
  const sessions = new LRUCache<string, true>({ max: 100_000, ttl: lifeMilliseconds });
  const subjects = new LRUCache<string, number>({ max: 100_000, ttl: lifeMilliseconds });
  return {
    add: (revocation: Revocation): void => {
      if ('session' in revocation) sessions.set(revocation.session, true);
      else subjects.set(revocation.subject, Math.max(revocation.until, subjects.get(revocation.subject) ?? 0));
    },
    checkToken: ({ sub, sid, iat }: TokenOrigin): TokenStatus => {
      if (sid !== undefined && sessions.has(sid)) return 'ended';
      // `iat` has whole seconds: a token of the same second counts as older.
      return iat <= (subjects.get(sub) ?? -1) ? 'stale' : 'current';
    },
  };
};
