import { readFileSync } from 'node:fs';
import { judge, type Goal } from '../measuring/goal.ts';

/** Prints one figure, its goal if it has one, and a note. A missed goal makes the process exit with 1. */
export const show = (what: string, value: number, unit: string, { goal, note = '' }: Remarks = {}): void => {
  const remarks = [goal ? judge(value, goal) : '', note].filter((text) => text !== '').join('; ');
  console.log(`${what.padEnd(64)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(4)} ${remarks}`);
};

interface Remarks {
  goal?: Goal;
  note?: string;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Returns the milliseconds of each round. */
export const measureRounds = async (rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await timed(() => work(round)));
  return taken;
};

/** Processor time of all threads of a process so far (Linux, which counts in steps of 10 ms). */
export const processorMilliseconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
