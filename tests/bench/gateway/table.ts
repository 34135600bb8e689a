import type { Case } from './cases.ts';
import { sides } from './turns.ts';
import type { Cost, Side, Turn } from './turns.ts';

/**
 * Prints medians of all rounds, and the 99th percentile of the times. Returns false if the gateway missed a goal.
 */
export const printTable = (turnsByCase: ReadonlyMap<Case, readonly Turn[]>): boolean => {
  printRow('milliseconds', ...sides, '÷ proxy', 'goal', '÷ Mercurius', 'goal');
  let areGoalsMet = true;
  for (const [{ name, goals }, turns] of turnsByCase) {
    const cpu = sides.map((side) => median(turns.map((turn) => turn[side].cpuMs)).toFixed(3));
    const toProxy = ratio(turns, 'proxy');
    const toMercurius = ratio(turns, 'mercurius');
    if ((goals.proxy !== null && toProxy > goals.proxy) || toMercurius > goals.mercurius) areGoalsMet = false;
    const [proxyGoal, mercuriusGoal] = [goals.proxy, goals.mercurius].map((goal) => goal?.toString() ?? '');
    printRow(name, ...cpu, toProxy.toFixed(2), proxyGoal ?? '', toMercurius.toFixed(2), mercuriusGoal ?? '');
  }
  printSpeed(turnsByCase);
  return areGoalsMet;
};

const printSpeed = (turnsByCase: ReadonlyMap<Case, readonly Turn[]>): void => {
  printRow('', ...sides.map((side) => `${side}/s`), ...sides.map((side) => `p99 ${side}`));
  for (const [{ name }, turns] of turnsByCase) {
    const perSecond = sides.map((side) => median(turns.map((turn) => turn[side].perSecond)).toFixed(0));
    const p99 = sides.map((side) => quantile(timesOf(turns, side), 0.99).toFixed(1));
    printRow(name, ...perSecond, ...p99);
  }
};

const ratio = (turns: readonly Turn[], peer: Side): number =>
  median(turns.map((turn) => turn.gateway.cpuMs / turn[peer].cpuMs));

const timesOf = (turns: readonly Turn[], side: Side): Cost['times'] => turns.flatMap((turn) => turn[side].times);

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const printRow = (name: string, ...cells: string[]): void =>
  console.log(name.padEnd(21) + cells.map((cell) => cell.padStart(14)).join(''));
