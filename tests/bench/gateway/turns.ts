/** Measures the gateway, Mercurius and the proxy in alternating rounds. */
import type { Case } from './cases.ts';
import type { Load } from './load.ts';
import type { MeasuredProcess } from './processes.ts';

export const sides = ['proxy', 'mercurius', 'gateway'] as const;
export type Side = (typeof sides)[number];

export interface Runner {
  measured: MeasuredProcess;
  load: Load;
}

/** Figures of one case on one side in one round. */
export interface Cost {
  /** Processor time of the process per repetition. */
  cpuMs: number;
  /** Repetitions per second. */
  perSecond: number;
  /** Milliseconds of each repetition. */
  times: number[];
}

/** One round of a case: the cost on each side. */
export type Turn = Record<Side, Cost>;

export interface Plan {
  cases: readonly Case[];
  rounds: number;
  responsesPerRound: number;
  warmUpResponses: number;
}

/** Measures each case on all sides in alternating rounds, so that other load slows all of them equally. */
export const measureAlternating = async (
  runners: Record<Side, Runner>,
  { cases, rounds, responsesPerRound, warmUpResponses }: Plan,
  setChanging: (isChanging: boolean) => Promise<void>,
): Promise<Map<Case, Turn[]>> => {
  const turnsByCase = new Map<Case, Turn[]>(cases.map((each) => [each, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const [each, turns] of turnsByCase) {
      await setChanging(each.isChanging);
      const responses = round < 0 ? warmUpResponses : responsesPerRound;
      const turn = {
        gateway: await measure(runners.gateway, each.graphql, responses),
        mercurius: await measure(runners.mercurius, each.graphql, responses),
        proxy: await measure(runners.proxy, each.proxy, responses),
      };
      if (round >= 0) turns.push(turn);
    }
  return turnsByCase;
};

const measure = async ({ measured, load }: Runner, calls: Case['graphql'], count: number): Promise<Cost> => {
  const before = measured.cpu();
  const { repetitions, wallMs, times } = await load.run(calls, count);
  return { cpuMs: (measured.cpu() - before) / repetitions, perSecond: (repetitions / wallMs) * 1000, times };
};
