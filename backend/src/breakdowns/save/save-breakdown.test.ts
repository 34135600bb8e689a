import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertBreakdowns } from '../../../../tests/builders/data/breakdowns.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  await service.pool.query(`truncate breakdown, street, town, municipality, district, activity_log cascade`);
  await insertBreakdowns(service.pool);
});
afterAll(() => service.stop());

type Row = Record<string, unknown>;
const rowsOf = async (query: string) => (await service.pool.query(query)).rows as Row[];

const post = async (path: string, body: object | null, key?: string): Promise<{ status: number; text: string }> => {
  const response = await service.call(path, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) },
  });
  return { status: response.status, text: await response.text() };
};
const create = (body: object, key?: string) => post('/api/breakdown/Create', body, key);
const update = (query: Record<string, string>, body: object | null = null) =>
  post(`/api/breakdown/Update?${new URLSearchParams(query).toString()}`, body);
const parsed = ({ text }: { text: string }): Row => JSON.parse(text) as Row;

const complete = {
  workCardNo: 'А-1000',
  waterStopPeople: 40,
  priorityId: 3,
  kevrCategory1Id: 1,
  kevrCategory2Id: 2,
};

describe('a new breakdown', () => {
  test('BR-8 BR-11 is stored with all fields, its creator and a known town and street', async () => {
    const answer = await create({
      ...complete,
      signalTimestamp: '2026-11-18 06:10:59',
      repairStart: '2026-11-18T09:30:00',
      repairEnd: '2026-11-18 13:00:00',
      municipalityId: 1,
      townName: 'ГР. РАДОМИР',
      streetName: 'ул. Орион',
      streetDescription: 'до бл. 717',
      description: 'Теч\nот муфа',
      latitude: 42.548,
      longitude: 22.963,
      visoftId: '118204',
      osmId: 48213,
    });
    expect(parsed(answer)).toMatchObject({
      id: 4,
      workCardNo: 'А-1000',
      finished: false,
      checked: false,
      signalTimestamp: '2026-11-18 06:10:00',
      repairStart: '2026-11-18 09:30:00',
      repairStartUtc: '2026-11-18 07:30:00',
      waterStopPeople: 40,
      priority: { id: 3, nameBg: 'Висок' },
      municipalityName: 'Радомир',
      townName: 'ГР. РАДОМИР',
      description: 'Теч\nот муфа',
      latitude: 42.548,
      osmId: 48213,
    });
    expect(
      await rowsOf('select town_id, street_id, created_by, created_by_subject from breakdown where id = 4'),
    ).toEqual([{ town_id: 1, street_id: 1, created_by: expect.any(String), created_by_subject: expect.any(String) }]);
    expect(await rowsOf('select entity, entity_id, action, new_value from activity_log')).toEqual([
      { entity: 'breakdown', entity_id: '4', action: 'CREATE', new_value: 'А-1000' },
    ]);
  });

  test('BR-11 an unknown town, and a street that is not stored for it, are stored as typed', async () => {
    expect(parsed(await create({ ...complete, townName: 'с. Ново', streetName: 'ул. Орион' }))).toMatchObject({
      townName: 'с. Ново',
      streetName: 'ул. Орион',
    });
    expect(await rowsOf('select town_id, street_id from breakdown where id = 4')).toEqual([
      { town_id: null, street_id: null },
    ]);
  });

  test('BR-8 starts now if no start is given', async () => {
    const { id } = parsed(await create(complete));
    const age = `select now() - signal_timestamp < interval '1 hour' as is_now from breakdown where id = ${String(id)}`;
    expect(await rowsOf(age)).toEqual([{ is_now: true }]);
  });

  test.each(Object.keys(complete))('BR-8 without %s is refused', async (field) => {
    for (const value of [undefined, null, '', '  '])
      expect((await create({ ...complete, [field]: value })).text).toMatch(/^\(0\) .+: Полето е задължително$/);
    expect(await rowsOf('select id from breakdown where id > 3')).toEqual([]);
  });

  test.each([
    ['people below zero', { waterStopPeople: -1 }],
    ['a billion people', { waterStopPeople: 1_000_000_000 }],
    ['people as text', { waterStopPeople: 'много' }],
    ['half a person', { waterStopPeople: 1.5 }],
    ['an unknown priority', { priorityId: 99 }],
    ['a category that is not a number', { kevrCategory1Id: 'x' }],
    ['an unknown municipality', { municipalityId: 99 }],
    ['a repair that ends before it starts', { repairStart: '2026-11-18 09:00:00', repairEnd: '2026-11-18 08:59:00' }],
    ['water that returns early', { waterStopStart: '2026-11-18 09:00:00', waterStopEnd: '2026-11-17 09:00:00' }],
    ['a day that does not exist', { repairStart: '2026-02-30 09:00:00' }],
    ['a time with an offset', { repairStart: '2026-02-20T09:00:00+02:00' }],
    ['10 000 characters', { description: 'а'.repeat(10_000) }],
    ['half a place', { latitude: 42.5 }],
    ['a place outside the earth', { latitude: 91, longitude: 23 }],
    ['a value of `finished` that is no boolean', { finished: 'може би' }],
  ])('BR-8 %s is refused with a message', async (_name, fields) => {
    const { status, text } = await create({ ...complete, ...fields });
    expect([status, text]).toEqual([200, expect.stringMatching(/^\(0\) \p{L}/u)]);
    expect(await rowsOf('select id from breakdown where id > 3')).toEqual([]);
  });

  test('BR-8 an inactive priority is refused', async () => {
    await service.pool.query('update nomenclature_item set is_active = false where nomenclature_id = 2 and id = 3');
    expect((await create(complete)).text).toMatch(/^\(0\) Приоритет/);
    await service.pool.query('update nomenclature_item set is_active = true where nomenclature_id = 2 and id = 3');
  });

  test('BR-11 an existing work card number is refused with a message, also for two requests at once', async () => {
    // The second number begins with a Latin letter.
    for (const workCardNo of ['А-0999', 'A-0999'])
      expect((await create({ ...complete, workCardNo })).text).toBe('(0) Вече има авария с номер А-0999.');
    const both = await Promise.all([create(complete), create(complete)]);
    expect(both.filter(({ text }) => text.startsWith('{'))).toHaveLength(1);
    expect(both.filter(({ text }) => text === '(0) Вече има авария с номер А-1000.')).toHaveLength(1);
  });

  test('a repeated request with the same idempotency key stores one breakdown', async () => {
    const key = randomUUID();
    const first = parsed(await create(complete, key));
    expect(parsed(await create(complete, key))).toEqual(first);
    expect((await create({ ...complete, waterStopPeople: 1 }, key)).status).toBe(422);
    expect(await rowsOf('select id from breakdown where id > 3')).toHaveLength(1);
  });
});

