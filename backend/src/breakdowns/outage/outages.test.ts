import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into breakdown (work_card_no, finished, signal_timestamp, description, location, town_name, street_name,
        water_stop_start, water_stop_end, water_stop_people, created_by) values
      ('А-1', false, now() - interval '1 hour', 'вътрешна бележка', point(23.3, 42.7), 'гр. София', 'ул. Шипка',
        '2026-11-22T06:00:00Z', '2026-11-22T12:00:00Z', 412, 'Петър Илиев'),
      ('А-2', true, now() - interval '1 hour', null, point(23.3, 42.7), null, null, null, null, null, null),
      ('А-3', false, now() - interval '1 hour', null, point(23.3, 42.71), null, null, null, null, null, null),
      ('А-4', false, now() + interval '1 day', null, point(23.3, 42.7), null, null, null, null, null, null)`);
}, 60_000);
afterAll(() => service?.stop());

test('SG-3 BR-12 a citizen sees open breakdowns near a place, and none of their internal fields', async () => {
  const claims = personClaims('citizen', ['Потребител'], ['TestMainGroup']);
  const answer = await service.call('/struma/breakdowns/outages?latitude=42.7005&longitude=23.3', { claims });
  expect(await answer.json()).toEqual({
    items: [
      {
        distance: 60,
        townName: 'гр. София',
        streetName: 'ул. Шипка',
        waterStopStartUtc: '2026-11-22 06:00:00',
        waterStopStartLocal: '2026-11-22 08:00:00',
        waterStopEndUtc: '2026-11-22 12:00:00',
        waterStopEndLocal: '2026-11-22 14:00:00',
        repairEndUtc: null,
        repairEndLocal: null,
        isLinked: false,
      },
    ],
  });
});

test('SG-3 BR-12 an open breakdown without a place is found by the street of the nearest address', async () => {
  const { pool } = service;
  await pool.query(`insert into district (id, name) values (901, 'Бургас')`);
  await pool.query(`insert into municipality (id, district_id, name) values (901, 901, 'Бургас')`);
  await pool.query(`insert into town (id, municipality_id, grao_code, name) values (901, 901, '07079', 'Бургас')`);
  await pool.query(
    `insert into street (id, town_id, grao_code, name) values (901, 901, '1', 'ул. Роза'), (902, 901, '2', 'ул. Бреза')`,
  );
  await pool.query(`insert into address (town_id, street_id, address_description, full_address, location) values
    (901, null, '', '', point(27.4599, 42.5)), (901, 901, '', '', point(27.4600, 42.5)), (901, 902, '', '', point(27.4611, 42.5))`);
  await pool.query(`insert into breakdown (work_card_no, finished, signal_timestamp, street_id, street_name) values
    ('Б-1', false, now() - interval '1 hour', 901, 'ул. Роза'), ('Б-2', true, now() - interval '1 hour', 901, 'ул. Роза')`);
  await pool.query(`insert into breakdown (work_card_no, finished, signal_timestamp, street_name, location) values
    ('Б-3', false, now() - interval '1 hour', 'ул. Здравец', point(27.4580, 42.5))`);
  const streetsAt = async (longitude: number): Promise<unknown[]> => {
    const answer = await service.call(`/struma/breakdowns/outages?latitude=42.5&longitude=${longitude}`);
    const { items } = (await answer.json()) as { items: { streetName: string; distance: number | null }[] };
    return items.map(({ streetName, distance }) => [streetName, distance]);
  };
  expect(await streetsAt(27.4598)).toEqual([
    ['ул. Здравец', 150],
    ['ул. Роза', null],
  ]);
  expect(await streetsAt(27.4611)).toEqual([['ул. Здравец', 250]]);
  expect(await streetsAt(27.465)).toEqual([]);
});

test('SG-3 BR-12 the breakdown of a signal comes first, wherever it is, but only for those who may see the signal', async () => {
  const { pool } = service;
  const owner = personClaims('owner', ['Потребител'], ['TestMainGroup']);
  const stranger = personClaims('stranger', ['Потребител'], ['TestMainGroup']);
  const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);
  await pool.query(`insert into submitter (id, name, subject) values (990901, 'Подател', $1)`, [owner.sub]);
  await pool.query(`insert into breakdown (id, work_card_no, finished, signal_timestamp, location, street_name) values
    (901, 'В-1', false, now() - interval '1 hour', point(26.01, 42.9), 'ул. Близка'),
    (902, 'В-2', false, now() - interval '1 hour', point(26.2, 42.9), 'ул. Далечна')`);
  await pool.query(`insert into signal (id, title, message, submitter_id, status_id, breakdown_id) values
    (901, 'Теч', 'Тече', 990901, 2, 902), (902, 'Теч', 'Тече', 990901, 2, 901)`);
  const streetsFor = async (claims: typeof owner, signalId?: number): Promise<unknown[]> => {
    const query = `latitude=42.9&longitude=26.01${signalId === undefined ? '' : `&signalId=${signalId}`}`;
    const answer = await service.call(`/struma/breakdowns/outages?${query}`, { claims });
    const { items } = (await answer.json()) as { items: { streetName: string; isLinked: boolean }[] };
    return items.map(({ streetName, isLinked }) => [streetName, isLinked]);
  };
  const linkedFirst = [
    ['ул. Далечна', true],
    ['ул. Близка', false],
  ];
  expect(await streetsFor(owner, 901)).toEqual(linkedFirst);
  expect(await streetsFor(operator, 901)).toEqual(linkedFirst);
  for (const [claims, signalId] of [[stranger, 901], [owner], [owner, 999]] as const)
    expect(await streetsFor(claims, signalId)).toEqual([['ул. Близка', false]]);
  // A breakdown that is linked and near is returned once.
  expect(await streetsFor(owner, 902)).toEqual([['ул. Близка', true]]);
  await pool.query('update breakdown set finished = true where id = 902');
  expect(await streetsFor(owner, 901)).toEqual([['ул. Близка', false]]);
});
