import { TimeoutError } from 'got';
import type { Got } from 'got';
import type { UploadFile, WriteOptions } from './rest.ts';
import { writeMultipart } from './multipart.ts';
import { attachOutcome } from '../outcome.ts';
import type { MultipartBody } from './multipart.ts';
import { toUpstreamError } from './pool.ts';
import type { PoolResponse } from './pool.ts';
import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import { withRetry } from './retry.ts';
import type { CallOrigin } from './reads.ts';
import { decodeBody } from './encoding.ts';
import { UpstreamError, outcomeOfStatus, toStatusError, toGraphQLError } from './upstream-error.ts';

export interface OutgoingRequest {
  path: string;
  fields: Readonly<Record<string, string>>;
  files: AsyncIterable<UploadFile> | null;
  /** JSON text that is sent instead of a form. If empty, the request has an empty body. */
  json?: string;
  /** Default: POST. */
  method?: 'GET' | 'PUT' | 'DELETE';
  /** True if the request stores nothing: then a failure has no outcome. */
  isRead?: boolean;
  options: WriteOptions;
}

interface WriteDeps {
  client: Got;
  breaker: Breaker;
  retryDelayMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  responseLimitBytes: number;
}

/** Sends a form or JSON and returns the response text. Retries only if a retry cannot store anything twice. */
export const createWrites =
  (deps: WriteDeps) =>
  async (outgoing: OutgoingRequest, origin: CallOrigin): Promise<string> => {
    const { path, fields, files, options } = outgoing;
    const isWrite = !outgoing.isRead;
    const source = files && watchFiles(files);
    const form = outgoing.json === undefined ? writeMultipart(fields, source) : toJsonBody(outgoing.json);
    const attempts = trackAttempts();
    const attempt = (): Promise<PoolResponse> =>
      attempts.record(
        deps.breaker.run(
          () =>
            measureCall(outgoing.method ?? 'POST', path, () => send(deps, outgoing, form, origin)).catch(
              preferClientError(source, options.signal),
            ),
          { isWrite, isLong: files !== null },
        ),
      );
    const isRepeatable = !files && options.isRepeatable === true && options.idempotencyKey !== undefined;
    try {
      const result = await (isRepeatable ? withRetry(attempt, deps.retryDelayMs) : attempt());
      if (result.status === 200 || result.status === 201) return readText(result);
      if (result.status === 204) return '';
      throw toStatusError(result, { address: path, fields: [...Object.keys(fields), 'attachments'], isWrite });
    } catch (error) {
      const failure = error instanceof UpstreamError ? toGraphQLError(error, isWrite) : error;
      throw isWrite && attempts.mayHaveStored() ? attachOutcome(failure, 'UNKNOWN') : failure;
    }
  };

/**
 * Returns the text of a response. Throws for a page: a proxy has sent it, for example to sign in, so the service may not
 * have received the write.
 */
const readText = ({ headers, body }: PoolResponse): string => {
  const text = body.toString('utf8');
  const isPage = /^\s*text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*</.test(text);
  if (isPage) throw new UpstreamError('INVALID_RESPONSE');
  return text;
};

/** Records whether any attempt may have stored the write: the error of the last attempt does not show this. */
const trackAttempts = () => {
  let mayHaveStored = false;
  return {
    mayHaveStored: () => mayHaveStored,
    async record(attempt: Promise<PoolResponse>): Promise<PoolResponse> {
      try {
        const result = await attempt;
        if (result.status >= 300 && outcomeOfStatus(result.status) === 'UNKNOWN') mayHaveStored = true;
        return result;
      } catch (error) {
        if (error instanceof UpstreamError && error.kind !== 'CONNECT') mayHaveStored = true;
        throw error;
      }
    },
  };
};

const toJsonBody = (text: string): MultipartBody => ({
  contentType: text ? 'application/json' : '',
  body: Buffer.from(text),
});

const send = async (
  deps: WriteDeps,
  { path, files, method, options }: OutgoingRequest,
  form: MultipartBody,
  origin: CallOrigin,
): Promise<PoolResponse> => {
  const tooLarge = new AbortController();
  const signals = [tooLarge.signal, ...(options.signal ? [options.signal] : [])];
  const request = deps.client(path, {
    method: method ?? 'POST',
    ...(method !== 'GET' && { body: form.body }),
    headers: {
      accept: 'application/json, text/plain',
      authorization: `Bearer ${origin.bearer}`,
      ...(form.contentType && { 'content-type': form.contentType }),
      'x-trace-id': origin.traceId,
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey.toLowerCase() }),
    },
    responseType: 'buffer',
    signal: AbortSignal.any(signals),
    timeout: timeoutsOf(deps, files !== null, options),
  });
  void request.on('downloadProgress', ({ transferred }) => {
    if (transferred > deps.responseLimitBytes) tooLarge.abort();
  });
  try {
    const { statusCode, headers, body } = await request;
    return { status: statusCode, headers, body: await decodeBody(headers, Buffer.from(body), deps.responseLimitBytes) };
  } catch (error) {
    if (tooLarge.signal.aborted) throw new UpstreamError('TOO_LARGE', error);
    throw fromGotError(error);
  }
};

/**
 * Sending files may take long. After the files are sent, the shorter read time-out applies if the service recognises a
 * repeated idempotency key, because the client can then send the files again.
 */
const timeoutsOf = (deps: WriteDeps, hasFiles: boolean, { isRepeatable }: WriteOptions) => {
  if (!hasFiles) return { request: deps.readTimeoutMs };
  return { request: deps.fileTimeoutMs, ...(isRepeatable && { response: deps.readTimeoutMs }) };
};

/** The library `got` reports which phase timed out: during `lookup` and `connect`, nothing has been sent yet. */
export const fromGotError = (error: unknown): UpstreamError => {
  if (!(error instanceof TimeoutError)) return toUpstreamError(error);
  return new UpstreamError(error.event === 'connect' || error.event === 'lookup' ? 'CONNECT' : 'TIMEOUT', error);
};

/** A failed client upload is not an upstream failure: keep it out of the circuit breaker. */
const preferClientError =
  (source: WatchedFiles | null, signal: AbortSignal | undefined) =>
  (error: unknown): never => {
    if (source?.failure) throw source.failure;
    if (signal?.aborted) throw signal.reason;
    throw error;
  };

interface WatchedFiles extends AsyncIterable<UploadFile> {
  /** The first error of the client's upload; null without an error. */
  failure: unknown;
}

const watchFiles = (files: AsyncIterable<UploadFile>): WatchedFiles => {
  const watchedFiles: WatchedFiles = {
    failure: null,
    async *[Symbol.asyncIterator]() {
      try {
        for await (const file of files) {
          file.content.once('error', (error) => {
            // Node emits AbortError if the gateway aborted the upload.
            if (error.name !== 'AbortError') watchedFiles.failure ??= error;
          });
          yield file;
        }
      } catch (error) {
        watchedFiles.failure ??= error;
        throw error;
      }
    },
  };
  return watchedFiles;
};
