import { describe, expect, test } from '@jest/globals';
import { readOutcome } from '../../../platform/command/delivery-outcome.ts';
import { toResponse } from '../../../platform/command/operations.ts';
import type { UploadResponse } from '../../../platform/command/upload.ts';
import { messageFailureTexts } from '../../../ui/conversation/composer/use-message-command.ts';
import { readStoredMessage } from './reply-command.ts';

const outcomeOf = (answer: UploadResponse) =>
  readOutcome(toResponse(answer), { read: readStoredMessage, texts: messageFailureTexts });
const result = (body: unknown) => outcomeOf({ status: 200, body });

describe('SG-13 the outcome of a reply', () => {
  test('a result whose response number is above zero is a success', () => {
    expect(result({ __typename: 'ReplyToSignalSuccess', responseId: '918' })).toEqual({
      kind: 'done',
      value: '918',
    });
    expect(result({ __typename: 'ReplyToSignalSuccess', responseId: 918 })).toEqual({
      kind: 'done',
      value: '918',
    });
  });

  test('a result without a response number is a refusal: the user must try again', () => {
    const text = 'Съобщението не прието, опитайте пак.';
    expect(result({ __typename: 'Refusal', code: 'NOT_RECORDED', message: 'x' })).toEqual({ kind: 'refused', text });
    expect(result({ __typename: 'ReplyToSignalSuccess', responseId: '0' })).toEqual({ kind: 'refused', text });
  });

  test('a conflict tells whether there are newer messages or another client', () => {
    const conflictOf = (fields: string[]) => result({ __typename: 'SignalConflict', fields });
    expect(conflictOf(['expectedLastResponseId'])).toEqual({ kind: 'conflict', stored: 'newer-messages' });
    expect(conflictOf(['expectedSubmitterId'])).toEqual({ kind: 'conflict', stored: 'other-recipient' });
  });

  test('a refusal shows its reason, with one full stop', () => {
    for (const message of ['Сигналът е затворен', 'Сигналът е затворен.'])
      expect(result({ __typename: 'Refusal', code: 'WRONG_STATE', message })).toMatchObject({
        kind: 'refused',
        text: 'Съобщението не прието, грешка Сигналът е затворен.',
      });
    expect(result({ __typename: 'InvalidInput', message: 'Твърде дълго', problems: [] })).toMatchObject({
      kind: 'refused',
      text: 'Съобщението не прието, грешка Твърде дълго.',
    });
  });

  test('RQ-1 an error after which nothing is stored is a failure with its message and trace id', () => {
    const body = { code: 'UPSTREAM_FAILED', message: 'Няма място на диска', traceId: 'abc', outcome: 'NOT_DONE' };
    expect(outcomeOf({ status: 502, body })).toEqual({
      kind: 'failed',
      text: 'Съобщението не прието, грешка Няма място на диска.',
      traceId: 'abc',
      isAboutFiles: false,
    });
    expect(outcomeOf({ status: 413, body: null })).toMatchObject({ text: 'Съобщението не прието, грешка Грешка.' });
  });

  test('an unknown outcome is never a failure', () => {
    for (const answer of [
      { status: 0, body: null },
      { status: 502, body: null },
      { status: 504, body: { code: 'UPSTREAM_TIMEOUT', message: 'x', outcome: 'UNKNOWN' } },
      { status: 500, body: { code: 'INTERNAL_SERVER_ERROR', message: 'Грешка' } },
      { status: 409, body: { code: 'BUSY', message: 'x', outcome: 'NOT_DONE' } },
      { status: 200, body: null },
      { status: 200, body: { __typename: 'Novelty' } },
    ])
      expect(outcomeOf(answer)).toEqual({ kind: 'unknown' });
  });

  test('an idempotency key that belongs to another text means that the earlier text was stored', () => {
    const problems = [{ path: ['idempotencyKey'], code: 'DUPLICATE', message: 'x' }];
    expect(result({ __typename: 'InvalidInput', message: 'x', problems })).toEqual({ kind: 'key-reused' });
  });

  test('the end of the session and a cancelled upload have different outcomes', () => {
    expect(outcomeOf({ status: 401, body: { code: 'UNAUTHENTICATED', message: 'x' } })).toEqual({ kind: 'signed-out' });
    expect(outcomeOf({ status: 0, body: null, isCancelled: true })).toEqual({ kind: 'cancelled' });
  });
});
