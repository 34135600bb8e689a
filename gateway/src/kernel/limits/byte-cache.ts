import { LRUCache } from 'lru-cache';

/** A cache whose size is limited in bytes. */
export interface ByteCache<Value extends object> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Total of the sizes that were passed to `set`. */
  readonly bytes: number;
}

/**
 * Above `maxBytes` the least recently used values are removed. Values that were not used for two minutes are removed
 * too, so that the memory of a gateway shrinks after a time of high load.
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
