import { LRUCache } from 'lru-cache';

export type TokenOrigin = { sub: string; sid?: string | undefined; iat: number };
export type CutOff = { session: string } | { subject: string; until: number };

export type Judgement = 'current' | 'stale' | 'ended';

/** Tokens that live on only on paper. The list is at hand in memory, since every request asks it. */
export type CutOffList = {
  /** Waits until other gateways can know it too, where there is a way to tell them. */
  add: (cutOff: CutOff) => void | Promise<void>;
  /** `ended`: the session is over. `stale`: a newer token may still be had. */
  judge: (origin: TokenOrigin) => Judgement;
};

/** No token outlives a provider session, and none of those outlives ten hours. */
export const lifeMilliseconds = 10 * 60 * 60 * 1000;

/** Known to this gateway alone. */
export const createCutOffList = () => {
  const sessions = new LRUCache<string, true>({ max: 100_000, ttl: lifeMilliseconds });
  const subjects = new LRUCache<string, number>({ max: 100_000, ttl: lifeMilliseconds });
  return {
    add: (cutOff: CutOff): void => {
      if ('session' in cutOff) sessions.set(cutOff.session, true);
      else subjects.set(cutOff.subject, Math.max(cutOff.until, subjects.get(cutOff.subject) ?? 0));
    },
    judge: ({ sub, sid, iat }: TokenOrigin): Judgement => {
      if (sid !== undefined && sessions.has(sid)) return 'ended';
      // `iat` has whole seconds: a token of the very second counts as older.
      return iat <= (subjects.get(sub) ?? -1) ? 'stale' : 'current';
    },
  };
};
