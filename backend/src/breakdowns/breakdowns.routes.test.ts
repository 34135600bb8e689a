import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertBreakdowns } from '../../../tests/builders/data/breakdowns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertBreakdowns(service.pool);
});
afterAll(() => service.stop());

const read = async (path: string) => (await service.call(path)).json();
const idsOf = async (query: string): Promise<number[]> => {
  const page = (await read(`/api/breakdown/GetBreakdownsList?${query}`)) as { items: { id: number }[] };
  return page.items.map(({ id }) => id);
};

describe('the list of breakdowns', () => {
  test('BR-1 is sorted by id descending by default', async () => {
    expect(await idsOf('')).toEqual([3, 2, 1]);
  });

  test.each([
    ['workCardNo', [1, 2, 3]],
    ['finished', [3, 2, 1]],
    ['regionName', [1, 2, 3]],
    ['municipalityName', [2, 1, 3]],
    ['townName', [2, 1, 3]],
    ['streetName', [2, 1, 3]],
    ['priority', [1, 2, 3]],
    ['signalTimestamp', [1, 2, 3]],
    ['repairStart', [1, 2, 3]],
    ['repairEnd', [1, 3, 2]],
    ['waterStopStart', [2, 3, 1]],
    ['waterStopEnd', [2, 3, 1]],
    ['waterStopPeople', [1, 2, 3]],
  ])('BR-1 is sorted by %s, empty values last', async (field, ids) => {
    expect(await idsOf(`sortBy=${field}&sortDesc=false`)).toEqual(ids);
  });

  test.each([
    ['workCardNo=a-099', [2, 1]],
    ['workCardNo=%25', []],
    ['kevrCategory1=2', [2]],
    ['kevrCategory1=1&kevrCategory1=2', [2, 1]],
    ['kevrCategory2=2', [1]],
    ['townName=РАДОМИР', [1]],
    ['streetName=нова', [2]],
    ['priorityId=4', [2]],
    ['repairDateTimeFrom=2026-11-18 09:30:00', [2]],
    ['repairDateTimeTo=2026-10-25 14:00:00', [1]],
    ['waterStopStartDateTimeFrom=2026-11-18 09:30:01', []],
    ['waterStopEndDateTimeTo=2099-11-18 13:00:00', [2]],
    ['geolocationId=0', [3, 2, 1]],
    ['geolocationId=1', [1]],
    ['geolocationId=2', [3, 2]],
    ['view=ACTIVE', [3, 2]],
    ['view=WITHOUT_WATER', [2]],
    ['view=PLANNED', []],
    ['view=LATE', [3]],
    ['view=FINISHED_TODAY', []],
    ['workCardNo=&townName=', [3, 2, 1]],
  ])('BR-2 is filtered by %s', async (query, ids) => {
    expect(await idsOf(encodeURI(query).replaceAll('%2525', '%25'))).toEqual(ids);
  });

  test.each([
    ['998', [1]],
    ['a-099', [2, 1]],
    ['орион', [1]],
    ['Радомир ул. Орион', [1]],
    ['orion', [1]],
    ['f,rfk', [1]],
    ['орйон', [1]],
    ['орион бл. 3', [1]],
    ['орион бл. 4', []],
    ['„Нова“ 0999', [2]],
    ['в/7', [3]],
    ['%', []],
    [' ', [3, 2, 1]],
  ])('BR-12 is filtered by the work card number or the words of street and town: %s', async (words, ids) => {
    expect(await idsOf(new URLSearchParams({ words }).toString())).toEqual(ids);
  });

  test('BR-2 FI-14 a local time in the repeated hour of October matches both moments with that time', async () => {
    const range = 'brekadownDateTimeFrom=2026-10-25 03:30:00&brekadownDateTimeTo=2026-10-25 03:30:00';
    expect(await idsOf(encodeURI(range))).toEqual([2, 1]);
  });

  test.each(['geolocationId=3', 'brekadownDateTimeFrom=2026-13-01', 'sortBy=egn', 'itemsPerPage=7', 'kevrCategory1=x'])(
    'BR-2 %s is refused',
    async (query) => {
      expect((await service.call(`/api/breakdown/GetBreakdownsList?${query}`)).status).toBe(400);
    },
  );

  test('the views have counts, the people without water and the next planned return of the water', async () => {
    expect(await read('/struma/breakdowns/views')).toEqual({
      ACTIVE: 2,
      WITHOUT_WATER: 1,
      PLANNED: 0,
      LATE: 1,
      FINISHED_TODAY: 0,
      peopleWithoutWater: 412,
      nextRestorationUtc: '2099-11-18 11:00:00',
    });
  });
});

