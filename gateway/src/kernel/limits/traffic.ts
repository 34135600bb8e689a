import { LRUCache } from 'lru-cache';

export interface TrafficLimits {
  /** Requests a second of one person, and how many may come at once after a pause. 0: no limit. */
  person: { perSecond: number; burst: number };
  /** The same for each address of those who have not signed in. */
  address: { perSecond: number; burst: number };
  /** Requests of one person that are being answered. 0: no limit. */
  concurrent: number;
}

/** Counts who asks how much, in this process. */
export interface Traffic {
  /** Takes one request of somebody not signed in. Answers after how many seconds to come again; 0: go on. */
  admitAddress(address: string): number;
  /** The same for a person; one that may go on is counted until `ended`. */
  admitPerson(subject: string, ended: (leave: () => void) => void): number;
}

export const createTraffic = (
  { person, address, concurrent }: TrafficLimits,
  now = () => performance.now(),
): Traffic => {
  const persons = createBuckets(person, now);
  const addresses = createBuckets(address, now);
  const present = new Map<string, number>();
  const leave = (subject: string): void => {
    const left = (present.get(subject) ?? 1) - 1;
    if (left) present.set(subject, left);
    else present.delete(subject);
  };
  return {
    admitAddress: addresses,
    admitPerson(subject, ended) {
      const running = present.get(subject) ?? 0;
      if (concurrent && running >= concurrent) return 1;
      const wait = persons(subject);
      if (wait) return wait;
      present.set(subject, running + 1);
      ended(() => leave(subject));
      return 0;
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
