import { describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decoded, decodedStream } from './encoding.ts';

const codings: [string, (content: string) => Buffer][] = [
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
];

describe('an answer that comes compressed', () => {
  test.each(codings)('%s: is read whole and as a stream', async (coding, compress) => {
    const headers = { 'content-encoding': coding };
    expect((await decoded(headers, compress('сигнал'), 100)).toString()).toBe('сигнал');
    expect(await text(decodedStream(headers, Readable.from([compress('сигнал')])))).toBe('сигнал');
  });

  test('one that would grow beyond the limit is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    await expect(decoded({ 'content-encoding': 'gzip' }, bomb, 1_000)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });

  test('an unknown coding and broken bytes make no sense', async () => {
    for (const coding of ['zip', 'gzip']) {
      const headers = { 'content-encoding': coding };
      await expect(decoded(headers, Buffer.from('x'), 100)).rejects.toMatchObject({ kind: 'SENSELESS' });
      await expect(text(decodedStream(headers, Readable.from([Buffer.from('x')])))).rejects.toThrow();
    }
  });

  test('a sender that breaks off fails the stream', async () => {
    const broken = new Readable({ read: () => undefined });
    const reading = text(decodedStream({ 'content-encoding': 'gzip' }, broken));
    broken.destroy(new Error('broken off'));
    await expect(reading).rejects.toThrow();
  });
});
