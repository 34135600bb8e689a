import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, createUnzip, unzip } from 'node:zlib';
import { UpstreamError } from './upstream-error.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Decompresses a response body. A service may compress responses although the gateway does not request compression.
 * Throws `UpstreamError` if the encoding is unknown, the bytes are broken or the decompressed body exceeds the limit.
 */
export const decodeBody = async (headers: Headers, body: Buffer, limit: number): Promise<Buffer> => {
  const coding = codingOf(headers);
  if (coding === 'identity' || body.length === 0) return body;
  if (!isSupported(coding)) throw new UpstreamError('INVALID_RESPONSE');
  try {
    return await decompressors[coding](body, { maxOutputLength: limit });
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    throw new UpstreamError(code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'INVALID_RESPONSE', error);
  }
};

/** Decompresses a response stream. */
export const decodeStream = (headers: Headers, content: Readable): Readable => {
  const coding = codingOf(headers);
  if (coding === 'identity') return content;
  if (!isSupported(coding)) return content.destroy(new UpstreamError('INVALID_RESPONSE'));
  const output = streamDecompressors[coding]();
  // `output` emits every error of the pipeline.
  return pipeline(content, output, () => undefined);
};

/** True if the response is compressed: then its length and ETag are not those of the file. */
export const isCompressed = (headers: Headers): boolean => codingOf(headers) !== 'identity';

const decompressors = {
  gzip: promisify<Buffer, { maxOutputLength: number }, Buffer>(unzip),
  deflate: promisify<Buffer, { maxOutputLength: number }, Buffer>(unzip),
  br: promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress),
};

const streamDecompressors = { gzip: createUnzip, deflate: createUnzip, br: createBrotliDecompress };

type Coding = keyof typeof decompressors;

const isSupported = (coding: string): coding is Coding => Object.hasOwn(decompressors, coding);

const codingOf = (headers: Headers): string =>
  String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
