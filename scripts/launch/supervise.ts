import { setTimeout as pause } from 'node:timers/promises';

/** One run of a part: from a start to its end. */
export interface PartRun {
  /** Resolves with the reason when the run has ended. */
  ended: Promise<string>;
  /** Requests the end of the part; kills the part if it still runs after `withinMs` milliseconds. */
  stop(withinMs: number): Promise<void>;
}

export interface RetryPolicy {
  /** After this number of ends within `withinMs` the part is not started again. */
  maxEnds: number;
  withinMs: number;
  /** Delays before the next start: after the first end within `withinMs`, after the second, and so on. */
  delaysMs: readonly number[];
}

export interface Part<Run extends PartRun> {
  name: string;
  start: (stopping: AbortSignal) => Promise<Run>;
  /** Called before each restart, with the reason. */
  report: (text: string) => void;
  /**
   * True while the part cannot run for an external reason, such as a full disk. Then an end resets the count of ends,
   * and the longest delay applies.
   */
  hasExternalCause?: () => Promise<boolean>;
  retryPolicy?: RetryPolicy;
}

export interface SupervisedPart<Run extends PartRun> {
  /** The first run. Rejects if the first start fails, which the caller handles. */
  first: Promise<Run>;
  /** Rejects when the part ends too often. */
  givenUp: Promise<never>;
  /** Ends the part, also while it starts. */
  stop(withinMs: number): Promise<void>;
}

/** Thrown if a part has ended too often. */
export class PartFailedError extends Error {}

const defaultRetryPolicy: RetryPolicy = { maxEnds: 5, withinMs: 60_000, delaysMs: [100, 500, 2_000, 5_000] };

/** Starts a part, and restarts it when it ends unexpectedly. */
export const supervise = <Run extends PartRun>(part: Part<Run>): SupervisedPart<Run> => {
  const stopping = new AbortController();
  const first = part.start(stopping.signal);
  let current = first;
  const begin = (): Promise<Run> => (current = part.start(stopping.signal));
  const givenUp = first.then(
    (run) => restartOnEnd(part, run, begin, stopping.signal),
    () => new Promise<never>(() => undefined),
  );
  givenUp.catch(() => undefined);
  return {
    first,
    givenUp,
    async stop(withinMs) {
      stopping.abort();
      await current.then(
        (run) => run.stop(withinMs),
        () => undefined,
      );
    },
  };
};

/** Starts the part again after each end. Rejects when the part ends too often. */
const restartOnEnd = async <Run extends PartRun>(
  { name, report, retryPolicy = defaultRetryPolicy, hasExternalCause = async () => false }: Part<Run>,
  first: Run,
  begin: () => Promise<Run>,
  stopping: AbortSignal,
): Promise<never> => {
  let endTimes: number[] = [];
  let reason = await first.ended;
  while (!stopping.aborted) {
    const isExternal = await hasExternalCause();
    endTimes = isExternal ? [] : [...endTimes.filter((time) => Date.now() - time < retryPolicy.withinMs), Date.now()];
    if (endTimes.length >= retryPolicy.maxEnds)
      throw new PartFailedError(
        `The ${name} ended ${endTimes.length} times within ${retryPolicy.withinMs / 1000} s, so it is not started again. ${reason}`,
      );
    const delay =
      retryPolicy.delaysMs.at(isExternal ? -1 : Math.min(endTimes.length, retryPolicy.delaysMs.length) - 1) ?? 0;
    report(`${reason} It is started again in ${delay} ms.`);
    await pause(delay, undefined, { signal: stopping }).catch(() => undefined);
    if (!stopping.aborted) reason = await endOf(begin());
  }
  return new Promise(() => undefined);
};

const endOf = async (starting: Promise<PartRun>): Promise<string> => {
  try {
    return await (
      await starting
    ).ended;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
