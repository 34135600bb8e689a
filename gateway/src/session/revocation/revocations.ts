import { LRUCache } from 'lru-cache';
import { upToEntries } from '../../kernel/limits/cache-size.ts';

export type TokenOrigin = { sub: string; sid?: string | undefined; iat: number };
export type Revocation = { session: string } | { subject: string; until: number };

export type TokenStatus = 'current' | 'stale' | 'ended';

/** Revocations whose tokens may still be valid otherwise. The list is in memory, because every request checks it. */
export type RevocationList = {
  /** Resolves when the revocation was shared with other gateways, if that is possible. */
  add: (revocation: Revocation) => void | Promise<void>;
  /** `ended`: the session is over. `stale`: a newer token may be issued. */
  checkToken: (origin: TokenOrigin) => TokenStatus;
  /** Calls the listener after each new revocation. Returns the function that unsubscribes. */
  subscribe: (listener: RevocationListener) => () => void;
};

export type RevocationListener = (revocation: Revocation) => void;

/** True if the revocation applies to the token. */
export const isRevokedBy = (revocation: Revocation, { sub, sid, iat }: TokenOrigin): boolean =>
  'session' in revocation ? revocation.session === sid : revocation.subject === sub && iat <= revocation.until;

/**
 * Revocations are kept for this time. It must not be shorter than the longest session of the identity provider: ten hours
 * by default, here and in Keycloak.
 */
export const revocationLifeMs = 10 * 60 * 60 * 1000;

/** Creates a list that is not shared with other gateways. */
export const createRevocationList = () => {
  const sessions = new LRUCache<string, true>({ ...upToEntries(100_000), ttl: revocationLifeMs });
  const subjects = new LRUCache<string, number>({ ...upToEntries(100_000), ttl: revocationLifeMs });
  const listeners = new Set<RevocationListener>();
  /** False for an entry that the list already has: the service sends the same entries several times. */
  const isNew = (revocation: Revocation): boolean =>
    'session' in revocation
      ? !sessions.has(revocation.session)
      : revocation.until > (subjects.get(revocation.subject) ?? -1);
  return {
    add: (revocation: Revocation): void => {
      if (!isNew(revocation)) return;
      if ('session' in revocation) sessions.set(revocation.session, true);
      else subjects.set(revocation.subject, revocation.until);
      for (const listener of listeners) listener(revocation);
    },
    subscribe: (listener: RevocationListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    checkToken: ({ sub, sid, iat }: TokenOrigin): TokenStatus => {
      if (sid !== undefined && sessions.has(sid)) return 'ended';
      // `iat` has whole seconds: a token of the same second counts as older.
      return iat <= (subjects.get(sub) ?? -1) ? 'stale' : 'current';
    },
  };
};
