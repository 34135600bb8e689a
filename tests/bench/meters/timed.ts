import { judge } from '../measuring/goal.ts';

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Prints a figure in milliseconds with its goal. */
export const printTime = (name: string, milliseconds: number, atMost: number): void => {
  const ms = Math.round(milliseconds * 10) / 10;
  console.log(`${name}: ${ms} ms (${judge(ms, { atMost })})`);
};