describe('one breakdown', () => {
  test('BR-4 BR-5 BR-11 has all fields, with local times', async () => {
    expect(await read('/api/breakdown/GetBreakdownById?breakdownId=1')).toEqual({
      id: 1,
      workCardNo: 'А-0998',
      affectedStreets: null,
      brokenValves: null,
      computedPeople: null,
      zonePipes: null,
      finished: true,
      finishedAt: '2026-10-25 14:00:00',
      finishedAtUtc: '2026-10-25 12:00:00',
      signalTimestamp: '2026-10-25 03:30:00',
      signalTimestampUtc: '2026-10-25 00:30:00',
      repairStart: '2026-10-25 08:00:00',
      repairStartUtc: '2026-10-25 06:00:00',
      repairEnd: '2026-10-25 14:00:00',
      repairEndUtc: '2026-10-25 12:00:00',
      waterStopStart: null,
      waterStopStartUtc: null,
      waterStopEnd: null,
      waterStopEndUtc: null,
      waterStopPeople: 0,
      kevrCategory1: { id: 1, code: '1', nameBg: 'Авария на водопровод' },
      kevrCategory2: { id: 2, code: '2', nameBg: 'Теч от връзка' },
      regionName: 'Перник',
      municipalityId: 1,
      municipalityName: 'Радомир',
      townName: 'гр. Радомир',
      streetName: 'ул. Орион',
      streetDescription: 'до бл. 3',
      description: 'Теч от муфа',
      priorityId: 1,
      priority: { id: 1, nameBg: 'Нисък' },
      latitude: 42.548,
      longitude: 22.963,
      visoftId: 'VS-1',
      osmId: 48213,
      createdBy: 'Петър Илиев',
      checked: true,
      signalsCount: 0,
    });
  });

  test.each(['99', '-1', '9007199254740991'])('BR-4 the id %s, which no breakdown has, returns 404', async (id) => {
    expect((await service.call(`/api/breakdown/GetBreakdownById?breakdownId=${id}`)).status).toBe(404);
  });
});

describe('the CSV file', () => {
  test('BR-3 has all breakdowns, is named breakdowns.csv and escapes values that begin like a formula', async () => {
    const response = await service.call('/api/Breakdown/ExportAll');
    expect(response.headers.get('content-disposition')).toContain('breakdowns.csv');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Работна карта;Отстранена;Област;Община;Населено място;Улица;/);
    expect(lines[2]).toContain("'=1+1");
    expect(lines[3]).toContain('2026-10-25 03:30:00');
  });

  test('BR-3 has every column of a breakdown', async () => {
    const text = await (await service.call('/api/Breakdown/ExportAll')).text();
    const [headings = [], , , cells = []] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(';'));
    expect(headings.map((heading, index) => [heading, cells[index]])).toEqual([
      ['Работна карта', 'А-0998'],
      ['Отстранена', 'да'],
      ['Област', 'Перник'],
      ['Община', 'Радомир'],
      ['Населено място', 'гр. Радомир'],
      ['Улица', 'ул. Орион'],
      ['Описание на улицата', 'до бл. 3'],
      ['Описание', 'Теч от муфа'],
      ['Приоритет', 'Нисък'],
      ['Дата на сигнала', '2026-10-25 03:30:00'],
      ['Ремонт от', '2026-10-25 08:00:00'],
      ['Ремонт до', '2026-10-25 14:00:00'],
      ['Спряна вода на', ''],
      ['Пусната вода на', ''],
      ['Отстранена на', '2026-10-25 14:00:00'],
      ['Хора без вода', '0'],
      ['КЕВР категория 1', 'Авария на водопровод'],
      ['КЕВР категория 2', 'Теч от връзка'],
      ['Ширина', '42,548'],
      ['Дължина', '22,963'],
      ['Външен №', 'VS-1'],
      ['Тръба', '48213'],
      ['Създадена от', 'Петър Илиев'],
      ['Проверена', 'да'],
    ]);
  });

  test('BR-3 has only the breakdowns that match the filter', async () => {
    const text = await (await service.call('/api/Breakdown/ExportAll?priorityId=4')).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describe('the next work card number', () => {
  const path = '/struma/breakdowns/work-card-number';

  test('BR-8 is the first free number after the one of the newest breakdown', async () => {
    expect(await read(path)).toEqual({ next: 'В/8', breakdownId: null });
    await service.pool.query(`update breakdown set work_card_no = 'A-0998' where id = 3`);
    expect(await read(path)).toMatchObject({ next: 'A-1000' });
    await service.pool.query(`update breakdown set work_card_no = 'А-0997' where id = 3`);
    expect(await read(path)).toMatchObject({ next: 'А-1000' });
    // The newest breakdown has an old number, and the next 2499 numbers are taken.
    await service.pool.query(`insert into breakdown (id, work_card_no)
      select 10000 + number, 'Г' || lpad(number::text, 6, '0') from generate_series(2, 2500) as number
      union all select 20000, 'Г000001'`);
    expect(await read(path)).toMatchObject({ next: 'Г002501' });
    await service.pool.query('delete from breakdown where id > 10000');
    await service.pool.query(`update breakdown set work_card_no = 'В/7' where id = 3`);
  });

  test('BR-11 an existing number is reported with its breakdown', async () => {
    for (const typed of [' А-0999 ', 'A-0999'])
      expect(await read(`${path}?workCardNo=${encodeURIComponent(typed)}`)).toMatchObject({ breakdownId: 2 });
    expect(await read(`${path}?workCardNo=${encodeURIComponent('А-09')}`)).toMatchObject({ breakdownId: null });
  });
});

test('BR-8 a place has a municipality, town, street and nearest building', async () => {
  await service.pool
    .query(`insert into address (id, town_id, street_id, street_number, address_description, full_address, location)
    values (1, 1, 1, '5', '', '', point(22.9631, 42.548)), (2, 2, null, '9', '', '', point(22.9645, 42.548))`);
  expect(await read('/struma/breakdowns/place?latitude=42.548&longitude=22.963')).toEqual({
    municipalityId: 1,
    townName: 'гр. Радомир',
    streetName: 'ул. Орион',
    streetDescription: 'до № 5',
  });
  expect(await read('/struma/breakdowns/place?latitude=43&longitude=22.963')).toMatchObject({ townName: null });
});

test('the municipalities are sorted by name after the placeholder', async () => {
  expect(await read('/api/WaterMeter/getMunicipalitiesAsKeyValuePairList')).toEqual([
    { key: 0, value: '' },
    { key: 2, value: 'Бяла' },
    { key: 1, value: 'Радомир' },
  ]);
});
