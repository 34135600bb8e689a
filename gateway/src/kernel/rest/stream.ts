import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Got } from 'got';
import type { Download } from './rest.ts';
import { decodeBody, decodeStream, isCompressed } from './encoding.ts';
import { fromGotError } from './writes.ts';
import type { CallOrigin } from './reads.ts';
import { measureCall } from './metrics.ts';
import { toStatusError, toGraphQLError } from './upstream-error.ts';

export interface StreamOptions {
  headers?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
}

/** Opens a response as a stream. For an error status, reads the start of the body and throws `RestStatusError`. */
export const openStream = (...parameters: Parameters<typeof open>): Promise<Download> =>
  measureCall('GET', parameters[1], () => open(...parameters));

const open = (
  client: Got,
  path: string,
  origin: CallOrigin,
  options: StreamOptions,
  timeoutMs: number,
): Promise<Download> =>
  new Promise((resolve, reject) => {
    const stream = client.stream(path, {
      headers: {
        ...options.headers,
        'accept-encoding': 'identity',
        authorization: `Bearer ${origin.bearer}`,
        'x-trace-id': origin.traceId,
      },
      timeout: { request: timeoutMs },
      ...(options.signal && { signal: options.signal }),
    });
    const fail = (error: unknown): void => reject(toGraphQLError(fromGotError(error), false));
    stream.once('error', fail);
    stream.once('response', (response: IncomingMessage) => {
      const { statusCode: status = 0, headers } = response;
      if (status === 200 || status === 206 || status === 304) return resolve(toDownload(status, headers, stream));
      readStart(stream)
        .then((body) => decodeBody(headers, body, errorBodyLimit))
        .then((body) => reject(toStatusError({ status, headers, body }, { address: path, isWrite: false })), fail);
    });
  });

/** Decompresses the stream. The length and ETag of compressed bytes are left out: those of the file differ. */
const toDownload = (status: Download['status'], headers: IncomingMessage['headers'], stream: Readable): Download => {
  const { 'content-length': _length, etag: _tag, ...others } = headers;
  const content = decodeStream(headers, stream);
  return { status, headers: flatten(isCompressed(headers) ? others : headers), content };
};

const errorBodyLimit = 64 * 1024;

const flatten = (headers: IncomingMessage['headers']): Download['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

const readStart = async (stream: AsyncIterable<Buffer> & { destroy(): void }): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > errorBodyLimit) break;
  }
  stream.destroy();
  return Buffer.concat(chunks);
};
