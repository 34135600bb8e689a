import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`update signal set title = 'Теч', location = point(23.3, 42.7)`);
});
afterAll(() => service.stop());

const correct = async (correction: object): Promise<[number, unknown]> => {
  const response = await service.call('/struma/signals/correct', {
    method: 'POST',
    body: JSON.stringify(correction),
    headers: { 'content-type': 'application/json' },
  });
  return [response.status, await response.json()];
};
const rowsOf = async (query: string) => (await service.pool.query(query)).rows;
const readStored = async (id: number) =>
  (await rowsOf(`select title, location[1] as latitude, location[0] as longitude from signal where id = ${id}`))[0];

const place = { latitude: 42.65, longitude: 23.35 };

test('title and place are corrected; the history has the old values, and colleagues get an event', async () => {
  const expected = { expectedTitle: 'Теч', expectedLocation: { latitude: 42.7, longitude: 23.3 } };
  expect(await correct({ signalId: 1, title: ' Спукана\tтръба ', location: place, ...expected })).toEqual([
    200,
    { isChanged: true },
  ]);
  expect(await readStored(1)).toEqual({ title: 'Спукана тръба', ...place });
  const activities = `select field, old_value, new_value from activity_log where entity_id = '1' order by id`;
  expect(await rowsOf(activities)).toEqual([
    { field: 'title', old_value: 'Теч', new_value: 'Спукана тръба' },
    { field: 'location', old_value: '42.70000, 23.30000', new_value: '42.65000, 23.35000' },
  ]);
  expect(await rowsOf('select kind from signal_event where signal_id = 1')).toEqual([{ kind: 'EDITED' }]);
  // Sent again after a lost response: the expected values are no longer stored, but the wanted ones are.
  expect(await correct({ signalId: 1, title: 'Спукана тръба', location: place, ...expected })).toEqual([
    200,
    { isChanged: false },
  ]);
});

test('a signal by e-mail without a place gets one', async () => {
  await service.pool.query('update signal set location = null where id = 2');
  expect(await correct({ signalId: 2, location: place, expectedLocation: null })).toEqual([200, { isChanged: true }]);
  expect(await readStored(2)).toEqual({ title: 'Теч', ...place });
});

test('values that are stored already write nothing', async () => {
  expect(await correct({ signalId: 4, title: 'Теч', location: { latitude: 42.7, longitude: 23.3 } })).toEqual([
    200,
    { isChanged: false },
  ]);
  expect(await rowsOf(`select id from activity_log where entity_id = '4'`)).toEqual([]);
});

test.each([
  ['title', { title: 'Друго', expectedTitle: 'Както беше' }],
  ['place', { location: place, expectedLocation: { latitude: 42.5, longitude: 23.3 } }],
  ['missing place', { location: place, expectedLocation: null }],
])('another stored %s than the user saw is not overwritten', async (_name, correction) => {
  expect((await correct({ signalId: 3, ...correction }))[0]).toBe(412);
  expect(await readStored(3)).toEqual({ title: 'Теч', latitude: 42.7, longitude: 23.3 });
});

test.each([
  ['an unknown signal', { signalId: 99, title: 'Теч' }, 404, undefined],
  ['a blank title', { signalId: 3, title: ' \n ' }, 400, 'title'],
  ['a long title', { signalId: 3, title: 'а'.repeat(201) }, 400, 'title'],
  ['a place abroad', { signalId: 3, location: { latitude: 48.2, longitude: 16.4 } }, 400, 'location'],
])('%s is refused beside its field', async (_name, correction, status, field) => {
  expect(await correct(correction)).toEqual([status, expect.objectContaining(field ? { field } : {})]);
  expect(await readStored(3)).toEqual({ title: 'Теч', latitude: 42.7, longitude: 23.3 });
});
