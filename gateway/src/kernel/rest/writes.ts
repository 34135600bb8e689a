import { TimeoutError } from 'got';
import type { Got } from 'got';
import type { UploadFile, WriteOptions } from './rest.ts';
import { writeMultipart } from './multipart.ts';
import { sayingOutcome } from '../outcome.ts';
import type { MultipartBody } from './multipart.ts';
import { asTrouble } from './pool.ts';
import type { PoolAnswer } from './pool.ts';
import type { Breaker } from './breaker.ts';
import { measureCall } from './metrics.ts';
import { repeatedly } from './retry.ts';
import type { Reader } from './reads.ts';
import { decoded } from './encoding.ts';
import { Trouble, outcomeOfStatus, refusalOf, troubleOf } from './upstream-error.ts';

export interface Upload {
  path: string;
  fields: Readonly<Record<string, string>>;
  files: AsyncIterable<UploadFile> | null;
  /** Goes instead of a form; empty text: nothing goes but the address. */
  json?: string;
  options: WriteOptions;
}

interface WritesNeeds {
  client: Got;
  breaker: Breaker;
  retryDelayMs: number;
  readTimeoutMs: number;
  fileTimeoutMs: number;
  answerLimitBytes: number;
}

/** Sends a form, or JSON, and answers the text of the reply. It is repeated only if that cannot store anything twice. */
export const createWrites =
  (needs: WritesNeeds) =>
  async (upload: Upload, reader: Reader): Promise<string> => {
    const { path, fields, files, options } = upload;
    const source = files && watch(files);
    const form = upload.json === undefined ? writeMultipart(fields, source) : asJson(upload.json);
    const attempts = noteAttempts();
    const send = (): Promise<PoolAnswer> =>
      attempts.note(
        needs.breaker.run(
          () => measureCall('POST', path, () => post(needs, upload, form, reader)).catch(blame(source, options.signal)),
          { isWrite: true, isLong: files !== null },
        ),
      );
    const isRepeatable = !files && options.repeatable === true && options.idempotencyKey !== undefined;
    try {
      const answer = await (isRepeatable ? repeatedly(send, needs.retryDelayMs) : send());
      if (answer.status === 200 || answer.status === 201) return answer.body.toString('utf8');
      if (answer.status === 204) return '';
      throw refusalOf(answer, { address: path, fields: [...Object.keys(fields), 'attachments'], isWrite: true });
    } catch (error) {
      const told = error instanceof Trouble ? troubleOf(error, true) : error;
      throw attempts.mayHaveStored() ? sayingOutcome(told, 'UNKNOWN') : told;
    }
  };

/** Remembers whether an attempt may have stored what it sent: what the last one says is not all then. */
const noteAttempts = () => {
  let mayHaveStored = false;
  return {
    mayHaveStored: () => mayHaveStored,
    async note(attempt: Promise<PoolAnswer>): Promise<PoolAnswer> {
      try {
        const answer = await attempt;
        if (answer.status >= 300 && outcomeOfStatus(answer.status) === 'UNKNOWN') mayHaveStored = true;
        return answer;
      } catch (error) {
        if (error instanceof Trouble && error.kind !== 'CONNECT') mayHaveStored = true;
        throw error;
      }
    },
  };
};

const asJson = (text: string): MultipartBody => ({
  contentType: text ? 'application/json' : '',
  body: Buffer.from(text),
});

const post = async (
  needs: WritesNeeds,
  { path, files, options }: Upload,
  form: MultipartBody,
  reader: Reader,
): Promise<PoolAnswer> => {
  const tooLarge = new AbortController();
  const signals = [tooLarge.signal, ...(options.signal ? [options.signal] : [])];
  const request = needs.client.post(path, {
    body: form.body,
    headers: {
      accept: 'application/json, text/plain',
      authorization: `Bearer ${reader.bearer}`,
      ...(form.contentType && { 'content-type': form.contentType }),
      'x-trace-id': reader.traceId,
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    responseType: 'buffer',
    signal: AbortSignal.any(signals),
    timeout: timeoutsOf(needs, files !== null, options),
  });
  void request.on('downloadProgress', ({ transferred }) => {
    if (transferred > needs.answerLimitBytes) tooLarge.abort();
  });
  try {
    const { statusCode, headers, body } = await request;
    return { status: statusCode, headers, body: await decoded(headers, Buffer.from(body), needs.answerLimitBytes) };
  } catch (error) {
    if (tooLarge.signal.aborted) throw new Trouble('TOO_LARGE', error);
    throw gotTrouble(error);
  }
};

/** Files take their time to arrive. Once they have, a service that would know a repetition again need not be waited for long. */
const timeoutsOf = (needs: WritesNeeds, hasFiles: boolean, { repeatable }: WriteOptions) => {
  if (!hasFiles) return { request: needs.readTimeoutMs };
  return { request: needs.fileTimeoutMs, ...(repeatable && { response: needs.readTimeoutMs }) };
};

/** got names the stage that took too long; while connecting nothing was sent. */
export const gotTrouble = (error: unknown): Trouble => {
  if (!(error instanceof TimeoutError)) return asTrouble(error);
  return new Trouble(error.event === 'connect' || error.event === 'lookup' ? 'CONNECT' : 'TIMEOUT', error);
};

/** Where the sender of the files failed, not the service, nothing whole has arrived there, and it is well. */
const blame =
  (source: Watched | null, signal: AbortSignal | undefined) =>
  (error: unknown): never => {
    if (source?.failure) throw source.failure;
    if (signal?.aborted) throw signal.reason;
    throw error;
  };

interface Watched extends AsyncIterable<UploadFile> {
  failure: unknown;
}

const watch = (files: AsyncIterable<UploadFile>): Watched => {
  const watched: Watched = {
    failure: null,
    async *[Symbol.asyncIterator]() {
      try {
        for await (const file of files) {
          file.content.once('error', (error) => {
            // Node says AbortError where the upload was given up on our side.
            if (error.name !== 'AbortError') watched.failure ??= error;
          });
          yield file;
        }
      } catch (error) {
        watched.failure ??= error;
        throw error;
      }
    },
  };
  return watched;
};
