import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { personClaims } from '../../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

const egn = '7523169263';
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
beforeEach(async () => {
  await service.pool.query('truncate client cascade');
  await service.pool.query(
    `insert into client (id, client_number, name, egn, client_type_id) values (1, '1', 'Ана', $1, 1)`,
    [egn],
  );
});
afterAll(() => service?.stop());

const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);

const post = async (path: string, body: object, claims: JWTPayload = operator) => {
  const response = await service.call(path, {
    method: 'POST',
    claims,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};
const update = (values: object, claims?: JWTPayload) =>
  post('/api/Client/updateClient', { clientId: 1, ...values }, claims);
const readStored = async (): Promise<unknown> =>
  (await service.pool.query('select egn, name from client where id = 1')).rows[0];

const invisible = ['\u200b', '\u202e', '\u3164\u2800'];

test.each(invisible)('CL-2 a client needs a visible name and number: %j', async (text) => {
  const values = { clientNumber: '2', name: 'Нов Клиент', egn: '8032056031', clientTypeId: 1 };
  const create = async (more: object) => (await post('/api/Client/createClient', { ...values, ...more })).text;
  expect(await create({ name: text })).toBe('(0) Полето „Име“ е задължително.');
  expect(await create({ clientNumber: text })).toBe('(0) Полето „Клиентски номер“ е задължително.');
  expect((await update({ name: text })).text).toBe('(0) Полето „Име“ е задължително.');
});

test.each(invisible)('CL-2 an invisible EGN is refused and does not clear the stored one: %j', async (text) => {
  expect((await update({ egn: text, confirmIdentifier: true })).text).toMatch(/^\(0\)/);
  expect(await readStored()).toMatchObject({ egn });
});

test('CL-2 characters that turn the direction of the text are removed from a name', async () => {
  await update({ name: 'Ана\u202e Минчева\u2066' });
  expect(await readStored()).toMatchObject({ name: 'Ана Минчева' });
});

test('CL-2 a stored name that still has such characters can be corrected', async () => {
  await service.pool.query(`update client set name = 'Ана\u202e' where id = 1`);
  expect((await update({ name: 'Ана', expected: { name: 'Ана\u202e' } })).status).toBe(200);
  expect(await readStored()).toMatchObject({ name: 'Ана' });
});

test.each(['\u3164\u3164', 'а\u115f', 'а\u200b', '\u202e'])(
  'CL-1 invisible characters are no reason to reveal an EGN: %j',
  async (reason) => {
    const answer = await post('/struma/clients/reveal-identifier', { clientId: 1, reason });
    expect(answer).toEqual({ status: 400, text: expect.not.stringContaining(egn) });
  },
);

/** A number that differs from the stored one. */
const guessOf = (index: number): string => String(8_001_010_000 + index);

// In each case the write is refused whatever the guess is.
test.each([
  ['a new number whose mask is outdated', 412, (guess: string) => ({ egn: guess, expected: { egn: '••••••••00' } })],
  ['a new number with an outdated name', 412, (guess: string) => ({ egn: guess, name: 'Б', expected: { name: 'В' } })],
  ['a new number with an unknown type', 200, (guess: string) => ({ egn: guess, clientTypeId: 99 })],
  ['an expected number', 412, (guess: string) => ({ egn: '8032056031', expected: { egn: guess } })],
  ['an expected number of a number to clear', 412, (guess: string) => ({ egn: '', expected: { egn: guess } })],
])('CL-2 an operator can compare at most 60 EGN an hour with the stored one: %s', async (subject, status, valuesOf) => {
  const claims = personClaims(subject, ['Оператор'], ['TestMainGroup']);
  // The new number itself is counted too.
  const isCounted = JSON.stringify(valuesOf('')).includes('8032056031');
  const attempts = isCounted ? 59 : 60;
  for (let index = 0; index < attempts; index += 1)
    expect([index, (await update(valuesOf(guessOf(index)), claims)).status]).toEqual([index, status]);
  expect((await update(valuesOf(guessOf(attempts)), claims)).status).toBe(429);
  expect((await update(valuesOf(egn), claims)).status).toBe(429);
  expect(await readStored()).toEqual({ egn, name: 'Ана' });
});

test('CL-2 a whole expected EGN is compared whole, a masked one with the mask', async () => {
  const other = '8032056031';
  // The wrong number has the last digits of the stored one.
  expect((await update({ egn: other, expected: { egn: '0000000063' } })).status).toBe(412);
  expect(await readStored()).toMatchObject({ egn });
  expect((await update({ egn: other, expected: { egn } })).status).toBe(200);
  expect((await update({ egn, expected: { egn: '••••••••31' } })).status).toBe(200);
  expect(await readStored()).toMatchObject({ egn });
});
