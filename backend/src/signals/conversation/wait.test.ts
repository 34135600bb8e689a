import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firstUnanswered } from '../../migrations/signals/111-first-unanswered.ts';
import { createDatabase } from '../../kernel/database/database.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;
const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);
const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into submitter (id, name, subject) values (1, 'Яна', 'subject-of-citizen');
    insert into signal (id, title, message, submitter_id, user_id, status_id, channel, needs_reply, created_at)
      values (1, 'Теч', 'Тече.', 1, 'subject-of-citizen', 1, 'PORTAL', true, '2026-11-02T08:00:00Z')`);
});
afterAll(() => service?.stop());

const reply = async (claims: typeof citizen, fromClient: boolean): Promise<void> => {
  const path = `/api/response/CreateResponse?signalId=1&message=Текст&fromClient=${fromClient}`;
  const response = await service.call(path, { method: 'POST', claims });
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringMatching(/^\(0\)/)]);
};
const readWait = async (): Promise<{ since: string | null; last: string | null }> =>
  (await service.pool.query('select waits_since::text as since, last_response_at::text as last from signal')).rows[0];

test('SG-1 a client who reminds waits since the first message without an answer', async () => {
  const { since } = await readWait();
  await reply(citizen, true);
  await reply(citizen, true);
  expect((await readWait()).since).toBe(since);
  await reply(operator, false);
  expect((await readWait()).since).toBeNull();
  await reply(citizen, true);
  const first = await readWait();
  expect(first.since).toBe(first.last);
  await reply(citizen, true);
  expect((await readWait()).since).toBe(first.since);
});

test('SG-1 an upgrade gives waiting signals the moment of their first message without an answer', async () => {
  const { since } = await readWait();
  await service.pool.query('update signal set kept_wait = null');
  expect((await readWait()).since).not.toBe(since);
  const database = createDatabase(service.pool);
  await firstUnanswered.up(database as never);
  expect((await readWait()).since).toBe(since);
  await service.pool.query(`delete from response where kind = 'OPERATOR'; update signal set kept_wait = null`);
  await firstUnanswered.up(database as never);
  expect((await readWait()).since).toMatch(/^2026-11-02/);
});
