import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`insert into submitter (id, name, phone) values (1, 'Стоян Велев', '0888 123 456')`);
});
afterAll(() => service?.stop());
beforeEach(async () => void (await service.pool.query('truncate submit_draft, idempotency_key')));

const citizen = personClaims('гражданка', ['Потребител'], ['TestMainGroup']);
const text = (words: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
const draft = {
  title: 'Теч',
  message: text('Тече.'),
  latitude: 42.6,
  longitude: 23.3,
  address: 'ул. „Първа“ 1',
  submitterId: 1,
  clientId: null,
  fileNames: ['снимка.jpg'],
};
const path = '/struma/signals/submit-drafts';
const save = async (body: object, claims?: ReturnType<typeof personClaims>): Promise<number> =>
  (
    await service.call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...(claims && { claims }),
    })
  ).status;
const read = async (claims?: ReturnType<typeof personClaims>): Promise<Record<string, unknown>[]> => {
  const response = await service.call(path, { ...(claims && { claims }) });
  return ((await response.json()) as { items: Record<string, unknown>[] }).items;
};

test('SH-16 a draft is stored with the chosen person, replaced by a draft of the same key, and deleted', async () => {
  const idempotencyKey = randomUUID();
  expect(await save({ idempotencyKey, draft })).toBe(200);
  expect(await save({ idempotencyKey, draft: { ...draft, title: 'Теч на пътя' } })).toBe(200);
  const { submitterId: _s, clientId: _c, ...expectedFields } = draft;
  expect(await read()).toEqual([
    {
      ...expectedFields,
      title: 'Теч на пътя',
      idempotencyKey,
      caller: expect.objectContaining({ submitterId: 1, name: 'Стоян Велев', phone: '0888 123 456' }),
      savedUtc: expect.any(String),
      savedLocal: expect.any(String),
    },
  ]);
  expect(await save({ idempotencyKey })).toBe(200);
  expect(await read()).toEqual([]);
});

test('SH-16 a new caller is stored in the draft as typed', async () => {
  const idempotencyKey = randomUUID();
  const newCaller = { name: 'Живодара', phone: '0899' };
  expect(await save({ idempotencyKey, draft: { ...draft, submitterId: null, newCaller } })).toBe(200);
  expect((await read())[0]?.['caller']).toMatchObject({ submitterId: null, clientId: null, ...newCaller });
  await save({ idempotencyKey });
});

test('a draft is visible to its author only; the person that a citizen chooses is not stored', async () => {
  await save({ idempotencyKey: randomUUID(), draft });
  expect(await read(citizen)).toEqual([]);
  await save({ idempotencyKey: randomUUID(), draft }, citizen);
  const [citizenDraft] = await read(citizen);
  expect([citizenDraft?.['title'], citizenDraft?.['caller']]).toEqual(['Теч', undefined]);
});

test('a draft whose signal was sent is not returned, even if it is saved again', async () => {
  const idempotencyKey = randomUUID();
  await save({ idempotencyKey, draft });
  await service.pool.query(
    `insert into idempotency_key (subject, key, request_hash, status, body)
     select subject, idempotency_key, '', 200, '' from submit_draft`,
  );
  expect(await read()).toEqual([]);
  await save({ idempotencyKey, draft });
  expect(await read()).toEqual([]);
});

test('the five newest drafts of an author are returned, if they were saved in the last seven days', async () => {
  const keys = Array.from({ length: 7 }, () => randomUUID());
  for (const idempotencyKey of keys) await save({ idempotencyKey, draft });
  expect((await read()).map((one) => one['idempotencyKey'])).toEqual(keys.slice(2).toReversed());
  await service.pool.query(`update submit_draft set saved_at = now() - interval '8 days'`);
  expect(await read()).toEqual([]);
});
