import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** Measures the compression levels in alternating rounds, then prints size and processor time of each. */
export const compareLevels = async (name: string, bytes: Buffer): Promise<void> => {
  const measured = levels.map((level) => ({ ...level, size: 0, costs: [] as number[] }));
  for (let round = 0; round < 10; round += 1)
    for (const level of measured) {
      const before = process.cpuUsage();
      for (let time = 0; time < 20; time += 1) level.size = (await level.compress(bytes)).length;
      const { user, system } = process.cpuUsage(before);
      if (round > 0) level.costs.push((user + system) / 20);
    }
  console.log(`${name}, ${bytes.length} bytes`);
  for (const { coding, level, size, costs } of measured)
    console.log(
      `  ${coding} ${level}`.padEnd(10),
      `${size} bytes`.padStart(12),
      `${median(costs).toFixed(0)} µs`.padStart(8),
    );
};

const [zstd, brotli, gzipped] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

const coders = {
  zstd: (level: number, bytes: Buffer) =>
    zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: bytes.length }),
  br: (level: number, bytes: Buffer) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (level: number, bytes: Buffer) => gzipped(bytes, { level }),
};

const levels = (
  [
    ['zstd', [1, 3, 5]],
    ['br', [1, 3, 4, 5]],
    ['gzip', [1, 4, 6]],
  ] as const
).flatMap(([coding, some]) =>
  some.map((level) => ({ coding, level, compress: (bytes: Buffer) => coders[coding](level, bytes) })),
);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
