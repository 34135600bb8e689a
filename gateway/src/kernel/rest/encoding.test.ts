import { describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decodeBody, decodeStream } from './encoding.ts';

const codings: [string, (content: string) => Buffer][] = [
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
];

describe('a compressed response', () => {
  test.each(codings)('with the encoding %s is decoded as a whole and as a stream', async (coding, compress) => {
    const headers = { 'content-encoding': coding };
    expect((await decodeBody(headers, compress('сигнал'), 100)).toString()).toBe('сигнал');
    expect(await text(decodeStream(headers, Readable.from([compress('сигнал')])))).toBe('сигнал');
  });

  test('is not decompressed beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    await expect(decodeBody({ 'content-encoding': 'gzip' }, bomb, 1_000)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });

  test('with an unknown encoding or broken bytes is INVALID_RESPONSE', async () => {
    for (const coding of ['zip', 'gzip']) {
      const headers = { 'content-encoding': coding };
      await expect(decodeBody(headers, Buffer.from('x'), 100)).rejects.toMatchObject({ kind: 'INVALID_RESPONSE' });
      await expect(text(decodeStream(headers, Readable.from([Buffer.from('x')])))).rejects.toThrow();
    }
  });

  test('that ends too early makes the stream fail', async () => {
    const broken = new Readable({ read: () => undefined });
    const reading = text(decodeStream({ 'content-encoding': 'gzip' }, broken));
    broken.destroy(new Error('ended too early'));
    await expect(reading).rejects.toThrow();
  });
});
