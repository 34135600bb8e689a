import { LRUCache } from 'lru-cache';
import { upToEntries } from './cache-size.ts';

export interface TrafficLimits {
  /** Requests of a principal: the rate and the size of a burst. `perSecond` 0: no limit. */
  principal: { perSecond: number; burst: number };
  /** The same for each address of requests without a principal. */
  address: { perSecond: number; burst: number };
  /**
   * The same for pages, their files and other small responses of each address, and for the map tiles of each principal.
   */
  static: { perSecond: number; burst: number };
  /** Concurrent requests of a principal. 0: no limit. */
  concurrent: number;
  /** Open event streams of a principal. 0: no limit. */
  streams: number;
}

/** Admits or refuses requests by the limits. Each process counts only its own requests. */
export interface Traffic {
  /** Counts a sign-in request, or another request without a principal. Returns the seconds to wait; 0: admitted. */
  admitAddress(address: string): number;
  /**
   * Counts a request for a page, a file or a map tile. `key` is the address for a page or a file, and the principal for
   * a map tile. Returns the seconds to wait; 0: admitted.
   */
  admitFile(key: string): number;
  /**
   * Counts a request of a principal. Returns the seconds to wait; 0: admitted. An admitted request counts as running
   * until `release` is called.
   */
  admitPrincipal(subject: string, onAdmitted: (release: () => void) => void): number;
  /** Counts an event stream of a principal. Returns the seconds to wait; 0: admitted. */
  admitStream(subject: string, onAdmitted: (release: () => void) => void): number;
}

export const createTraffic = (
  { principal, address, static: files, concurrent, streams }: TrafficLimits,
  now = () => performance.now(),
): Traffic => {
  const principals = createBuckets(principal, now);
  const addresses = createBuckets(address, now);
  const requestSlots = createSlots(concurrent);
  const streamSlots = createSlots(streams);
  return {
    admitAddress: addresses,
    admitFile: createBuckets(files, now),
    admitPrincipal(subject, onAdmitted) {
      if (requestSlots.areFull(subject)) return 1;
      const wait = principals(subject);
      if (wait) return wait;
      onAdmitted(requestSlots.occupy(subject));
      return 0;
    },
    admitStream(subject, onAdmitted) {
      if (streamSlots.areFull(subject)) return streamRetrySeconds;
      const wait = principals(subject);
      if (wait) return wait;
      onAdmitted(streamSlots.occupy(subject));
      return 0;
    },
  };
};

/**
 * Seconds after which a client above the limit of streams may try again. A page whose predecessor has not closed its
 * stream yet must not wait long; a client that stays above the limit must not try too often.
 */
const streamRetrySeconds = 15;

/** Counts the running requests or open streams of each principal. `max` 0: no limit. */
const createSlots = (max: number) => {
  const occupied = new Map<string, number>();
  return {
    areFull: (subject: string): boolean => max > 0 && (occupied.get(subject) ?? 0) >= max,
    /** Returns a function that releases the slot. */
    occupy(subject: string): () => void {
      occupied.set(subject, (occupied.get(subject) ?? 0) + 1);
      return () => {
        const remaining = (occupied.get(subject) ?? 1) - 1;
        if (remaining) occupied.set(subject, remaining);
        else occupied.delete(subject);
      };
    },
  };
};

interface Bucket {
  tokens: number;
  /** The time at which `tokens` was computed, in milliseconds. */
  at: number;
}

/**
 * Creates a token bucket for each key: `burst` tokens, refilled with `perSecond`. The returned function takes a token
 * and returns the seconds to wait; 0: admitted.
 */
const createBuckets = (
  { perSecond, burst }: { perSecond: number; burst: number },
  now: () => number,
): ((key: string) => number) => {
  const buckets = new LRUCache<string, Bucket>(upToEntries(50_000));
  return (key) => {
    if (!perSecond) return 0;
    const at = now();
    const before = buckets.get(key);
    const tokens = before ? Math.min(burst, before.tokens + ((at - before.at) / 1000) * perSecond) : burst;
    const isAdmitted = tokens >= 1;
    buckets.set(key, { tokens: isAdmitted ? tokens - 1 : tokens, at });
    return isAdmitted ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
};
