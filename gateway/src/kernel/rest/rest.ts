import type { Readable } from 'node:stream';
import got from 'got';
import type { Got } from 'got';
import type { Caller } from '../access/caller.ts';
import { createBreaker } from './breaker.ts';
import type { BreakerSettings } from './breaker.ts';
import { takeNotes } from './read-tracking.ts';
import type { Notes } from './read-tracking.ts';
import { openPool } from './pool.ts';
import type { Pool, PoolAnswer } from './pool.ts';
import { readBytesOf } from './bytes.ts';
import { createReads } from './reads.ts';
import { openStream } from './stream.ts';
import type { StreamOptions } from './stream.ts';
import { RestRefusal, Trouble, troubleOf } from './upstream-error.ts';
import { createWrites } from './writes.ts';
import type { Upload } from './writes.ts';
import { writeQuery } from './wire.ts';
import type { Answer, GetPath, GetQuery, PostAnswer, PostBody, PostPath } from './wire.ts';

/** One file of an upload, in the order in which they come. Each is read to its end before the next one is asked for. */
export interface UploadFile {
  fileName: string;
  contentType: string;
  content: Readable;
}

/** A streamed answer. Whoever takes it must read it to its end or destroy it. */
export interface Download {
  status: 200 | 206 | 304;
  headers: Readonly<Record<string, string | undefined>>;
  content: Readable;
}

export interface WriteOptions {
  idempotencyKey?: string;
  /** The service keeps the first answer of a key, so a write without files may be sent again. */
  repeatable?: boolean;
  signal?: AbortSignal;
}

/** Calls in the name of one person, for one request. Failures are GraphQL errors with a code of `ErrorCode`. */
export interface RestCalls {
  readonly traceId: string;
  /** Whether a write was begun: until then nothing can have been stored. */
  readonly hasWritten: boolean;
  /** What was read so far. */
  readonly notes: Notes;
  /** What a reader makes of the JSON answer. NOT_FOUND if the service knows no such record. */
  get<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (answer: Answer<P>) => T): Promise<T>;
  /** The same; null if the service knows no such record. */
  find<P extends GetPath, T>(path: P, query: GetQuery<P>, read: (answer: Answer<P>) => T): Promise<T | null>;
  /** Sends fields, then files, as multipart/form-data, and answers the text of the reply. */
  postMultipart(
    path: string,
    query: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
    files: AsyncIterable<UploadFile> | null,
    options: WriteOptions,
  ): Promise<string>;
  /** Sends JSON, and answers what a reader makes of the JSON answer. It is never repeated. */
  post<P extends PostPath, T>(path: P, body: PostBody<P>, read: (answer: PostAnswer<P>) => T): Promise<T>;
  /** Sends an address alone, and answers the text of the reply. It is never repeated. */
  postQuery(path: string, query: Readonly<Record<string, string>>): Promise<string>;
  /** Bytes held whole, coded as the service coded them: tiles and pictures of maps. 200, 204 and 304 are answers. */
  bytes(
    path: string,
    query: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PoolAnswer>;
  /** Streams bytes; headers such as `range` and `if-none-match` are handed on. */
  stream(path: string, query: object, options?: StreamOptions): Promise<Download>;
}

export interface RestSettings {
  restUrl: string;
  connectTimeoutMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  answerLimitBytes: number;
  /** How much of unchanged answers is kept. */
  keptBytes?: number;
  retryDelayMs?: number;
  breaker?: BreakerSettings;
}

/** The one client of the REST service. */
export interface Rest {
  /** Calls that are not answered when the signal comes end with its reason. */
  as(caller: Pick<Caller, 'subject' | 'bearer'>, traceId: string, signal?: AbortSignal): RestCalls;
  stop(): void;
}

export const createRest = (settings: RestSettings): Rest => {
  const base = settings.restUrl.replace(/\/+$/, '');
  const pool = openPool(base, settings);
  const client = createClient(pool, settings);
  const breaker = createBreaker(settings.breaker ?? { failures: 5, pauseMs: 1000 });
  const shared = { ...settings, client, breaker, retryDelayMs: settings.retryDelayMs ?? 100 };
  const reads = createReads({ ...shared, pool, keptBytes: settings.keptBytes ?? 64 * 1024 * 1024 });
  const write = createWrites(shared);

  return {
    as({ subject, bearer }, traceId, signal) {
      const reader = { subject, bearer, traceId, signal };
      const notes = takeNotes((path) => reads.read(path, reader));
      let hasWritten = false;
      const get: RestCalls['get'] = async (path, query, read) => {
        try {
          const answer = await notes.read(writeQuery(path, query));
          return understand(answer as Answer<typeof path>, read);
        } catch (error) {
          throw error instanceof Trouble ? troubleOf(error, false) : error;
        }
      };
      const send = (path: string, upload: Pick<Upload, 'fields' | 'files' | 'json' | 'options'>): Promise<string> => {
        hasWritten = true;
        notes.spoil();
        const signals = [signal, upload.options.signal].filter((one) => one !== undefined);
        const either = signals.length ? { signal: AbortSignal.any(signals) } : {};
        const whole = { ...upload, path: base + path, options: { ...upload.options, ...either } };
        return write(whole, reader).finally(() => reads.written());
      };
      const bare = { fields: {}, files: null, options: {} };
      return {
        traceId,
        notes,
        get hasWritten() {
          return hasWritten;
        },
        get,
        find: (path, query, read) => get(path, query, read).catch(nullIfUnknown),
        postMultipart: (path, query, fields, files, options) =>
          send(writeQuery(path, query), { fields, files, options }),
        async post(path, body, read) {
          const answer = await send(path, { ...bare, json: JSON.stringify(body) });
          try {
            return understand(parseJson(answer) as PostAnswer<typeof path>, read);
          } catch (error) {
            throw error instanceof Trouble ? troubleOf(error, true) : error;
          }
        },
        postQuery: (path, query) => send(writeQuery(path, query), { ...bare, json: '' }),
        bytes(path, query, headers = {}) {
          notes.spoil();
          return readBytesOf({ pool, breaker }, writeQuery(path, query), headers, reader);
        },
        stream(path, query, options = {}) {
          notes.spoil();
          return openStream(client, base + writeQuery(path, query), reader, options, settings.fileTimeoutMs);
        },
      };
    },
    stop: () => pool.stop(),
  };
};

/** What is sent and what is streamed. got's defaults have no time-outs and repeat what must not be repeated: everything is said here. */
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

/** Readers take the contract at its word: where one stumbles, the answer was of another form. */
const understand = <W, T>(answer: W, read: (answer: W) => T): T => {
  try {
    return read(answer);
  } catch (error) {
    throw error instanceof TypeError ? new Trouble('SENSELESS', error) : error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says quotes the answer, which is not for the log.
    throw new Trouble('SENSELESS');
  }
};

const nullIfUnknown = (error: unknown): null => {
  if (error instanceof RestRefusal && error.status === 404) return null;
  throw error;
};
