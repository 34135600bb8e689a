import { describe, expect, test } from '@jest/globals';
import type { ReplyOutcome } from '../preview/reply/reply-outcome.ts';
import { sendUntilKnown } from './send-until-known.ts';

const unknown: ReplyOutcome = { kind: 'unknown' };
const sent: ReplyOutcome = { kind: 'sent', responseId: '1' };
const failed: ReplyOutcome = { kind: 'failed', text: 'x' };

const run = async (answers: ReplyOutcome[], { mayRepeat = true, isUnsure = false } = {}) => {
  let tries = 0;
  let checks = 0;
  const outcome = await sendUntilKnown({
    send: async () => answers[tries++] ?? unknown,
    mayRepeat,
    isUnsure,
    onCheck: () => (checks += 1),
    wait: async () => {},
  });
  return { kind: outcome.kind, tries, checks };
};

describe('SG-13 a reply whose answer got lost', () => {
  test('is repeated until its fate is known', async () => {
    expect(await run([unknown, unknown, sent])).toEqual({ kind: 'sent', tries: 3, checks: 2 });
    expect(await run([unknown, { kind: 'refused', text: 'x' }])).toEqual({ kind: 'refused', tries: 2, checks: 1 });
  });

  test('is repeated three times at most', async () => {
    expect(await run([])).toEqual({ kind: 'unknown', tries: 4, checks: 3 });
  });

  test('is not called failed because a repetition was turned away or called off', async () => {
    expect(await run([unknown, failed, failed, failed])).toMatchObject({ kind: 'unknown' });
    expect(await run([unknown, { kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'cancelled' }])).toMatchObject({
      kind: 'unknown',
    });
    expect(await run([failed, sent], { isUnsure: true })).toEqual({ kind: 'sent', tries: 2, checks: 1 });
  });

  test('RQ-5 is never repeated where the service does not remember keys', async () => {
    expect(await run([unknown, sent], { mayRepeat: false })).toEqual({ kind: 'unknown', tries: 1, checks: 0 });
  });

  test('a first try that is known is the last', async () => {
    expect(await run([failed])).toEqual({ kind: 'failed', tries: 1, checks: 0 });
    expect(await run([{ kind: 'signed-out' }])).toEqual({ kind: 'signed-out', tries: 1, checks: 0 });
  });
});
