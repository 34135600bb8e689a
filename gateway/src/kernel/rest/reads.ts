import { LRUCache } from 'lru-cache';
import type { Pool, PoolAnswer } from './pool.ts';
import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import { repeatedly } from './retry.ts';
import { Trouble, refusalOf } from './upstream-error.ts';

export interface Reader {
  subject: string;
  bearer: string;
  traceId: string;
  signal?: AbortSignal | undefined;
}

interface Kept {
  etag: string;
  value: unknown;
}

/**
 * Reads JSON: identical reads in the air are one call, which ends when the first one's time is over, and what did not
 * change is not read or parsed again.
 */
export interface Reads {
  read(path: string, reader: Reader): Promise<unknown>;
  /** After a write nobody is given a read that began before it. */
  written(): void;
}

interface ReadsNeeds {
  pool: Pick<Pool, 'get'>;
  breaker: Breaker;
  retryDelayMs: number;
  keptBytes: number;
}

export const createReads = ({ pool, breaker, retryDelayMs, keptBytes }: ReadsNeeds): Reads => {
  const inTheAir = new Map<string, Promise<unknown>>();
  let writes = 0;
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, maxEntrySize: Math.ceil(keptBytes / 8) });

  const load = async (path: string, { subject, bearer, traceId, signal }: Reader): Promise<unknown> => {
    // One person's answers only: another service's ETag may stand for a table and not for what this person may see.
    const place = `${subject} ${path}`;
    const known = kept.get(place);
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${bearer}`,
      'x-trace-id': traceId,
      ...(known && { 'if-none-match': known.etag }),
    };
    const answer = await repeatedly(
      () => breaker.run(() => measureCall('GET', path, () => pool.get(path, headers, signal)), { isWrite: false }),
      retryDelayMs,
    );
    if (answer.status === 304 && known) return known.value;
    if (!isSuccess(answer.status)) throw refusalOf(answer, { address: path, isWrite: false });
    const value = parse(answer);
    keep(kept, place, answer, value);
    return value;
  };

  return {
    read(path, reader) {
      const key = `${writes} ${reader.bearer} ${path}`;
      const present = inTheAir.get(key);
      if (present) return present;
      const call = load(path, reader).finally(() => inTheAir.delete(key));
      inTheAir.set(key, call);
      return call;
    },
    written: () => void (writes += 1),
  };
};

const isSuccess = (status: number): boolean => status === 200 || status === 201 || status === 204;

const keep = (
  kept: LRUCache<string, Kept>,
  place: string,
  { status, headers, body }: PoolAnswer,
  value: unknown,
): void => {
  const { etag } = headers;
  if (status === 200 && etag?.startsWith('"')) kept.set(place, { etag, value }, { size: body.length + place.length });
  else kept.delete(place);
};

const parse = ({ status, body }: PoolAnswer): unknown => {
  if (status === 204 || body.length === 0) return null;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What the parser says quotes the answer, which is not for the log.
    throw new Trouble('SENSELESS');
  }
};
