import { judge } from '../measuring/goal.ts';

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Prints a figure in milliseconds with its goal. */
export const printTime = (name: string, milliseconds: number, atMost: number): void => {
  console.log(`${name}: ${rounded(milliseconds)} ms (${judge(rounded(milliseconds), { atMost })})`);
};

/** Prints the median, its goal if there is one, and the fastest time, which other load affects least. */
export const printTimes = (name: string, times: readonly number[], atMost?: number): void => {
  const ms = rounded(median(times));
  const judgement = atMost === undefined ? '' : ` (${judge(ms, { atMost })})`;
  console.log(`${name}: ${ms} ms, fastest ${rounded(Math.min(...times))} ms${judgement}`);
};

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
