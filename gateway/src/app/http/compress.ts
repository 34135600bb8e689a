import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Coding } from './accepted-coding.ts';

/** Compresses in Node's thread pool, outside the event loop. */
export const compress = (coding: Coding, bytes: Buffer): Promise<Buffer> => compressors[coding](bytes);

const [zstd, brotli, gzipped] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

const {
  ZSTD_c_compressionLevel: zstdLevel,
  BROTLI_PARAM_QUALITY: brotliQuality,
  BROTLI_PARAM_SIZE_HINT: brotliSize,
} = constants;

/** The next measured levels take 1.2 to 2.6 times as long and save 3 to 17 % of the bytes (docs/figures.md). */
const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  // With a known size, zstd and Brotli allocate smaller tables.
  zstd: (bytes) => zstd(bytes, { params: { [zstdLevel]: 3 }, pledgedSrcSize: bytes.length }),
  br: (bytes) => brotli(bytes, { params: { [brotliQuality]: 3, [brotliSize]: bytes.length } }),
  gzip: (bytes) => gzipped(bytes, { level: 4 }),
};
