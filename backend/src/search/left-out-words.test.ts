import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { searchFor } from '../../../tests/builders/requests/search.ts';

let service: TestService;

interface Result {
  people: { name: string; nameAsClient: string | null; phone: string | null }[];
  leftOut: string[];
  meters: { fabricNo: string }[];
}

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values
      (1, '7000001', 'Стефка Драганова Андонова', 1), (2, '7000002', 'Живодара Тотева', 1);
    insert into submitter (name, client_id) values ('Стефка Андонова', 1), ('Живодара Тотева', 2);
    insert into submitter (name, phone) values ('Мария Иванова', '0888 123 456'), ('Георги Петров', '+359 888 123 458'),
      ('Петър Тодоров', '0877 555 666'), ('Петър Тодоров', '0888 123 457')`);
}, 60_000);
afterAll(() => service?.stop());

const search = (text: string): Promise<Result> => searchFor<Result>(service, text);

test.each([
  ['Стефка Щъщъкова', 'Стефка Андонова', ['щъщъкова']],
  ['Ъгъл Живодара Щъщъкова', 'Живодара Тотева', ['ъгъл', 'щъщъкова']],
  ['Стефка Андонова', 'Стефка Андонова', []],
  ['стефка андонов', 'Стефка Андонова', []],
  ['Stefka Andonova', 'Стефка Андонова', []],
  ['Стефка Андонва', 'Стефка Андонова', []],
])('SG-16 the text "%s" finds %s without the words %j', async (text, name, leftOut) => {
  const result = await search(text);
  expect(result.people.map((person) => person.name)).toEqual([name]);
  expect(result.leftOut).toEqual(leftOut);
});

// A number with a typing error finds its person, but the person with the typed number may be a new one.
test.each([
  ['0888 123 450', ['0888 123 456', '+359 888 123 458', '0888 123 457'], ['0888123450']],
  ['Петър Тодоров 0888 123 450', ['0888 123 457', '0877 555 666', '0888 123 456', '+359 888 123 458'], ['0888123450']],
  ['Петър Тодоров 0899 000 111', ['0877 555 666', '0888 123 457'], ['0899000111']],
  ['Георги Петров 0888/123 458', ['+359 888 123 458'], []],
  ['Щъщъков 0899 000 111', [], []],
])('SG-16 "%s" finds the numbers %j and reports %j as not found', async (text, phones, leftOut) => {
  const result = await search(text);
  expect(result.people.map(({ phone }) => phone)).toEqual(phones);
  expect(result.leftOut).toEqual(leftOut);
});

test('the number of a meter is found, although it resembles a telephone', async () => {
  await service.pool.query(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id) values ('088812345', 1, 1, 1)`,
  );
  expect((await search('088812345')).leftOut).toEqual([]);
  expect((await search('088812346')).leftOut).toEqual(['088812346']);
});

test('the number of a meter is found although it was typed in groups, but no part of it', async () => {
  await service.pool.query(`insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
    values ('АБ-770012', 1, 1, 1), ('770012', 1, 1, 1)`);
  const find = async (text: string) => (await search(text)).meters.map(({ fabricNo }) => fabricNo);
  for (const text of ['77 00 12', '77-0012', '77–00–12', 'водомер № 77 00'])
    expect([text, await find(text)]).toEqual([text, ['770012']]);
  expect(await find('АБ 77 00 12')).toEqual(['АБ-770012']);
  expect(await find('70 01')).toEqual([]);
});

test('SG-16 a text that finds nobody leaves out no word', async () => {
  expect(await search('Щъщъкова')).toMatchObject({ people: [], leftOut: [] });
});

test('SG-16 a person found by another name as a client has both names', async () => {
  expect((await search('Драганова')).people).toMatchObject([
    { name: 'Стефка Андонова', nameAsClient: 'Стефка Драганова Андонова' },
  ]);
  expect((await search('Тотева')).people).toMatchObject([{ name: 'Живодара Тотева', nameAsClient: null }]);
});
