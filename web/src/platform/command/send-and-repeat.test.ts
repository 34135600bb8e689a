import { describe, expect, test } from '@jest/globals';
import type { DeliveryOutcome } from './command.ts';
import { sendAndRepeat } from './send-and-repeat.ts';

type Outcome = DeliveryOutcome<string>;

const unknown: Outcome = { kind: 'unknown' };
const sent: Outcome = { kind: 'done', value: '1' };
const failed: Outcome = { kind: 'failed', text: 'x' };

const run = async (answers: Outcome[], { mayRepeat = true, isUnsure = false } = {}) => {
  let tries = 0;
  let checks = 0;
  const outcome = await sendAndRepeat({
    send: async () => answers[tries++] ?? unknown,
    mayRepeat,
    isUnsure,
    onCheck: () => (checks += 1),
    wait: async () => {},
  });
  return { kind: outcome.kind, tries, checks };
};

describe('SG-13 a message whose response was lost', () => {
  test('is repeated until its outcome is known', async () => {
    expect(await run([unknown, unknown, sent])).toEqual({ kind: 'done', tries: 3, checks: 2 });
    expect(await run([unknown, { kind: 'refused', text: 'x' }])).toEqual({ kind: 'refused', tries: 2, checks: 1 });
  });

  test('is repeated three times at most', async () => {
    expect(await run([])).toEqual({ kind: 'unknown', tries: 4, checks: 3 });
  });

  test('stays unknown if a repetition failed or was cancelled', async () => {
    expect(await run([unknown, failed, failed, failed])).toMatchObject({ kind: 'unknown' });
    expect(await run([unknown, { kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'cancelled' }])).toMatchObject({
      kind: 'unknown',
    });
    expect(await run([failed, sent], { isUnsure: true })).toEqual({ kind: 'done', tries: 2, checks: 1 });
  });

  test('RQ-5 is never repeated if the service does not store idempotency keys', async () => {
    expect(await run([unknown, sent], { mayRepeat: false })).toEqual({ kind: 'unknown', tries: 1, checks: 0 });
  });

  test('is not repeated when the first outcome is known', async () => {
    expect(await run([failed])).toEqual({ kind: 'failed', tries: 1, checks: 0 });
    expect(await run([{ kind: 'signed-out' }])).toEqual({ kind: 'signed-out', tries: 1, checks: 0 });
  });
});
