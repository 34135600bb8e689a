import type { Readable } from 'node:stream';
import got from 'got';
import type { Got } from 'got';
import type { Principal } from '../access/principal.ts';
import { createBreaker } from './breaker.ts';
import type { BreakerSettings } from './breaker.ts';
import type { ReadTracker } from './read-tracking.ts';
import { openPool } from './pool.ts';
import type { Pool, PoolResponse } from './pool.ts';
import { createCalls } from './calls.ts';
import { createReads } from './reads.ts';
import type { StreamOptions } from './stream.ts';
import { createWrites } from './writes.ts';
import type { ResponseBody, GetPath, GetQuery, PostResponseBody, PostBody, PostPath } from './wire.ts';

/** One file of an upload. Files are read in order, each to its end. */
export interface UploadFile {
  fileName: string;
  contentType: string;
  content: Readable;
  /** Name of the form part. Default: `attachments`. */
  partName?: string;
}

/** A streamed response. The receiver must read it to its end or destroy it. */
export interface Download {
  status: 200 | 206 | 304;
  headers: Readonly<Record<string, string | undefined>>;
  content: Readable;
}

export interface WriteOptions {
  idempotencyKey?: string;
  /** True if the service stores the first response of a key: then a write without files may be repeated. */
  isRepeatable?: boolean;
  signal?: AbortSignal;
}

/** REST calls for one request, with the principal's token. Failures are GraphQL errors with a code of `ErrorCode`. */
export interface RestCalls {
  readonly traceId: string;
  /** True after the first write was started. While false, nothing can have been stored. */
  readonly hasWritten: boolean;
  /** Reads JSON and converts it. Throws NOT_FOUND for an unknown record. */
  get<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (response: ResponseBody<P>) => T): Promise<T>;
  /** Like `get`, but returns null for an unknown record. */
  find<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (response: ResponseBody<P>) => T): Promise<T | null>;
  /** Sends fields, then files, as multipart/form-data. Returns the response text. */
  postMultipart(
    path: string,
    query: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
    files: AsyncIterable<UploadFile> | null,
    options: WriteOptions,
  ): Promise<string>;
  /** Reads by POST: the parameters are in the body and not in the URL, which is logged. Neither cached nor retried. */
  readByPost<P extends PostPath, T>(path: P, body: PostBody<P>, read: (response: PostResponseBody<P>) => T): Promise<T>;
  /** Sends JSON and converts the JSON response. Never retried. */
  post<P extends PostPath, T>(path: P, body: PostBody<P>, read: (response: PostResponseBody<P>) => T): Promise<T>;
  /** Sends JSON. Returns the response text. */
  postJson(path: string, query: object, body: object, options?: WriteOptions): Promise<string>;
  /** Like `postJson` with another method. Without `body` the request has an empty body. Never retried. */
  sendJson(method: 'PUT' | 'DELETE', path: string, query: object, body?: object): Promise<string>;
  /** Sends parameters in the URL. Returns the response text. Never retried. */
  postQuery(path: string, query: Readonly<Record<string, string>>): Promise<string>;
  /** Sends a change that is a GET in the REST contract. Returns the response text. Never retried. */
  writeByGet(path: string, query: object): Promise<string>;
  /** Reads a tile or map image into memory without decompressing it. Statuses 200, 204 and 304 are successes. */
  bytes(
    path: string,
    query: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PoolResponse>;
  /** Streams a body; headers such as `range` and `if-none-match` are forwarded. */
  stream(path: string, query: object, options?: StreamOptions): Promise<Download>;
}

/** `RestCalls` with a tracker of the reads, for the response cache. */
export interface TrackedCalls extends RestCalls {
  readonly tracker: ReadTracker;
}

export interface RestSettings {
  restUrl: string;
  connectTimeoutMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  responseLimitBytes: number;
  /** After how long without a request a connection for writes is closed. Default: 4 s. */
  idleTimeoutMs?: number;
  /** Size of the cache of responses with an ETag. */
  cacheBytes?: number;
  retryDelayMs?: number;
  breaker?: BreakerSettings;
}

/** The client of the REST service. */
export interface Rest {
  /**
   * Creates calls with the principal's token. When `signal` is aborted, open calls except streams fail with the reason
   * of the abort.
   */
  as(principal: Pick<Principal, 'subject' | 'bearer'>, traceId: string, signal?: AbortSignal): TrackedCalls;
  stop(): void;
}

export const createRest = (settings: RestSettings): Rest => {
  const base = settings.restUrl.replace(/\/+$/, '');
  const pool = openPool(base, settings);
  const client = createClient(pool, settings);
  const breaker = createBreaker(settings.breaker ?? { failures: 5, pauseMs: 1000 });
  const shared = { ...settings, client, breaker, retryDelayMs: settings.retryDelayMs ?? 100 };
  const reads = createReads({ ...shared, pool, cacheBytes: settings.cacheBytes ?? 64 * 1024 * 1024 });
  const write = createWrites(shared);
  const deps = { base, pool, client, breaker, reads, write, fileTimeoutMs: settings.fileTimeoutMs };
  return {
    as: ({ subject, bearer }, traceId, signal) => createCalls(deps, { subject, bearer, traceId, signal }),
    stop: () => pool.stop(),
  };
};

/**
 * Creates the client for writes and streams. By default, the library `got` retries and has no time-outs, so these
 * options are set.
 */
const createClient = (pool: Pool, { connectTimeoutMs }: RestSettings): Got =>
  got.extend({
    agent: pool.agents,
    decompress: false,
    followRedirect: false,
    headers: { 'user-agent': 'struma-gateway' },
    retry: { limit: 0 },
    throwHttpErrors: false,
    timeout: { lookup: connectTimeoutMs, connect: connectTimeoutMs, secureConnect: connectTimeoutMs },
  });