describe('an update', () => {
  test('BR-9 null or absent means unchanged, an empty text clears the field', async () => {
    const before = parsed(await update({ id: '1' }));
    const after = parsed(await update({ id: '1', description: '', visoftId: 'null' }, { streetName: null, osmId: '' }));
    expect(after).toEqual({ ...before, description: null, osmId: null });
    expect(await rowsOf(`select field, old_value, new_value from activity_log order by field`)).toEqual([
      { field: 'description', old_value: 'Теч от муфа', new_value: null },
      { field: 'osmId', old_value: '48213', new_value: null },
    ]);
  });

  test('BR-9 the fields of the query are stored and recorded with the names of choices', async () => {
    const row = parsed(await update({ id: '2', priorityId: '1', repairEnd: '2099-11-18 15:30:00', finished: 'true' }));
    expect(row).toMatchObject({ priority: { id: 1 }, repairEnd: '2099-11-18 15:30:00', finished: true });
    expect(await rowsOf(`select field, old_value, new_value from activity_log order by field`)).toEqual([
      { field: 'finished', old_value: 'false', new_value: 'true' },
      { field: 'priorityId', old_value: 'Спешен', new_value: 'Нисък' },
      { field: 'repairEnd', old_value: '2099-11-18 13:00:00', new_value: '2099-11-18 15:30:00' },
    ]);
  });

  test('BR-4 the time of finishing is stored, kept by other changes and removed by reopening', async () => {
    const isNow = "select finished_at > now() - interval '1 minute' as is_now from breakdown where id = 2";
    expect(parsed(await update({ id: '2' }))).toMatchObject({ finishedAt: null, finishedAtUtc: null });
    const { finishedAt, finishedAtUtc } = parsed(await update({ id: '2', finished: 'true' }));
    expect([finishedAt, finishedAtUtc]).toEqual([expect.stringMatching(/^20/), expect.stringMatching(/^20/)]);
    expect(await rowsOf(isNow)).toEqual([{ is_now: true }]);
    await service.pool.query("update breakdown set finished_at = '2026-11-20T10:00:00Z' where id = 2");
    const kept = parsed(await update({ id: '2', finished: 'true', checked: 'true' }));
    expect(kept).toMatchObject({ checked: true, finishedAt: '2026-11-20 12:00:00' });
    expect(parsed(await update({ id: '2', finished: 'false' }))).toMatchObject({ finished: false, finishedAt: null });
    const added = parsed(await create({ ...complete, finished: true }));
    expect(added['finishedAt']).toEqual(expect.stringMatching(/^20/));
  });

  test('the computed people, streets and zone of an isolation are stored beside the number of people that the operator entered', async () => {
    const filled = {
      waterStopPeople: '120',
      computedPeople: '118',
      affectedStreets: 'ул. „Орион“ от № 3 до № 17',
      zonePipes: '48213, 48214',
      brokenValves: '7',
    };
    const row = parsed(await update({ id: '1' }, { ...filled, expected: { zonePipes: '', brokenValves: '' } }));
    const shown = {
      ...filled,
      waterStopPeople: 120,
      computedPeople: 118,
      zonePipes: [48213, 48214],
      brokenValves: [7],
    };
    expect(row).toMatchObject(shown);
    const stale = await update({ id: '1' }, { zonePipes: '48215', expected: { zonePipes: '48213' } });
    expect(stale.status).toBe(412);
    const cleared = parsed(await update({ id: '1' }, { zonePipes: '', expected: { zonePipes: '48213,48214' } }));
    expect(cleared).toMatchObject({ ...shown, zonePipes: null });
    expect(await rowsOf(`select new_value from activity_log where field = 'zonePipes' order by id`)).toEqual([
      { new_value: '48213,48214' },
      { new_value: null },
    ]);
  });

  test.each([
    ['zonePipes', '1,0'],
    ['zonePipes', '1;2'],
    ['zonePipes', Array.from({ length: 501 }, (_, index) => index + 1).join(',')],
    ['brokenValves', '-1'],
    ['computedPeople', '-1'],
    ['affectedStreets', 'а'.repeat(4001)],
  ])('%s with a wrong value is refused', async (field, value) => {
    expect((await update({ id: '1' }, { [field]: value })).text).toMatch(
      /^\(0\) (Засегната|Неработещи|Изчислени|Засегнати)/,
    );
  });

  test('BR-9 an update without changes writes nothing', async () => {
    await update({ id: '1', workCardNo: 'А-0998', signalTimestamp: '2026-10-25 03:30:00', latitude: '42.5480' });
    expect(await rowsOf('select id from activity_log')).toEqual([]);
    expect(await rowsOf('select modified_on, signal_timestamp::text as at from breakdown where id = 1')).toEqual([
      { modified_on: null, at: '2026-10-25 00:30:00+00' },
    ]);
  });

  test('a field that a colleague has changed meanwhile is not overwritten', async () => {
    await update({ id: '2', waterStopPeople: '380' });
    const stale = { waterStopPeople: 412, priorityId: 4, description: '' };
    expect((await update({}, { id: 2, waterStopPeople: 500, expected: stale })).status).toBe(412);
    const other = await update({}, { id: 2, priorityId: 1, expected: stale });
    expect(parsed(other)).toMatchObject({ waterStopPeople: 380, priority: { id: 1 } });
    expect((await update({}, { id: 2, description: 'Теч', expected: { description: '' } })).status).toBe(412);
  });

  test.each([
    ['clearing a mandatory field', { id: '2', priorityId: '' }],
    ['the work card number of another breakdown', { id: '2', workCardNo: 'А-0998' }],
    ['a work card number that looks like that of another breakdown', { id: '2', workCardNo: 'A-0998' }],
    ['an end before the stored start', { id: '2', repairEnd: '2026-11-18 09:00:00' }],
    ['a start after the stored end', { id: '2', signalTimestamp: '2100-01-01 09:00:00' }],
    ['removing half the place', { id: '1', latitude: '' }],
  ])('BR-9 BR-11 %s is refused', async (_name, query: Record<string, string>) => {
    expect((await update(query)).text).toMatch(/^\(0\) \p{L}/u);
    expect(await rowsOf('select id from activity_log')).toEqual([]);
  });

  test('BR-9 an old breakdown without mandatory fields can be changed', async () => {
    expect(parsed(await update({ id: '3', description: 'Теч' }))).toMatchObject({ description: 'Теч', priority: null });
  });

  test('BR-11 a changed town removes the link to the street', async () => {
    await update({ id: '1', townName: 'гр. Бяла', municipalityId: '' });
    expect(await rowsOf('select town_id, street_id, street_name from breakdown where id = 1')).toEqual([
      { town_id: 2, street_id: null, street_name: 'ул. Орион' },
    ]);
  });

  test.each(['2.4', 'А-0999', '-2', '9007199254740993'])(
    'BR-9 the invalid or unknown id %s changes nothing',
    async (id) => {
      expect((await update({ id, description: 'x' })).status).toBeGreaterThanOrEqual(400);
      expect(await rowsOf('select id from activity_log')).toEqual([]);
    },
  );

  test('BR-11 formulas and phone numbers are stored as typed, and are text in the CSV file', async () => {
    const workCardNo = '=HYPERLINK("http://evil.example")';
    const row = parsed(await create({ ...complete, workCardNo, description: '+359888123456' }));
    expect(row).toMatchObject({ workCardNo, description: '+359888123456' });
    const file = await (await service.call('/api/Breakdown/ExportAll')).text();
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(file).toContain(";'+359888123456;");
  });

  test('BR-11 a pipe that no longer exists stays with its breakdown', async () => {
    expect(parsed(await update({ id: '1', osmId: '999999', checked: 'false' }))).toMatchObject({ osmId: 999999 });
    expect(parsed(await update({ id: '1', description: 'Теч' }))).toMatchObject({ osmId: 999999, description: 'Теч' });
  });

  test('of a missing breakdown returns 404', async () => {
    expect((await update({ id: '99', description: 'x' })).status).toBe(404);
    expect((await update({ description: 'x' })).status).toBe(404);
  });

  test('three writers of different fields lose no change', async () => {
    const fields = ['description', 'streetDescription', 'visoftId'];
    for (const round of Array.from({ length: 20 }, (_, index) => String(index)))
      await Promise.all(fields.map((field) => update({ id: '2', [field]: `${field} ${round}` })));
    const row = parsed(await update({ id: '2' }));
    expect(fields.map((field) => row[field])).toEqual(fields.map((field) => `${field} 19`));
  });
});
