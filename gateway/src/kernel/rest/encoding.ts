import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, createUnzip, unzip } from 'node:zlib';
import { Trouble } from './upstream-error.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The bytes of an answer without their coding. Nothing of the sort is asked for, but a service may compress for whoever
 * names no coding. What grows beyond `limit` bytes is a `Trouble`.
 */
export const decoded = async (headers: Headers, body: Buffer, limit: number): Promise<Buffer> => {
  const coding = codingOf(headers);
  if (coding === 'identity' || body.length === 0) return body;
  if (!isKnown(coding)) throw new Trouble('SENSELESS');
  try {
    return await whole[coding](body, { maxOutputLength: limit });
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    throw new Trouble(code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'SENSELESS', error);
  }
};

/** The same for bytes that run through. */
export const decodedStream = (headers: Headers, content: Readable): Readable => {
  const coding = codingOf(headers);
  if (coding === 'identity') return content;
  if (!isKnown(coding)) return content.destroy(new Trouble('SENSELESS'));
  const output = streaming[coding]();
  // Whatever goes wrong on the way is the output's error.
  return pipeline(content, output, () => undefined);
};

/** Whether the bytes are not those of the record itself, so that length and tag are not the record's either. */
export const isCoded = (headers: Headers): boolean => codingOf(headers) !== 'identity';

const whole = {
  gzip: promisify<Buffer, { maxOutputLength: number }, Buffer>(unzip),
  deflate: promisify<Buffer, { maxOutputLength: number }, Buffer>(unzip),
  br: promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress),
};

const streaming = { gzip: createUnzip, deflate: createUnzip, br: createBrotliDecompress };

type Coding = keyof typeof whole;

const isKnown = (coding: string): coding is Coding => Object.hasOwn(whole, coding);

const codingOf = (headers: Headers): string =>
  String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
