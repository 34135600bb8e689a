import { LRUCache } from 'lru-cache';

/** A cache that is limited by the total size of its values in bytes. */
export interface ByteCache<Value extends object> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Total of the sizes of the stored values, as they were passed to `set`. */
  readonly bytes: number;
}

/**
 * Creates a cache. Above `maxBytes` it removes the least recently used values, and it never stores a value of more than
 * an eighth of `maxBytes`. Twice a minute at most, `set` also removes the values that were not used for two minutes, so
 * that the memory of the gateway shrinks after a time of high load.
 */
export const createByteCache = <Value extends object>(
  maxBytes: number,
  now: () => number = () => performance.now(),
): ByteCache<Value> => {
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    ttl: idleMs,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  });
  let purgedAt = now();
  return {
    get: (key) => values.get(key),
    set(key, value, bytes) {
      values.set(key, value, { size: bytes });
      if (now() - purgedAt < purgeMs) return;
      purgedAt = now();
      values.purgeStale();
    },
    delete: (key) => void values.delete(key),
    get bytes() {
      return values.calculatedSize;
    },
  };
};

const idleMs = 120_000;
const purgeMs = 30_000;
