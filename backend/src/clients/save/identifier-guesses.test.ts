import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

const egn = '7523169263';
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(
    `insert into client (id, client_number, name, egn, client_type_id) values (1, '1', 'Ана', $1, 1)`,
    [egn],
  );
}, 60_000);
afterAll(() => service?.stop());

const update = async (claims: JWTPayload, values: object): Promise<number> => {
  const response = await service.call('/api/Client/updateClient', {
    method: 'POST',
    claims,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 1, ...values }),
  });
  return response.status;
};
const readStored = async (): Promise<unknown> =>
  (await service.pool.query('select egn, name from client where id = 1')).rows[0];

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
    expect([index, await update(claims, valuesOf(guessOf(index)))]).toEqual([index, status]);
  expect(await update(claims, valuesOf(guessOf(attempts)))).toBe(429);
  expect(await update(claims, valuesOf(egn))).toBe(429);
  expect(await readStored()).toEqual({ egn, name: 'Ана' });
});

test('CL-2 a whole expected EGN is compared whole, a masked one with the mask', async () => {
  const claims = personClaims('editor', ['Оператор'], ['TestMainGroup']);
  const other = '8032056031';
  // The wrong number has the last digits of the stored one.
  expect(await update(claims, { egn: other, expected: { egn: '0000000063' } })).toBe(412);
  expect(await readStored()).toMatchObject({ egn });
  expect(await update(claims, { egn: other, expected: { egn } })).toBe(200);
  expect(await update(claims, { egn, expected: { egn: '••••••••31' } })).toBe(200);
  expect(await readStored()).toMatchObject({ egn });
});
