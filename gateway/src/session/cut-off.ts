import { LRUCache } from 'lru-cache';

export type TokenOrigin = { sub: string; sid?: string | undefined; iat: number };
export type CutOff = { session: string } | { subject: string; until: number };

/**
 * Tokens that live on only on paper. One gateway keeps it in memory; several need one that they share, so every
 * answer may have to be waited for.
 */
export type CutOffList = {
  add: (cutOff: CutOff) => void | Promise<void>;
  /** `ended`: the session is over. `stale`: a newer token may still be had. */
  judge: (origin: TokenOrigin) => 'current' | 'stale' | 'ended' | Promise<'current' | 'stale' | 'ended'>;
};

/** No token outlives a provider session, and none of those outlives ten hours. */
const lifeMilliseconds = 10 * 60 * 60 * 1000;

export const createCutOffList = (): CutOffList => {
  const sessions = new LRUCache<string, true>({ max: 100_000, ttl: lifeMilliseconds });
  const subjects = new LRUCache<string, number>({ max: 100_000, ttl: lifeMilliseconds });
  return {
    add: (cutOff) => {
      if ('session' in cutOff) sessions.set(cutOff.session, true);
      else subjects.set(cutOff.subject, Math.max(cutOff.until, subjects.get(cutOff.subject) ?? 0));
    },
    judge: ({ sub, sid, iat }) => {
      if (sid !== undefined && sessions.has(sid)) return 'ended';
      // `iat` has whole seconds: a token of the very second counts as older.
      return iat <= (subjects.get(sub) ?? -1) ? 'stale' : 'current';
    },
  };
};
