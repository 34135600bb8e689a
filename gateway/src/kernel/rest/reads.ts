import { createByteCache } from '../limits/byte-cache.ts';
import type { Pool, PoolResponse } from './pool.ts';
import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import { withRetry } from './retry.ts';
import { UpstreamError, toStatusError } from './upstream-error.ts';

/** The principal and the request for which a REST call is sent. */
export interface CallOrigin {
  subject: string;
  bearer: string;
  traceId: string;
  signal?: AbortSignal | undefined;
}

/**
 * A successful response as bytes, which are parsed at the first use. The cache stores only the bytes: many long-lived
 * objects would take more time in garbage collection than parsing the bytes again.
 */
export class ReadResult {
  /** Null without a strong ETag. */
  readonly etag: string | null;
  readonly body: Buffer;
  #value: unknown;

  constructor(etag: string | null, body: Buffer) {
    this.etag = etag;
    this.body = body;
  }

  /** The parsed JSON. Throws `UpstreamError` for invalid JSON. */
  get value(): unknown {
    return (this.#value ??= parse(this.body));
  }
}

/**
 * Reads JSON. Identical concurrent reads share one call: the abort signal of the first read applies, and the time limit
 * of the call begins with the first read. Cached responses are revalidated by ETag.
 */
export interface Reads {
  read(path: string, origin: CallOrigin): Promise<ReadResult>;
  /** Must be called after a write: later reads then do not share a call that began before the write. */
  onWrite(): void;
}

interface ReadDeps {
  pool: Pick<Pool, 'get'>;
  breaker: Breaker;
  retryDelayMs: number;
  cacheBytes: number;
}

export const createReads = ({ pool, breaker, retryDelayMs, cacheBytes }: ReadDeps): Reads => {
  const pending = new Map<string, Promise<ReadResult>>();
  let writes = 0;
  const cache = createByteCache<{ etag: string; body: Buffer }>(cacheBytes);

  const load = async (path: string, { subject, bearer, traceId, signal }: CallOrigin): Promise<ReadResult> => {
    // The key includes the user: the service of another utility may send the same ETag to all users, although each user
    // sees other rows.
    const cacheKey = `${subject} ${path}`;
    const cached = cache.get(cacheKey);
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${bearer}`,
      'x-trace-id': traceId,
      ...(cached && { 'if-none-match': cached.etag }),
    };
    const response = await withRetry(
      () => breaker.run(() => measureCall('GET', path, () => pool.get(path, headers, signal)), { isWrite: false }),
      retryDelayMs,
    );
    if (response.status === 304 && cached) return new ReadResult(cached.etag, cached.body);
    if (!isSuccess(response.status)) throw toStatusError(response, { address: path, isWrite: false });
    const { body } = response;
    const etag = strongTagOf(response);
    if (etag === null) cache.delete(cacheKey);
    else cache.set(cacheKey, { etag, body }, body.length + cacheKey.length);
    return new ReadResult(etag, body);
  };

  return {
    read(path, origin) {
      const key = `${writes} ${origin.bearer} ${path}`;
      const current = pending.get(key);
      if (current) return current;
      const call = load(path, origin).finally(() => pending.delete(key));
      pending.set(key, call);
      return call;
    },
    onWrite: () => void (writes += 1),
  };
};

const isSuccess = (status: number): boolean => status === 200 || status === 201 || status === 204;

const strongTagOf = ({ status, headers: { etag } }: PoolResponse): string | null =>
  status === 200 && etag?.startsWith('"') ? etag : null;

const parse = (body: Buffer): unknown => {
  if (body.length === 0) return null;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // The parser's message quotes the response, which must not be logged.
    throw new UpstreamError('INVALID_RESPONSE');
  }
};
