import PQueue from 'p-queue';

/** Runs work in the name of a person. If `left` aborts before the work begins, rejects with its reason. */
export type TakeTurn = <T>(person: string, left: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` pieces of work of each person at once; further ones wait, those of other people do not.
 * Work whose requester has left leaves the queue: otherwise a person whose turns are taken by slow requests could send
 * and cancel further ones until the memory is full. Work that has begun keeps its turn until it is finished.
 */
export const createTurns = (concurrency: number): TakeTurn => {
  const queues = new Map<string, PQueue>();
  return async (person, left, work) => {
    left.throwIfAborted();
    const queue = queues.get(person) ?? new PQueue({ concurrency });
    queues.set(person, queue);
    const waiting = new AbortController();
    const leave = (): void => waiting.abort(left.reason);
    left.addEventListener('abort', leave, { once: true });
    const begin = (): ReturnType<typeof work> => {
      left.removeEventListener('abort', leave);
      return work();
    };
    try {
      return await queue.add(begin, { signal: waiting.signal });
    } finally {
      if (queue.pending + queue.size === 0 && queues.get(person) === queue) queues.delete(person);
    }
  };
};
