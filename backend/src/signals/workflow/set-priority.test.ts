import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query('update signal set priority_id = null');
});
afterAll(() => service.stop());

const rowsOf = async (query: string) => (await service.pool.query(query)).rows;
const set = async (change: object): Promise<[number, unknown]> => {
  const response = await service.call('/struma/signals/priority', {
    method: 'POST',
    body: JSON.stringify(change),
    headers: { 'content-type': 'application/json' },
  });
  return [response.status, await response.json()];
};
const readStored = async (id: number) => (await rowsOf(`select priority_id from signal where id = ${id}`))[0];

test('a priority is set and removed; both changes are recorded with its name and stored as events', async () => {
  expect(await set({ signalId: 1, priorityId: 4 })).toEqual([200, { isChanged: true }]);
  expect(await set({ signalId: 1, priorityId: null, expectedPriorityId: 4 })).toEqual([200, { isChanged: true }]);
  expect(await readStored(1)).toEqual({ priority_id: null });
  const activities = `select field, old_value, new_value from activity_log where entity_id = '1' order by id`;
  expect(await rowsOf(activities)).toEqual([
    { field: 'priority', old_value: null, new_value: 'Спешен' },
    { field: 'priority', old_value: 'Спешен', new_value: null },
  ]);
  expect(await rowsOf('select kind from signal_event where signal_id = 1')).toEqual([
    { kind: 'EDITED' },
    { kind: 'EDITED' },
  ]);
});

test('setting the current priority writes nothing', async () => {
  expect(await set({ signalId: 2, priorityId: null, expectedPriorityId: 3 })).toEqual([200, { isChanged: false }]);
  expect(await rowsOf(`select id from activity_log where entity_id = '2'`)).toEqual([]);
});

test('a priority that a colleague has changed meanwhile is not overwritten', async () => {
  await set({ signalId: 3, priorityId: 2 });
  expect((await set({ signalId: 3, priorityId: 1, expectedPriorityId: null }))[0]).toBe(412);
  expect(await readStored(3)).toEqual({ priority_id: 2 });
});

test.each([
  [{ signalId: 99, priorityId: 1 }, 404],
  [{ signalId: 3, priorityId: 77 }, 400],
  [{ signalId: 3, priorityId: 0 }, 400],
  [{ signalId: 3, priorityId: 2 ** 31 }, 400],
  [{ signalId: 3 }, 400],
])('%j is refused with %i', async (change, status) => {
  expect((await set(change))[0]).toBe(status);
  expect(await readStored(3)).toEqual({ priority_id: 2 });
});

test('NO-3 an inactive priority cannot be set, and stays on its signals', async () => {
  await service.pool.query('update nomenclature_item set is_active = false where nomenclature_id = 2 and id = 2');
  const [status, body] = await set({ signalId: 4, priorityId: 2 });
  expect([status, body]).toMatchObject([400, { message: 'Избраната стойност не съществува или е изключена.' }]);
  expect(await set({ signalId: 3, priorityId: 2 })).toEqual([200, { isChanged: false }]);
});
