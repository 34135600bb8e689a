import { describe, expect, test } from '@jest/globals';
import type { DeliveryOutcome } from './command.ts';
import { sendAndRepeat } from './send-and-repeat.ts';

type Outcome = DeliveryOutcome<string>;

const unknown: Outcome = { kind: 'unknown' };
const sent: Outcome = { kind: 'done', value: '1' };
const failed: Outcome = { kind: 'failed', text: 'x' };

const send = async (answers: Outcome[], { mayRepeat = true, isUnsure = false } = {}) => {
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

describe('SG-13 a message', () => {
  test('with an unknown outcome is repeated until its outcome is known', async () => {
    expect(await send([unknown, unknown, sent])).toEqual({ kind: 'done', tries: 3, checks: 2 });
    expect(await send([unknown, { kind: 'refused', text: 'x' }])).toEqual({ kind: 'refused', tries: 2, checks: 1 });
  });

  test('is repeated three times at most', async () => {
    expect(await send([])).toEqual({ kind: 'unknown', tries: 4, checks: 3 });
  });

  test('has an unknown outcome after a failed or cancelled attempt if an earlier one may have stored it', async () => {
    expect(await send([unknown, failed, failed, failed])).toMatchObject({ kind: 'unknown' });
    expect(await send([unknown, { kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'cancelled' }])).toMatchObject({
      kind: 'unknown',
    });
    expect(await send([failed, sent], { isUnsure: true })).toEqual({ kind: 'done', tries: 2, checks: 1 });
  });

  test('RQ-5 is never repeated if the service does not store idempotency keys', async () => {
    expect(await send([unknown, sent], { mayRepeat: false })).toEqual({ kind: 'unknown', tries: 1, checks: 0 });
  });

  test('is not repeated when the first outcome is known', async () => {
    expect(await send([failed])).toEqual({ kind: 'failed', tries: 1, checks: 0 });
    expect(await send([{ kind: 'signed-out' }])).toEqual({ kind: 'signed-out', tries: 1, checks: 0 });
  });
});
