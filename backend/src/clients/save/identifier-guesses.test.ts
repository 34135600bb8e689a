import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

const claims = personClaims('operator', ['Оператор'], ['TestMainGroup']);
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

test('CL-2 an operator can compare at most 60 different numbers an hour with the stored EGN', async () => {
  const statusOf = async (guess: string): Promise<number> => {
    const response = await service.call('/api/Client/updateClient', {
      method: 'POST',
      claims,
      headers: { 'content-type': 'application/json' },
      // The wrong expected value prevents the update from storing the guess.
      body: JSON.stringify({ clientId: 1, egn: guess, expected: { egn: '0000000000' } }),
    });
    return response.status;
  };
  for (let number = 0; number < 60; number += 1) expect(await statusOf(String(8_001_010_000 + number))).toBe(412);
  expect(await statusOf('8001019999')).toBe(429);
  expect(await statusOf(egn)).toBe(429);
});
