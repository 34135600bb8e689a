import type { Readable } from 'node:stream';
import type { Caller } from './caller.ts';
import type { GetPath, GetQuery, Answer } from './wire.ts';

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
  /** Reads JSON. NOT_FOUND if the service knows no such record. */
  get<P extends GetPath>(path: P, query: GetQuery<P>): Promise<Answer<P>>;
  /** Reads JSON; null if the service knows no such record. */
  find<P extends GetPath>(path: P, query: GetQuery<P>): Promise<Answer<P> | null>;
  /** Sends fields, then files, as multipart/form-data, and answers the text of the reply. */
  postMultipart(
    path: string,
    query: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
    files: AsyncIterable<UploadFile> | null,
    options: WriteOptions,
  ): Promise<string>;
  /** Streams bytes; headers such as `range` and `if-none-match` are handed on. */
  stream(
    path: string,
    query: Readonly<Record<string, string>>,
    options?: { headers?: Readonly<Record<string, string | undefined>>; signal?: AbortSignal },
  ): Promise<Download>;
}

export interface RestSettings {
  restUrl: string;
  connectTimeoutMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  answerLimitBytes: number;
}

/** The one client of the REST service. */
export interface Rest {
  as(caller: Pick<Caller, 'subject' | 'bearer'>, traceId: string): RestCalls;
  stop(): void;
}
