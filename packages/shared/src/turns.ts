/**
 * Runs a task for a person. If the person has no free turn, the task waits. Only then is `createDisconnectSignal` called:
 * if its signal aborts before the task begins, the promise rejects. A task with a free turn needs no signal, and creating
 * one takes time.
 */
export type TakeTurn = <T>(
  person: string,
  createDisconnectSignal: () => AbortSignal,
  task: () => Promise<T>,
) => Promise<T>;

interface Turns {
  running: number;
  /** The functions that begin the waiting tasks, in the order of their arrival. */
  waiting: Set<() => void>;
}

/**
 * Runs at most `concurrency` tasks of each person at once. Further tasks of the person wait; tasks of other people do
 * not. A waiting task leaves the queue if its requester disconnects: otherwise a person with slow running tasks could
 * send and cancel further requests until the memory is full. A running task keeps its turn until it is finished.
 */
export const createTurns = (concurrency: number): TakeTurn => {
  const turnsByPerson = new Map<string, Turns>();
  const finish = (person: string, turns: Turns): void => {
    const [next] = turns.waiting;
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) turnsByPerson.delete(person);
  };
  return async (person, createDisconnectSignal, task) => {
    const turns = turnsByPerson.get(person) ?? { running: 0, waiting: new Set() };
    turnsByPerson.set(person, turns);
    if (turns.running < concurrency) turns.running += 1;
    else await untilTurn(turns.waiting, createDisconnectSignal());
    try {
      return await task();
    } finally {
      finish(person, turns);
    }
  };
};

/** Resolves when a finished task passes on its turn. */
const untilTurn = (waiting: Turns['waiting'], disconnectSignal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(begin);
      reject(disconnectSignal.reason);
    };
    const begin = (): void => {
      waiting.delete(begin);
      disconnectSignal.removeEventListener('abort', leave);
      resolve();
    };
    if (disconnectSignal.aborted) return leave();
    waiting.add(begin);
    disconnectSignal.addEventListener('abort', leave, { once: true });
  });
