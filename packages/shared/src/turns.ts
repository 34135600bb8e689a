import PQueue from 'p-queue';

/** Runs a task for a person. If `disconnected` aborts before the task begins, the promise rejects. */
export type TakeTurn = <T>(person: string, disconnected: AbortSignal, task: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` tasks of each person at once. Further tasks of the person wait; tasks of other people do
 * not. A waiting task leaves the queue if its requester disconnects: otherwise a person with slow running tasks could
 * send and cancel further requests until the memory is full. A running task keeps its turn until it is finished.
 */
export const createTurns = (concurrency: number): TakeTurn => {
  const queues = new Map<string, PQueue>();
  return async (person, disconnected, task) => {
    disconnected.throwIfAborted();
    const queue = queues.get(person) ?? new PQueue({ concurrency });
    queues.set(person, queue);
    const waiting = new AbortController();
    const leaveQueue = (): void => waiting.abort(disconnected.reason);
    disconnected.addEventListener('abort', leaveQueue, { once: true });
    const begin = (): ReturnType<typeof task> => {
      disconnected.removeEventListener('abort', leaveQueue);
      return task();
    };
    try {
      return await queue.add(begin, { signal: waiting.signal });
    } finally {
      if (queue.pending + queue.size === 0 && queues.get(person) === queue) queues.delete(person);
    }
  };
};
