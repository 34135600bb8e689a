import { open, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';

const sortedNumbers = 500_000;
const fsyncs = 100;
const rounds = 5;

/**
 * Prints the machine's time for fixed work: sorting 500 000 numbers on one core, and 100 writes with fsync.
 * Benchmarks print it before and after their measurements, so that absolute times of two runs can be compared.
 */
export const printCalibration = async (): Promise<void> => {
  const processor = Array.from({ length: rounds }, sortNumbers).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const disk = await writeDurably();
  const load = loadavg()[0] ?? 0;
  console.log(
    `calibration: sort ${processor.toFixed(1)} ms, ${fsyncs} fsyncs ${disk.toFixed(1)} ms, load ${load.toFixed(1)}`,
  );
};

/** Xorshift with a fixed seed: the numbers are the same in every run. */
const sortNumbers = (): number => {
  const started = performance.now();
  const numbers = new Uint32Array(sortedNumbers);
  let state = 2_463_534_242;
  for (let index = 0; index < sortedNumbers; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    numbers[index] = state;
  }
  numbers.sort((left, right) => left - right);
  return performance.now() - started;
};

const writeDurably = async (): Promise<number> => {
  const folder = await temporaryFolder('calibration');
  const file = await open(join(folder, 'fsync'), 'w');
  const page = Buffer.alloc(8192, 1);
  const started = performance.now();
  for (let written = 0; written < fsyncs; written += 1) {
    await file.write(page);
    await file.sync();
  }
  const milliseconds = performance.now() - started;
  await file.close();
  await rm(folder, { recursive: true, force: true });
  return milliseconds;
};
