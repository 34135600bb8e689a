import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median, processorMilliseconds, timed } from './figures.ts';

export interface LoadSettings {
  url: string;
  /** Headers of every request. */
  commonHeaders: Readonly<Record<string, string>>;
  requests: readonly { path: string; headers?: Readonly<Record<string, string>> }[];
  perSecond: number;
}

export interface LoadFigures {
  /** Responses per second during the load. */
  perSecond: number;
  /** Median time of a list during the load, in milliseconds. */
  duringLoad: number;
  /** Median time of a list without the load, in milliseconds. */
  withoutLoad: number;
  /** Processor milliseconds of the measured process per request of the load, without those for the lists. */
  processor: number;
  statuses: Readonly<Record<number, number>>;
}

/** Range of the requests to send next. */
export interface LoadPart {
  from: number;
  to: number;
}

const parts = 10;

/** Measures the list alternately without and during the load, so that both are measured under the same conditions. */
export const measureLoad = async (
  settings: LoadSettings,
  pid: number,
  list: () => Promise<unknown>,
): Promise<LoadFigures> => {
  const [timesWithoutLoad, timesDuringLoad]: [number[], number[]] = [[], []];
  const [rates, statuses]: [number[], Record<number, number>] = [[], {}];
  let [processorWithoutLoad, processorDuringLoad] = [0, 0];
  const size = Math.floor(settings.requests.length / parts);
  const load = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: settings });
  await once(load, 'online');
  for (let part = 0; part < parts; part += 1) {
    processorWithoutLoad += await processorOf(pid, async () => {
      for (let round = 0; round < 100; round += 1) timesWithoutLoad.push(await timed(list));
    });
    processorDuringLoad += await processorOf(pid, async () => {
      let isOver = false;
      const over = once(load, 'message').then(([result]: { perSecond: number; statuses: Record<number, number> }[]) => {
        isOver = true;
        if (!result) return;
        rates.push(result.perSecond);
        for (const [status, count] of Object.entries(result.statuses))
          statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
      });
      load.postMessage({ from: part * size, to: (part + 1) * size } satisfies LoadPart);
      while (!isOver) timesDuringLoad.push(await timed(list));
      await over;
    });
  }
  load.postMessage(null);
  const lists = (processorWithoutLoad / timesWithoutLoad.length) * timesDuringLoad.length;
  return {
    perSecond: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    duringLoad: median(timesDuringLoad),
    withoutLoad: median(timesWithoutLoad),
    processor: (processorDuringLoad - lists) / (size * parts),
    statuses,
  };
};

const processorOf = async (pid: number, work: () => Promise<void>): Promise<number> => {
  const before = processorMilliseconds(pid);
  await work();
  return processorMilliseconds(pid) - before;
};
