import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { delayWriters } from '../../../tests/builders/database/delay-writers.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

// Submitter 1 of signal 1 has an account and writes, while operators correct the submitter to 2.
let service: TestService;
const first = personClaims('first', ['Потребител'], ['TestMainGroup']);
const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());
beforeEach(async () => {
  await service.pool.query(
    'truncate signal, response, signal_link, submitter, breakdown, activity_log, signal_event restart identity cascade',
  );
  await insertSignals(service.pool);
  await service.pool.query(`update submitter set subject = 'subject-of-first' where id = 1`);
});

const reply = (
  claims: typeof first,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ signalId: '1', message: 'Лично', ...fields })) form.append(name, value);
  return service.call('/api/response/CreateResponse', { method: 'POST', body: form, claims, headers });
};
const post = (path: string, body: object): Promise<Response> =>
  service.call(`/struma/signals/${path}`, {
    method: 'POST',
    claims: operator,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const correct = () => post('correct', { signalId: 1, submitterId: 2, expectedSubmitterId: 1 });
const countResponses = async (): Promise<number> => (await service.pool.query('select from response')).rowCount ?? -1;

test('SG-3 a message that waited for the correction of its submitter is not stored: the new submitter would read it', async () => {
  const change = 'update signal set submitter_id = 2, withheld_up_to = 0 where id = 1';
  const { responses } = await delayWriters(service.pool, 1, [() => reply(first, { fromClient: 'true' })], change);
  expect(responses.map(({ status }) => status)).toEqual([404]);
  expect(await countResponses()).toBe(0);
});

test('SG-5 a correction that waited for a message of the submitter is refused: the submitter would lose the signal', async () => {
  const change = `insert into response (signal_id, message, kind, author_subject)
    values (1, 'Лично', 'CLIENT', 'subject-of-first')`;
  const { responses } = await delayWriters(service.pool, 1, [correct], change);
  expect(responses.map(({ ok }) => ok)).toEqual([false]);
  const { rows } = await service.pool.query('select submitter_id::int as submitter from signal where id = 1');
  expect(rows).toEqual([{ submitter: 1 }]);
});

test('SG-13 a reply that is meant for the earlier submitter is refused, and one for the new submitter is stored', async () => {
  expect((await correct()).status).toBe(200);
  const seen = { fromClient: 'false', expectedLastResponseId: '0' };
  expect((await reply(operator, { ...seen, expectedSubmitterId: '1' })).status).toBe(412);
  expect(await countResponses()).toBe(0);
  expect((await reply(operator, { ...seen, expectedSubmitterId: '2' })).status).toBe(200);
  expect(await countResponses()).toBe(1);
});

test('SG-13 a reply that is meant for nobody is refused after a submitter was added', async () => {
  await service.pool.query('update signal set submitter_id = null where id = 1');
  expect((await reply(operator, { fromClient: 'false', expectedSubmitterId: '0' })).status).toBe(200);
  await service.pool.query('update signal set submitter_id = 2 where id = 1');
  expect((await reply(operator, { fromClient: 'false', expectedSubmitterId: '0' })).status).toBe(412);
});

test('the key of a reply to the earlier submitter stores no reply to the new one, and reports none as stored', async () => {
  const headers = { 'idempotency-key': 'd7f2b7a0-0000-4000-8000-000000000009' };
  const replyTo = async (expectedSubmitterId: string): Promise<number> =>
    (await reply(operator, { fromClient: 'false', expectedSubmitterId }, headers)).status;
  expect([await replyTo('1'), await replyTo('1')]).toEqual([200, 200]);
  expect((await correct()).status).toBe(200);
  expect(await replyTo('2')).toBe(422);
  expect(await countResponses()).toBe(1);
});

test('a merge whose message is meant for the earlier submitter is refused', async () => {
  expect((await correct()).status).toBe(200);
  const merge = { signalId: 1, otherId: 2, message: 'Работим по сигнал № 2.', expectedLastResponseId: 0 };
  expect((await post('merge', { ...merge, expectedSubmitterId: 1 })).status).toBe(412);
  expect(await countResponses()).toBe(0);
  expect((await post('merge', { ...merge, expectedSubmitterId: 2 })).status).toBe(200);
});

test('a link is removed only at one of its own signals', async () => {
  const linkId = Number(/\((\d+)\)/.exec(await (await post('links', { signalId: 1, otherId: 2 })).text())?.[1]);
  expect((await post('links/remove', { linkId, signalId: 5 })).status).toBe(404);
  expect((await post('links/remove', { linkId, signalId: 2 })).status).toBe(200);
});
