import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Download, RestCalls } from '../kernel/rest/rest.ts';

export type FileAddress = { path: string; query: object };

/** Bytes run through as they come. What a citizen sent in is never shown inside our origin, only saved. */
export const sendDownload = async (
  rest: RestCalls,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: FileAddress,
): Promise<void> => {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const download = await rest.stream(path, query, {
    headers: { 'if-none-match': request.headers['if-none-match'] },
    signal: left.signal,
  });
  let isBroken = false;
  download.content.once('error', () => (isBroken = !left.signal.aborted));
  response.writeHead(download.status, headersOf(download));
  // A client that stops reading would keep the file open here and at the service.
  response.setTimeout(idleMs);
  try {
    await pipeline(download.content, response);
  } catch (error) {
    // Whoever stops a download has seen enough: only bytes that failed to come are a failure.
    if (isBroken) throw error;
  }
};

const idleMs = 60_000;

const handedOn = ['content-type', 'content-length', 'etag', 'last-modified'];

const headersOf = ({ headers, status }: Download): OutgoingHttpHeaders => ({
  ...Object.fromEntries(handedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
  ...(status === 304 ? {} : { 'content-disposition': asAttachment(headers['content-disposition']) }),
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
});

const asAttachment = (disposition: string | undefined): string =>
  disposition !== undefined && /^attachment\b/i.test(disposition) ? disposition : 'attachment';
