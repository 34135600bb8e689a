import { describe, expect, test } from '@jest/globals';
import type { RowOutcome } from './bulk-action.ts';
import { createChecks, maxChecked } from './create-checks.ts';
import { runBulk, type RowState } from './run-bulk.ts';

const runRows = async (
  outcomes: Readonly<Record<string, () => Promise<RowOutcome<string>>>>,
  isStopped: (written: readonly string[]) => boolean = () => false,
) => {
  const states: Record<string, RowState<string>[]> = {};
  const written: string[] = [];
  await runBulk({
    rows: Object.keys(outcomes),
    write: (row) => {
      written.push(row);
      return outcomes[row]?.() ?? Promise.reject(new Error(row));
    },
    onState: (row, state) => (states[row] = [...(states[row] ?? []), state]),
    isStopped: () => isStopped(written),
  });
  return { written, states };
};
const done = async (): Promise<RowOutcome<string>> => ({ kind: 'done' });

describe('a run over several rows', () => {
  test('writes each row once and reports each outcome', async () => {
    const refused: RowOutcome<string> = { kind: 'refused', text: 'Сигналът е затворен.' };
    const { written, states } = await runRows({
      a: done,
      b: async () => refused,
      c: async () => Promise.reject(new Error('lost')),
      d: done,
    });
    expect(written).toEqual(['a', 'b', 'c', 'd']);
    expect(states['b']).toEqual([{ kind: 'running' }, refused]);
    expect(states['c']?.at(-1)).toEqual({ kind: 'unknown', text: '' });
    expect(states['d']?.at(-1)).toEqual({ kind: 'done' });
  });

  test('sends nothing more after Stop, or after the session has ended', async () => {
    expect((await runRows({ a: done, b: done, c: done }, ({ length }) => length === 2)).written).toEqual(['a', 'b']);
    expect((await runRows({ a: async () => ({ kind: 'signed-out' }), b: done })).written).toEqual(['a']);
  });
});

describe('checked rows', () => {
  test('are kept with the values that they had, up to a limit', () => {
    const checks = createChecks<{ id: string; status: string }>(({ id }) => id);
    expect(checks.set([{ id: 'a', status: 'SIGNAL' }], true)).toBe(true);
    checks.set([{ id: 'b', status: 'SIGNAL' }], true);
    checks.set([{ id: 'b', status: 'SIGNAL' }], false);
    expect([...checks.store.get().values()]).toEqual([{ id: 'a', status: 'SIGNAL' }]);
    const many = Array.from({ length: maxChecked }, (_, index) => ({ id: `${index}`, status: 'CLOSED' }));
    expect(checks.set(many, true)).toBe(false);
    expect(checks.store.get().size).toBe(maxChecked);
    checks.clear();
    expect(checks.store.get().size).toBe(0);
  });
});
