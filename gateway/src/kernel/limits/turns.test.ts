import { expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

test.each([
  ['persisted', 4],
  ['adHoc', 2],
  ['download', 6],
] as const)(
  'of the %s requests of a person %i run at once; other people have turns of their own',
  async (kind, limit) => {
    const takeTurn = createTurns();
    const started: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const run = (subject: string) =>
      takeTurn(subject, kind, async () => {
        started.push(subject);
        await released;
      });
    const all = [...Array.from({ length: 8 }, () => 'citizen'), 'operator'].map(run);
    // The turns of p-limit start in microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([...Array.from({ length: limit }, () => 'citizen'), 'operator']);
    release();
    await Promise.all(all);
    expect(started).toHaveLength(9);
  },
);

test('a failed request gives its turn to the next one', async () => {
  const takeTurn = createTurns();
  const fail = () => takeTurn('citizen', 'adHoc', () => Promise.reject(new Error('failed')));
  const outcomes = await Promise.allSettled([fail(), fail(), fail()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await takeTurn('citizen', 'adHoc', () => Promise.resolve(7))).toBe(7);
});
