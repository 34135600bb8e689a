import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { typedError } from '../kernel/errors.ts';
import type { Download, RestCalls } from '../kernel/rest/rest.ts';

export type FileAddress = { path: string; query: object };

type DownloadRequest = FileAddress & { firstByteTimeoutMs: number };

/**
 * Streams a download. Browsers save the file and do not show it in the gateway's origin, because citizens upload files.
 */
export const sendDownload = async (
  rest: RestCalls,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, firstByteTimeoutMs }: DownloadRequest,
): Promise<void> => {
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  const open = async (signal: AbortSignal): Promise<Download> => {
    const headers = { 'if-none-match': request.headers['if-none-match'] };
    const opened = await rest.stream(path, query, { headers, signal });
    await waitForFirstByte(opened.content).catch((error: unknown) => {
      throw typedError('UPSTREAM_FAILED', { cause: error });
    });
    return opened;
  };
  const download = await withTimeout(open, disconnected.signal, firstByteTimeoutMs);
  let isBroken = false;
  download.content.once('error', () => (isBroken = !disconnected.signal.aborted));
  response.writeHead(download.status, headersOf(download));
  // A client that stops reading would keep the file open here and at the service.
  response.setTimeout(idleMs);
  try {
    await pipeline(download.content, response);
  } catch (error) {
    // A client that disconnects is no error; missing upstream bytes are.
    if (isBroken) throw error;
  }
};

const idleMs = 60_000;

/**
 * Throws UPSTREAM_TIMEOUT if `work` takes too long. When `work` has finished, the timer is cleared, so only `signal`
 * can still abort the opened stream.
 */
const withTimeout = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  milliseconds: number,
): Promise<T> => {
  const timeoutController = new AbortController();
  const timer = setTimeout(() => timeoutController.abort(), milliseconds);
  try {
    return await work(AbortSignal.any([signal, timeoutController.signal]));
  } catch (error) {
    throw timeoutController.signal.aborted && !signal.aborted
      ? typedError('UPSTREAM_TIMEOUT', { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
};

const waitForFirstByte = (content: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    content
      .once('readable', resolve)
      .once('end', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('The download was closed')));
  });

const forwardedNames = ['content-type', 'content-length', 'etag', 'last-modified'];

const headersOf = ({ headers, status }: Download): OutgoingHttpHeaders => ({
  ...Object.fromEntries(forwardedNames.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
  ...(status === 304 ? {} : { 'content-disposition': asAttachment(headers['content-disposition']) }),
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
});

const asAttachment = (disposition: string | undefined): string =>
  disposition !== undefined && /^attachment\b/i.test(disposition) ? disposition : 'attachment';
