import { expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

/** Turns with tasks that run until `finish` is called. `tasks` has all tasks that have started. */
const start = (concurrency: number) => {
  const takeTurn = createTurns(concurrency);
  const tasks: { person: string; finish: () => void }[] = [];
  const ask = (person: string, connection = new AbortController()) =>
    takeTurn(
      person,
      () => connection.signal,
      () => new Promise<void>((finish) => tasks.push({ person, finish })),
    );
  return { takeTurn, ask, tasks, started: () => tasks.map(({ person }) => person) };
};

const waitForTurns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a limited number of tasks of one person runs at once; other people have their own limit', async () => {
  const { ask, tasks, started } = start(2);
  const all = ['ana', 'ana', 'ana', 'boris'].map((person) => ask(person));
  await waitForTurns();
  expect(started()).toEqual(['ana', 'ana', 'boris']);
  tasks[0]?.finish();
  await waitForTurns();
  expect(started()).toEqual(['ana', 'ana', 'boris', 'ana']);
  for (const { finish } of tasks) finish();
  await Promise.all(all);
});

test('a failed task lets the next one begin', async () => {
  const { takeTurn } = start(1);
  const connected = () => new AbortController().signal;
  const fail = () => takeTurn('ana', connected, () => Promise.reject(new Error('failed')));
  const outcomes = await Promise.allSettled([fail(), fail(), fail()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await takeTurn('ana', connected, () => Promise.resolve(7))).toBe(7);
});

test('if the requester disconnects, a waiting task is rejected at once, and a running task continues', async () => {
  const { ask, tasks, started } = start(1);
  const connection = new AbortController();
  const first = ask('ana', connection);
  const second = ask('ana', connection);
  connection.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await expect(ask('ana', connection)).rejects.toThrow('left');
  const third = ask('ana');
  await waitForTurns();
  expect(started()).toEqual(['ana']);
  tasks[0]?.finish();
  await first;
  await waitForTurns();
  expect(started()).toEqual(['ana', 'ana']);
  tasks[1]?.finish();
  await third;
});

test('a task with a free turn begins at once and needs no AbortSignal', async () => {
  const { takeTurn } = start(1);
  const needsNoSignal = (): never => {
    throw new Error('The signal was requested.');
  };
  let hasStarted = false;
  const turn = takeTurn('ana', needsNoSignal, async () => void (hasStarted = true));
  expect(hasStarted).toBe(true);
  await turn;
  expect(await takeTurn('ana', needsNoSignal, () => Promise.resolve(7))).toBe(7);
});

test('waiting tasks begin in the order of their arrival, and a new task does not overtake them', async () => {
  const { takeTurn } = start(1);
  const connected = () => new AbortController().signal;
  const order: number[] = [];
  const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
  const first = takeTurn('ana', connected, () => blocked);
  const others = [1, 2].map((number) => takeTurn('ana', connected, async () => void order.push(number)));
  unblock();
  await first;
  others.push(takeTurn('ana', connected, async () => void order.push(3)));
  await Promise.all(others);
  expect(order).toEqual([1, 2, 3]);
});
