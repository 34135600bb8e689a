import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(
    `insert into client (id, client_number, name, client_type_id) values (7, 'К-7', 'Борис Боев', 1)`,
  );
});
beforeEach(() =>
  service.pool.query(`
    truncate submitter, activity_log cascade;
    insert into submitter (id, name, phone, client_id, subject) values
      (1, 'Живодара Ненова', '0899 111 222', null, null), (2, 'Борис Боев', null, 7, null), (3, 'Яна', null, null, 'яна')`),
);
afterAll(() => service.stop());

const seen = { submitterId: 1, expectedName: 'Живодара Ненова', expectedPhone: '0899 111 222' };
const correct = async (correction: object): Promise<[number, unknown]> => {
  const response = await service.call('/struma/submitters/correct', {
    method: 'POST',
    body: JSON.stringify({ ...seen, callerName: 'Живодара Ненова', callerPhone: '0899 111 222', ...correction }),
    headers: { 'content-type': 'application/json' },
  });
  return [response.status, await response.json()];
};
const rowsOf = async (query: string) => (await service.pool.query(query)).rows;
const readStored = async (id = 1) => (await rowsOf(`select name, phone from submitter where id = ${id}`))[0];

test('name and number are corrected, each with an activity; the same correction again changes nothing', async () => {
  const correction = { callerName: ' Жива  Ненова ', callerPhone: '0899 111 223' };
  expect(await correct(correction)).toEqual([200, { isChanged: true }]);
  expect(await readStored()).toEqual({ name: 'Жива Ненова', phone: '0899 111 223' });
  expect(await rowsOf('select entity, field, old_value, new_value from activity_log order by field')).toEqual([
    { entity: 'submitter', field: 'name', old_value: 'Живодара Ненова', new_value: 'Жива Ненова' },
    { entity: 'submitter', field: 'phone', old_value: '0899 111 222', new_value: '0899 111 223' },
  ]);
  expect(await correct(correction)).toEqual([200, { isChanged: false }]);
});

test('a number is removed', async () => {
  expect(await correct({ callerPhone: null })).toEqual([200, { isChanged: true }]);
  expect(await readStored()).toEqual({ name: 'Живодара Ненова', phone: null });
});

test.each([
  ['a client of the utility', 2, 'Борис Боев'],
  ['a person with an account', 3, 'Яна'],
])('%s gets a number; the name stays that of the record', async (_who, submitterId, name) => {
  const stored = { submitterId, expectedName: name, expectedPhone: null };
  expect(await correct({ ...stored, callerName: 'Друго име' })).toEqual([
    400,
    expect.objectContaining({ field: 'callerName' }),
  ]);
  expect(await correct({ ...stored, callerName: name, callerPhone: '0888 1' })).toEqual([200, { isChanged: true }]);
  expect(await readStored(submitterId)).toEqual({ name, phone: '0888 1' });
});

test('a stored name that cannot be typed does not prevent a correction of the number', async () => {
  await service.pool.query(`update submitter set name = 'Иванов  Иван' where id = 2`);
  const seen2 = { submitterId: 2, expectedName: 'Иванов  Иван', expectedPhone: null };
  expect(await correct({ ...seen2, callerName: 'Иванов Иван', callerPhone: '0888 1' })).toEqual([
    200,
    { isChanged: true },
  ]);
  expect(await readStored(2)).toEqual({ name: 'Иванов  Иван', phone: '0888 1' });
});

test.each([
  ['name', { expectedName: 'Жива', callerPhone: null }],
  ['number', { expectedPhone: null, callerPhone: '0888 1' }],
])('another stored %s than the user saw is not overwritten', async (_what, correction) => {
  expect((await correct(correction))[0]).toBe(412);
  expect(await readStored()).toEqual({ name: 'Живодара Ненова', phone: '0899 111 222' });
});

test.each([
  [{ submitterId: 99 }, 404],
  [{ callerName: ' ' }, 400],
  [{ callerName: '\u200b\u3164' }, 400],
  [{ callerPhone: 'вкъщи' }, 400],
])('%j is refused', async (correction, status) => {
  expect((await correct(correction))[0]).toBe(status);
  expect(await readStored()).toEqual({ name: 'Живодара Ненова', phone: '0899 111 222' });
});
