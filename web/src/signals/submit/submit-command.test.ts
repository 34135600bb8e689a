import { describe, expect, test } from '@jest/globals';
import { readOutcome } from '../../platform/command/delivery-outcome.ts';
import { toResponse } from '../../platform/command/operations.ts';
import type { UploadResponse } from '../../platform/command/upload.ts';
import { readSubmission, submitFailureTexts } from './submit-command.ts';

const outcomeOf = (response: UploadResponse) =>
  readOutcome(toResponse(response), { read: readSubmission, texts: submitFailureTexts });
const read = (status: number, body: unknown) => outcomeOf({ status, body });

describe('SG-18 the outcome of a new signal', () => {
  test('a positive signal id is a success; the id 0 or NOT_RECORDED means that the signal was not recorded', () => {
    expect(read(200, { __typename: 'SubmitSignalSuccess', signalId: '17' })).toEqual({ kind: 'done', value: '17' });
    const notRecorded = { kind: 'refused', text: 'Подаването на нов сигнал не е записано. Опитайте пак!.' };
    expect(read(200, { __typename: 'SubmitSignalSuccess', signalId: '0' })).toEqual(notRecorded);
    expect(read(200, { __typename: 'Refusal', code: 'NOT_RECORDED', message: '' })).toEqual(notRecorded);
  });

  test('a refusal and a failure show the reason', () => {
    const text = 'Неочаквана грешка при изпращането на данните. Няма такъв клиент.';
    expect(read(200, { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Няма такъв клиент.' })).toMatchObject({
      kind: 'refused',
      text,
    });
    expect(read(400, { code: 'UNSUPPORTED', message: 'Няма такъв клиент', outcome: 'NOT_DONE' })).toMatchObject({
      kind: 'failed',
      text,
    });
  });

  test.each([
    [
      'a file above the limit',
      400,
      { code: 'BAD_USER_INPUT', message: 'Файлът е по-голям от разрешените 5 МБ.' },
      true,
    ],
    ['a file above the limit of a proxy', 413, null, true],
    ['a full disk', 507, { code: 'STORAGE_FULL', message: 'Няма място.', outcome: 'NOT_DONE' }, true],
    ['a missing role', 403, { code: 'FORBIDDEN', message: 'Нямате достъп.' }, false],
  ])('SG-19 the outcome of %s states whether the failure is about the files', (_case, status, body, isAboutFiles) => {
    expect(read(status, body)).toMatchObject({ kind: 'failed', isAboutFiles });
  });

  test('SG-17 the sentence about missing fields is shown without additions', () => {
    const message = '"Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.';
    expect(read(200, { __typename: 'InvalidInput', message, problems: [] })).toEqual({
      kind: 'refused',
      text: message,
    });
  });

  test.each([
    ['a missing response', 0, null],
    ['an error page of a proxy', 502, '<html>'],
    ['an outcome that the gateway does not know', 504, { code: 'UPSTREAM_TIMEOUT', outcome: 'UNKNOWN' }],
    ['an earlier attempt that is still running', 409, { code: 'BUSY', outcome: 'NOT_DONE' }],
    ['a response of another shape', 200, { hello: 'world' }],
  ])('%s is an unknown outcome, not a failure', (_case, status, body) => {
    expect(read(status, body)).toEqual({ kind: 'unknown' });
  });

  test('RQ-1 an unknown outcome has the message of the service, unless the message is only "Грешка"', () => {
    const body = { code: 'UPSTREAM_FAILED', message: 'Няма памет', outcome: 'UNKNOWN', traceId: 'abc' };
    expect(read(502, body)).toEqual({ kind: 'unknown', reason: 'Няма памет', traceId: 'abc' });
    expect(read(502, { ...body, message: 'Грешка' })).toEqual({ kind: 'unknown' });
  });

  test('an idempotency key that was used for another input is reported', () => {
    const problems = [{ code: 'DUPLICATE', path: ['input', 'idempotencyKey'] }];
    expect(read(200, { __typename: 'InvalidInput', message: '', problems })).toEqual({ kind: 'key-reused' });
  });

  test('the end of the session and a cancelled upload are not failures', () => {
    expect(read(401, null)).toEqual({ kind: 'signed-out' });
    expect(outcomeOf({ status: 0, body: null, isCancelled: true })).toEqual({ kind: 'cancelled' });
  });
});
