import { LRUCache } from 'lru-cache';

/** Keeps values by the bytes that they take. */
export interface ByteCache<Value extends object> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** The bytes of all values, as they were given. */
  readonly bytes: number;
}

/**
 * Values beyond `maxBytes` push out the least recently used ones. What was not used for two minutes is dropped: the
 * memory of a gateway follows its load, and does not only grow to the limit.
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
