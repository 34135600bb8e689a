import { createByteCache } from '../limits/byte-cache.ts';
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

/**
 * A successful answer. Its bytes are kept, not what is parsed from them: objects that live on cost the garbage collector
 * more than parsing them again where they are needed.
 */
export class ReadAnswer {
  /** Null unless it is a strong one. */
  readonly etag: string | null;
  readonly body: Buffer;
  #value: unknown;

  constructor(etag: string | null, body: Buffer) {
    this.etag = etag;
    this.body = body;
  }

  /** The JSON. What is no JSON is a `Trouble`. */
  get value(): unknown {
    return (this.#value ??= parse(this.body));
  }
}

/**
 * Reads JSON: identical reads in the air are one call, which ends when the first one's time is over, and what did not
 * change is not sent again.
 */
export interface Reads {
  read(path: string, reader: Reader): Promise<ReadAnswer>;
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
  const inTheAir = new Map<string, Promise<ReadAnswer>>();
  let writes = 0;
  const kept = createByteCache<{ etag: string; body: Buffer }>(keptBytes);

  const load = async (path: string, { subject, bearer, traceId, signal }: Reader): Promise<ReadAnswer> => {
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
    if (answer.status === 304 && known) return new ReadAnswer(known.etag, known.body);
    if (!isSuccess(answer.status)) throw refusalOf(answer, { address: path, isWrite: false });
    const { body } = answer;
    const etag = strongTagOf(answer);
    if (etag === null) kept.delete(place);
    else kept.set(place, { etag, body }, body.length + place.length);
    return new ReadAnswer(etag, body);
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

const strongTagOf = ({ status, headers: { etag } }: PoolAnswer): string | null =>
  status === 200 && etag?.startsWith('"') ? etag : null;

const parse = (body: Buffer): unknown => {
  if (body.length === 0) return null;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What the parser says quotes the answer, which is not for the log.
    throw new Trouble('SENSELESS');
  }
};
