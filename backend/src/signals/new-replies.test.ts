import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { signalVisits } from '../migrations/signals/103-signal-visits.ts';

// The citizen is submitter 1 with the signals 1 and 5. Submitter 2, with signal 2, has no account.
let service: TestService;
const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`update submitter set subject = 'subject-of-citizen' where id = 1`);
});
afterAll(() => service.stop());

let lastId = 100;
const respond = async (signalId: number, kind = 'OPERATOR'): Promise<number> => {
  lastId += 1;
  await service.pool.query(`insert into response (id, signal_id, message, kind) values ($1, $2, 'отговор', $3)`, [
    lastId,
    signalId,
    kind,
  ]);
  return lastId;
};

const visit = async (signalId: number, lastResponseId: number, claims = citizen) => {
  const answer = await service.call('/struma/signals/visits', {
    method: 'POST',
    claims,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signalId, lastResponseId }),
  });
  return answer.ok ? ((await answer.json()) as { isStored: boolean }).isStored : answer.status;
};

const newReplies = async (query = 'hasNewReply=true'): Promise<number[]> => {
  const answer = await service.call(`/api/signal/GetSignalList?${query}&sortBy=id`, { claims: citizen });
  return ((await answer.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
};

const isNew = async (signalId: number): Promise<boolean> => {
  const answer = await service.call(`/api/signal/GetSignalDetails?signalId=${signalId}`);
  return ((await answer.json()) as { hasNewReply: boolean }).hasNewReply;
};

describe('SG-3 a signal has a new reply', () => {
  test('from a reply of the utility until the submitter opens it; then again from the next reply', async () => {
    const first = await respond(1);
    expect([await isNew(1), await newReplies(), await newReplies('hasNewReply=false')]).toEqual([true, [1], [5]]);
    expect(await visit(1, first)).toBe(true);
    expect([await isNew(1), await newReplies()]).toEqual([false, []]);
    await respond(1, 'CLIENT');
    await respond(1, 'INTERNAL_NOTE');
    expect(await isNew(1)).toBe(false);
    const second = await respond(1);
    expect(await isNew(1)).toBe(true);
    expect(await visit(1, first)).toBe(false);
    expect(await isNew(1)).toBe(true);
    expect(await visit(1, second)).toBe(true);
    expect(await isNew(1)).toBe(false);
  });

  test('not after a visit of another person, with a response of another signal, or with a note', async () => {
    const note = await respond(5, 'INTERNAL_NOTE');
    const reply = await respond(5);
    const foreign = await respond(2);
    const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);
    expect(await visit(5, reply, operator)).toBe(true);
    expect([await visit(5, foreign), await visit(5, note), await visit(5, 999_999)]).toEqual([false, false, false]);
    expect(await isNew(5)).toBe(true);
    expect(await visit(2, foreign)).toBe(404);
  });

  test('not if the submitter has no account', async () => {
    await respond(2);
    expect(await isNew(2)).toBe(false);
  });

  test('not for replies that were stored before visits were recorded', async () => {
    await respond(1);
    await service.pool.query('drop table signal_visit');
    await signalVisits.up(new Kysely({ dialect: new PostgresDialect({ pool: service.pool }) }));
    expect([await isNew(1), await isNew(5)]).toEqual([false, false]);
    await respond(1);
    expect(await newReplies()).toEqual([1]);
  });
});
