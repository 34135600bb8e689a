import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

const egn = '7523169263';

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

const post = async (path: string, body: object) => {
  const response = await service.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};
const update = (values: object) => post('/api/Client/updateClient', { clientId: 1, ...values });
const readStored = async (): Promise<unknown> =>
  (await service.pool.query('select name, egn from client where id = 1')).rows[0];

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
