import { setTimeout as pause } from 'node:timers/promises';

/** One life of a part: from a start to its end. */
export interface Life {
  /** Settled with the reason when it has ended, asked to or not. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface Patience {
  /** So many ends within the span are too many. */
  ends: number;
  withinMs: number;
  /** How long to wait before the next start: after the first end within the span, the second, … */
  delaysMs: readonly number[];
}

export interface Part<L extends Life> {
  name: string;
  start: (stopping: AbortSignal) => Promise<L>;
  /** Told of each end, and of each new start that failed. */
  tell: (text: string) => void;
  patience?: Patience;
}

export interface Kept<L extends Life> {
  first: L;
  /** Rejected when the part ends too often. */
  givenUp: Promise<never>;
  stop(): Promise<void>;
}

/** A part of the product ends again and again. */
export class KeepAliveError extends Error {}

const usualPatience: Patience = { ends: 5, withinMs: 60_000, delaysMs: [100, 500, 2_000, 5_000] };

/** Starts a part, and starts it again whenever it ends by itself. A first start that fails is the caller's. */
export const keepAlive = async <L extends Life>(part: Part<L>): Promise<Kept<L>> => {
  const stopping = new AbortController();
  const first = await part.start(stopping.signal);
  let life: Promise<L> = Promise.resolve(first);
  const begin = (): Promise<L> => (life = part.start(stopping.signal));
  const givenUp = follow(part, first, begin, stopping.signal);
  givenUp.catch(() => undefined);
  return {
    first,
    givenUp,
    async stop() {
      stopping.abort();
      await life.then(
        (present) => present.stop(),
        () => undefined,
      );
    },
  };
};

const follow = async <L extends Life>(
  { name, tell, patience = usualPatience }: Part<L>,
  first: L,
  begin: () => Promise<L>,
  stopping: AbortSignal,
): Promise<never> => {
  let ends: number[] = [];
  let reason = await first.ended;
  while (!stopping.aborted) {
    ends = [...ends.filter((moment) => Date.now() - moment < patience.withinMs), Date.now()];
    if (ends.length >= patience.ends)
      throw new KeepAliveError(`The ${name} ended ${ends.length} times in short order, so it is given up. ${reason}`);
    const delay = patience.delaysMs[Math.min(ends.length, patience.delaysMs.length) - 1] ?? 0;
    tell(`${reason} It is started again in ${delay} ms.`);
    await pause(delay, undefined, { signal: stopping }).catch(() => undefined);
    if (!stopping.aborted) reason = await endOf(begin());
  }
  return new Promise(() => undefined);
};

const endOf = async (starting: Promise<Life>): Promise<string> => {
  try {
    return await (
      await starting
    ).ended;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
