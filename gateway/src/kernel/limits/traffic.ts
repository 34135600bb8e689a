import { LRUCache } from 'lru-cache';

export interface TrafficLimits {
  /** Requests a second of one person, and how many may come at once after a pause. 0: no limit. */
  person: { perSecond: number; burst: number };
  /** The same for each address of those who have not signed in. */
  address: { perSecond: number; burst: number };
  /** Pages, their files and other small answers to anybody, for each address. */
  static: { perSecond: number; burst: number };
  /** Requests of one person that are being answered. 0: no limit. */
  concurrent: number;
  /** Streams of events that one person holds open. 0: no limit. */
  streams: number;
}

/** Counts who asks how much, in this process. */
export interface Traffic {
  /** Takes one request of somebody not signed in. Answers after how many seconds to come again; 0: go on. */
  admitAddress(address: string): number;
  /** The same for pages and their files, of which a page needs many at once. */
  admitFile(address: string): number;
  /** The same for a person; one that may go on is counted until `ended`. */
  admitPerson(subject: string, ended: (leave: () => void) => void): number;
  /** The same for a stream of events. */
  admitStream(subject: string, ended: (leave: () => void) => void): number;
}

export const createTraffic = (
  { person, address, static: files, concurrent, streams }: TrafficLimits,
  now = () => performance.now(),
): Traffic => {
  const persons = createBuckets(person, now);
  const addresses = createBuckets(address, now);
  const requests = createPlaces(concurrent);
  const streamed = createPlaces(streams);
  return {
    admitAddress: addresses,
    admitFile: createBuckets(files, now),
    admitPerson(subject, ended) {
      if (requests.areTaken(subject)) return 1;
      const wait = persons(subject);
      if (wait) return wait;
      ended(requests.take(subject));
      return 0;
    },
    admitStream(subject, ended) {
      if (streamed.areTaken(subject)) return streamSeconds;
      ended(streamed.take(subject));
      return 0;
    },
  };
};

/** Soon enough for a page that replaces another one, seldom enough for one too many. */
const streamSeconds = 15;

/** So many places for each person; 0: as many as are wanted. */
const createPlaces = (most: number) => {
  const taken = new Map<string, number>();
  return {
    areTaken: (subject: string): boolean => most > 0 && (taken.get(subject) ?? 0) >= most,
    /** Answers how to leave. */
    take(subject: string): () => void {
      taken.set(subject, (taken.get(subject) ?? 0) + 1);
      return () => {
        const left = (taken.get(subject) ?? 1) - 1;
        if (left) taken.set(subject, left);
        else taken.delete(subject);
      };
    },
  };
};

interface Bucket {
  left: number;
  at: number;
}

/** A bucket for each key: `burst` tokens, refilled by `perSecond`. */
const createBuckets = (
  { perSecond, burst }: { perSecond: number; burst: number },
  now: () => number,
): ((key: string) => number) => {
  const buckets = new LRUCache<string, Bucket>({ max: 50_000 });
  return (key) => {
    if (!perSecond) return 0;
    const at = now();
    const before = buckets.get(key);
    const left = before ? Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond) : burst;
    const isAdmitted = left >= 1;
    buckets.set(key, { left: isAdmitted ? left - 1 : left, at });
    return isAdmitted ? 0 : Math.ceil((1 - left) / perSecond);
  };
};
