import type { Readable } from 'node:stream';
import got from 'got';
import type { Got } from 'got';
import type { Principal } from '../access/principal.ts';
import { createBreaker } from './breaker.ts';
import type { BreakerSettings } from './breaker.ts';
import { trackReads } from './read-tracking.ts';
import type { ReadTracker } from './read-tracking.ts';
import { openPool } from './pool.ts';
import type { Pool, PoolResponse } from './pool.ts';
import { readBytesOf } from './bytes.ts';
import { createReads } from './reads.ts';
import { openStream } from './stream.ts';
import type { StreamOptions } from './stream.ts';
import { RestStatusError, UpstreamError, toGraphQLError } from './upstream-error.ts';
import { createWrites } from './writes.ts';
import type { Upload } from './writes.ts';
import { writeQuery } from './wire.ts';
import type { ResponseBody, GetPath, GetQuery, PostResponseBody, PostBody, PostPath } from './wire.ts';

/** One file of an upload. Files are read in order, each to its end. */
export interface UploadFile {
  fileName: string;
  contentType: string;
  content: Readable;
}

/** A streamed response. The receiver must read it to its end or destroy it. */
export interface Download {
  status: 200 | 206 | 304;
  headers: Readonly<Record<string, string | undefined>>;
  content: Readable;
}

export interface WriteOptions {
  idempotencyKey?: string;
  /** The service stores the first response of a key, so a write without files may be repeated. */
  repeatable?: boolean;
  signal?: AbortSignal;
}

/** Calls with one user's token, for one request. Failures are GraphQL errors with a code of `ErrorCode`. */
export interface RestCalls {
  readonly traceId: string;
  /** True once a write was started: before that nothing can have been stored. */
  readonly hasWritten: boolean;
  /** Reads JSON and converts it. Throws NOT_FOUND for an unknown record. */
  get<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (response: ResponseBody<P>) => T): Promise<T>;
  /** The same; null for an unknown record. */
  find<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (response: ResponseBody<P>) => T): Promise<T | null>;
  /** Sends fields, then files, as multipart/form-data. Returns the response text. */
  postMultipart(
    path: string,
    query: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
    files: AsyncIterable<UploadFile> | null,
    options: WriteOptions,
  ): Promise<string>;
  /** Sends JSON and converts the JSON response. Never retried. */
  post<P extends PostPath, T>(path: P, body: PostBody<P>, read: (response: PostResponseBody<P>) => T): Promise<T>;
  /** Sends parameters in the URL. Returns the response text. Never retried. */
  postQuery(path: string, query: Readonly<Record<string, string>>): Promise<string>;
  /** Reads a body in memory without decoding it: tiles and map images. Statuses 200, 204 and 304 are successes. */
  bytes(
    path: string,
    query: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PoolResponse>;
  /** Streams a body; headers such as `range` and `if-none-match` are forwarded. */
  stream(path: string, query: object, options?: StreamOptions): Promise<Download>;
}

/** The same calls with the tracker of their reads, for the response cache. */
export interface TrackedCalls extends RestCalls {
  readonly tracker: ReadTracker;
}

export interface RestSettings {
  restUrl: string;
  connectTimeoutMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  responseLimitBytes: number;
  /** Size of the cache of unchanged responses. */
  cacheBytes?: number;
  retryDelayMs?: number;
  breaker?: BreakerSettings;
}

/** The client of the REST service. */
export interface Rest {
  /** Open calls end with the reason of the signal. */
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

  return {
    as({ subject, bearer }, traceId, signal) {
      const reader = { subject, bearer, traceId, signal };
      const tracker = trackReads((path) => reads.read(path, reader));
      let hasWritten = false;
      const get: RestCalls['get'] = async (path, query, read) => {
        try {
          const response = await tracker.read(writeQuery(path, query));
          return parseResponse(response as ResponseBody<typeof path>, read);
        } catch (error) {
          throw error instanceof UpstreamError ? toGraphQLError(error, false) : error;
        }
      };
      const send = (path: string, upload: Pick<Upload, 'fields' | 'files' | 'json' | 'options'>): Promise<string> => {
        hasWritten = true;
        tracker.markUncacheable();
        const signals = [signal, upload.options.signal].filter((one) => one !== undefined);
        const combined = signals.length ? { signal: AbortSignal.any(signals) } : {};
        const whole = { ...upload, path: base + path, options: { ...upload.options, ...combined } };
        return write(whole, reader).finally(() => reads.written());
      };
      const bare = { fields: {}, files: null, options: {} };
      return {
        traceId,
        tracker,
        get hasWritten() {
          return hasWritten;
        },
        get,
        find: (path, query, read) => get(path, query, read).catch(nullIfUnknown),
        postMultipart: (path, query, fields, files, options) =>
          send(writeQuery(path, query), { fields, files, options }),
        async post(path, body, read) {
          const response = await send(path, { ...bare, json: JSON.stringify(body) });
          try {
            return parseResponse(parseJson(response) as PostResponseBody<typeof path>, read);
          } catch (error) {
            throw error instanceof UpstreamError ? toGraphQLError(error, true) : error;
          }
        },
        postQuery: (path, query) => send(writeQuery(path, query), { ...bare, json: '' }),
        bytes(path, query, headers = {}) {
          tracker.markUncacheable();
          return readBytesOf({ pool, breaker }, writeQuery(path, query), headers, reader);
        },
        stream(path, query, options = {}) {
          tracker.markUncacheable();
          return openStream(client, base + writeQuery(path, query), reader, options, settings.fileTimeoutMs);
        },
      };
    },
    stop: () => pool.stop(),
  };
};

/** For writes and streams. got has no default time-outs and retries by default, so every option is set here. */
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

/** Converters trust the contract. A TypeError means that the response has another shape. */
const parseResponse = <W, T>(response: W, read: (response: W) => T): T => {
  try {
    return read(response);
  } catch (error) {
    throw error instanceof TypeError ? new UpstreamError('INVALID_RESPONSE', error) : error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the response, which must not be logged.
    throw new UpstreamError('INVALID_RESPONSE');
  }
};

const nullIfUnknown = (error: unknown): null => {
  if (error instanceof RestStatusError && error.status === 404) return null;
  throw error;
};
