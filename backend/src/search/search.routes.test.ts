import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { captureSql } from '../../../tests/builders/database/captured-sql.ts';
import { insertTown, sofia } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

interface Result {
  kinds: string[];
  meters: { fabricNo: string }[];
  signals: { id: number; title: string; status: string; submitter: string | null }[];
  people: {
    name: string;
    clientId: number | null;
    submitterId: number | null;
    address: string | null;
    addressLatitude: number | null;
    addressLongitude: number | null;
  }[];
  breakdowns: { workCardNo: string }[];
  addresses: { label: string; latitude: number | null }[];
}

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name) values
      (1, 1, '1', 'ж.к. „Люлин 7“'), (2, 1, '2', 'ул. „Отец Паисий“'), (3, 1, '3', 'ул. „Кирил и Методий“');
    insert into client (id, client_number, name, client_type_id)
      select n, 'K' || lpad(n::text, 7, '0'), 'Име' || md5(n::text), 1 from generate_series(1, 30000) n;
    update client set name = 'Стоянка Велева', client_number = '7654321' where id = 17;
    update client set name = 'Стоян Петров Велев', client_number = '7000018' where id = 18;
    update client set name = 'Стоян Велев' where id = 19;
    update client set name = 'Щилиян Жечев Юруков' where id = 20;
    insert into address (town_id, street_id, client_id, street_number, address_description, full_address, block, entrance, floor, apartment, location) values
      (1, 1, 17, null, 'жк Люлин 7, бл. 717', 'гр. София, ж.к. „Люлин 7“, бл. 717, вх. Б, ет. 3, ап. 12, 1300', '717', 'Б', '3', '12', point(23.25, 42.72)),
      (1, 1, 20, null, 'жк Люлин 7, бл. 717', 'гр. София, ж.к. „Люлин 7“, бл. 717, вх. Б, ет. 3, ап. 13, 1300', '717', 'Б', '3', '13', null),
      (1, 2, 19, '15', 'ул. Отец Паисий № 15', 'гр. София, ул. „Отец Паисий“ № 15, 1300', null, null, null, null, point(23.3, 42.7)),
      (1, 3, 18, '15А', 'ул. Кирил и Методий № 15А', 'гр. София, ул. „Кирил и Методий“ № 15А, 1300', null, null, null, null, null);
    insert into address (town_id, client_id, address_description, full_address)
      select 1, n, 'а', md5(n::text) from generate_series(100, 30000) n;
    insert into submitter (name, phone, client_id)
      select 'Подател' || md5(n::text), '0888 ' || lpad(n::text, 6, '0'), null from generate_series(1, 30000) n;
    insert into submitter (id, name, phone, email, client_id) values (40000, 'Стоян Велев', '+359 (2) 987-65-43', 's@v.example', 18);
    insert into breakdown (id, work_card_no, street_name, town_name) values (5, 'А-0617', 'ул. Шипка', 'София'), (6, 'А-10617', null, null);
    insert into signal (id, title, message, submitter_id, status_id) values
      (617, 'Теч', 'Тече', null, 1), (700, 'Няма вода', 'Няма', 40000, 1), (701, 'Ниско налягане', 'Ниско', 40000, 2), (702, 'Стар', 'Стар', 40000, 4);
    insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id) values
      ('АБ-770012', 1, 1, 1, null), ('770012', 1, 1, 1, 17);
    analyze`);
}, 60_000);
afterAll(() => service?.stop());

const send = (body: object): Promise<Response> =>
  service.call('/struma/search', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const find = async (text: string, kinds?: string[]): Promise<Result> =>
  (await (await send({ text, ...(kinds && { kinds }) })).json()) as Result;
const findNames = async (text: string): Promise<string[]> => (await find(text)).people.map(({ name }) => name);

describe('search of meters', () => {
  test.each([
    ['АБ-770012', ['АБ-770012']],
    ['ab-770012', []],
    ['водомер 770012', ['770012', 'АБ-770012']],
    ['7700', ['АБ-770012', '770012']],
    ['770', []],
  ])('the text %s finds the meters %j', async (text, numbers) => {
    const { meters, kinds } = await find(text);
    expect(meters.map(({ fabricNo }) => fabricNo)).toEqual(numbers);
    if (numbers.length > 0) expect(kinds).toContain('METER');
  });

  test('the exact number comes first, with the name of the client', async () => {
    const { meters, kinds } = await find('770012');
    expect(kinds[0]).toBe('METER');
    expect(meters[0]).toMatchObject({ fabricNo: '770012', clientName: 'Стоянка Велева', closed: false });
  });
});

describe('search of people', () => {
  test('finds people by names in any order, submitters with open signals first, and no person twice', async () => {
    const { kinds, people } = await find('велев стоян');
    expect(kinds).toEqual(['PERSON']);
    expect(people).toMatchObject([
      { name: 'Стоян Велев', submitterId: 40000, clientId: 18, openSignals: 2, clientNumber: '7000018' },
      { name: 'Стоян Велев', submitterId: null, clientId: 19 },
      { name: 'Стоянка Велева', clientId: 17 },
    ]);
    expect(await findNames('Няма Такъв')).toEqual([]);
  });

  test.each(['Stoyan Velev', 'stoqn welew', 'Стоян Велве', 'Стоян Ввелев', 'Велев, Стоян (нов)'])(
    'finds a name typed as %s',
    async (typed) => {
      expect((await findNames(typed))[0]).toBe('Стоян Велев');
    },
  );

  test('finds a name typed in a wrong keyboard layout', async () => {
    expect(await findNames('yr.rsk z,wufl')).toEqual(['Щилиян Жечев Юруков']);
    expect(await findNames(']iliqn \\rukow')).toEqual(['Щилиян Жечев Юруков']);
  });

  test('finds a name typed in Latin letters although the name was added after an earlier search', async () => {
    await service.pool.query(`insert into submitter (id, name, email) values (50000, 'Цветозара Нова', 'c@d.example')`);
    expect(await find('tsvetozara nova')).toMatchObject({ people: [{ name: 'Цветозара Нова', email: 'c@d.example' }] });
  });

  test('finds a person by telephone, with a country code or a leading zero, and with one typing error', async () => {
    for (const text of [
      '+359 2 987 65 43',
      '00359 2 9876543',
      '02/987-65-43',
      '29876543',
      '987 65',
      'тел. 02 987 65 43',
      '02 987 56 43',
    ])
      expect([text, (await findNames(text))[0]]).toEqual([text, 'Стоян Велев']);
    for (const text of ['0888 012345', '+359 888 012 345', '00359888012345', '888012345'])
      expect([text, (await findNames(text)).length]).toEqual([text, 1]);
    expect(await findNames('359')).toHaveLength(10);
  });

  test('finds a person by client number', async () => {
    for (const text of ['7654321', '76543 21', 'кл. № 7654321'])
      expect([text, (await find(text)).people]).toMatchObject([text, [{ name: 'Стоянка Велева', clientId: 17 }]]);
  });

  test.each([
    'люлин 7 717 б 12',
    'ж.к. „Люлин 7“, бл. 717, вх. Б, ап. 12',
    'lulin 7 bl717 vhb ap12',
    'Велева люлин 7',
    'Люлин 7 717 велева',
  ])('finds a person by the address %s', async (typed) => {
    const { kinds, people } = await find(typed);
    expect(kinds[0]).toBe('PERSON');
    expect(people[0]).toMatchObject({ name: 'Стоянка Велева', address: expect.stringContaining('ап. 12') });
  });

  test("the coordinates of a person's address are null if it has none", async () => {
    const coordinatesOf = async (text: string): Promise<unknown[]> =>
      (await find(text)).people.map(({ addressLatitude, addressLongitude }) => [addressLatitude, addressLongitude]);
    expect(await coordinatesOf('7654321')).toEqual([[42.72, 23.25]]);
    expect(await coordinatesOf('7000018')).toEqual([[null, null]]);
  });
});

describe('search of addresses', () => {
  test.each([
    ['отец паисий 15', 'ул. „Отец Паисий“ № 15, София'],
    ['отец паисий 16', 'ул. „Отец Паисий“, София'],
    ['ул. "Отец Паисий" №15', 'ул. „Отец Паисий“ № 15, София'],
    ['otec paisii', 'ул. „Отец Паисий“, София'],
    ['кирил и методий 15а', 'ул. „Кирил и Методий“ № 15А, София'],
    ['люлин 7', 'ж.к. „Люлин 7“, София'],
    ['люлин 7 блок 717', 'ж.к. „Люлин 7“, бл. 717, вх. Б, София'],
  ])('finds an address by %s', async (typed, label) => {
    expect((await find(typed)).addresses[0]).toMatchObject({ label });
  });

  test('a building has the coordinates of any of its flats', async () => {
    expect((await find('люлин 7 717')).addresses).toMatchObject([{ latitude: 42.72, longitude: 23.25 }]);
  });
});

describe('search of records by number', () => {
  test.each(['617', '№ 617', '#617', 'Сигнал № 617'])('finds the signal by %s', async (typed) => {
    const { kinds, signals } = await find(typed);
    expect(kinds[0]).toBe('SIGNAL');
    expect(signals).toEqual([{ id: 617, title: 'Теч', status: 'Сигнал', submitter: null }]);
  });

  test.each(['А-0617', 'a-0617', 'А 0617', 'авария 617', 'd-0617'])('finds the breakdown by %s', async (typed) => {
    const { kinds, breakdowns } = await find(typed);
    expect(kinds[0]).toBe('BREAKDOWN');
    expect(breakdowns.map(({ workCardNo }) => workCardNo)).toEqual(['А-0617', 'А-10617']);
  });

  test('finds only the requested kinds', async () => {
    expect(await find('617', ['BREAKDOWN'])).toMatchObject({ kinds: ['BREAKDOWN'], signals: [], people: [] });
  });
});

describe('the card of a person', () => {
  test('has telephone, addresses and open signals', async () => {
    const card = (await (await service.call('/struma/person?submitterId=40000')).json()) as object;
    expect(card).toEqual({
      submitterId: 40000,
      clientId: 18,
      name: 'Стоян Велев',
      clientNumber: '7000018',
      phone: '+359 (2) 987-65-43',
      email: 's@v.example',
      addresses: ['гр. София, ул. „Кирил и Методий“ № 15А, 1300'],
      openSignals: [
        { id: 701, title: 'Ниско налягане', status: 'Авария', submitter: 'Стоян Велев' },
        { id: 700, title: 'Няма вода', status: 'Сигнал', submitter: 'Стоян Велев' },
      ],
      openCount: 2,
      closedCount: 1,
    });
    expect(await (await service.call('/struma/person?clientId=17')).json()).toMatchObject({
      submitterId: null,
      name: 'Стоянка Велева',
      openSignals: [],
    });
    expect((await service.call('/struma/person?clientId=999999')).status).toBe(404);
    expect((await service.call('/struma/person')).status).toBe(404);
  });
});

test('the choice of a submitter uses the same matcher; a description distinguishes equal names', async () => {
  const choose = async (name: string): Promise<object> =>
    (await (await service.call(`/struma/submitters?${new URLSearchParams({ name }).toString()}`)).json()) as object;
  const expected = {
    items: [
      { key: 40000, value: 'Стоян Велев', description: expect.stringMatching(/987-65-43 · 7000018 · .*Методий/) },
    ],
    totalCount: 1,
  };
  for (const name of ['velev stoyan', 'Велве', '02 987 65 43', '7000018', 'кирил и методий 15А'])
    expect(await choose(name)).toEqual(expected);
});

test('a search does not scan the tables of clients, submitters and addresses', async () => {
  const statements = await captureSql(async () => {
    for (const text of ['Велев', '987 65 43', '76543', 'ул. Никоя 5', 'отец паисий 15', 'велева люлин', 'А-617'])
      await find(text);
  });
  const searches = statements.filter(({ text }) => /found|work_card_no ilike/.test(text));
  expect(searches.length).toBeGreaterThan(6);
  for (const { text, values } of searches) {
    const { rows } = await service.pool.query<Record<string, string>>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect([text, plan]).not.toEqual([text, expect.stringMatching(/Seq Scan on (client|submitter|address)/)]);
  }
});

test('special characters do not break the search; empty and too long texts are refused', async () => {
  for (const text of [
    "'",
    "a' | b:*",
    '& | ! ( )',
    '\\',
    '№',
    '%',
    '_',
    '0',
    '-1',
    '99999999999999999999',
    'а'.repeat(200),
    '💧 вода',
    "O'Neill",
    'ап.',
    '1 2 3 4 5 6 7 8 9 10 11 12 13',
  ])
    expect([text, (await send({ text })).status]).toEqual([text, 200]);
  expect((await send({ text: '' })).status).toBe(400);
  expect((await send({ text: 'а'.repeat(201) })).status).toBe(400);
});

describe('search of addresses for the address form', () => {
  const matches = async (text: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text });
    const response = await service.call('/struma/search/addresses', { method: 'POST', body, headers });
    return (await response.json()) as { addressDescription: string; unmatched: string[] }[];
  };

  const flat = { block: '717', entrance: 'Б', floor: '3', apartment: '12', unmatched: [] };
  test.each(['Люлин 7 бл 717 вх Б ап 12', 'lyulin 7 bl717 vh b ap 12', 'люлин 7, 717, б, 12', 'ЛЮЛИН 7 бл.717 ап.12'])(
    'WM-8 "%s" finds flat 12 with the values of the cascading fields',
    async (text) => {
      const [first] = await matches(text);
      expect(first).toEqual({
        id: expect.any(Number),
        label: 'гр. София, ж.к. „Люлин 7“, бл. 717, вх. Б, ет. 3, ап. 12, 1300',
        addressDescription: 'жк Люлин 7, бл. 717',
        streetName: 'ж.к. „Люлин 7“',
        ...flat,
      });
    },
  );

  test('WM-8 WM-12 the nearest addresses name the typed numbers and letters that they lack', async () => {
    expect((await matches('Люлин 7 бл 718 вх А ап 13'))[0]?.unmatched).toEqual(['718', 'а']);
  });

  test('WM-8 the names of clients find no address', async () => {
    expect(await matches('Щилиян Жечев Юруков')).toEqual([]);
  });
});
