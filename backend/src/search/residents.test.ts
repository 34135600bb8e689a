import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { searchFor } from '../../../tests/builders/requests/search.ts';

let service: TestService;

interface Result {
  people: { name: string }[];
  leftOut: string[];
  residentsOnly: boolean;
  totals: { people: number | null };
}

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name) values
      (1, 1, '1', 'ул. „3-ти март“'), (2, 1, '2', 'ул. „Тиха“'), (4, 1, '4', 'ул. „Шипка“'), (5, 1, '5', 'ул. „Трети април“'), (3, 1, '3', 'ул. „Дълга“');
    insert into client (id, client_number, name, client_type_id) values
      (1, '7000001', 'Дома Къщова', 1), (2, '7000002', 'Апостол Блоков', 1), (4, '7000004', 'Тиха Иванова', 1);
    insert into client (id, client_number, name, client_type_id)
      select n, '8' || lpad(n::text, 6, '0'), 'Съсед ' || n, 1 from generate_series(101, 400) n;
    insert into submitter (id, name, client_id) values (1, 'Апостол Блоков', 2);
    insert into signal (title, message, submitter_id, status_id) values ('Теч', 'Тече', 1, 1);
    insert into address (town_id, street_id, client_id, street_number, apartment, address_description, full_address) values
      (1, 1, 1, '7', null, 'ул. 3-ти март № 7', 'гр. София, ул. „3-ти март“ № 7'),
      (1, 1, 2, '11', '7', 'ул. 3-ти март № 11', 'гр. София, ул. „3-ти март“ № 11, ап. 7'),
      (1, 5, 1, '7', null, 'ул. Трети април № 7', 'гр. София, ул. „Трети април“ № 7'),
      (1, 5, 2, '3', '7', 'ул. Трети април № 3', 'гр. София, ул. „Трети април“ № 3, ап. 7'),
      (1, 4, 1, '1', null, 'ул. Шипка № 1', 'гр. София, ул. „Шипка“ № 1'),
      (1, 4, 2, '2', null, 'ул. Шипка № 2', 'гр. София, ул. „Шипка“ № 2');
    insert into address (town_id, street_id, client_id, street_number, address_description, full_address)
      select 1, case when n <= 170 then 2 else 3 end, n, n::text, 'ул.',
        'гр. София, ул. „' || case when n <= 170 then 'Тиха' else 'Дълга' end || '“ № ' || n
      from generate_series(101, 400) n;
    analyze`);
}, 60_000);
afterAll(() => service?.stop());

const search = (text: string, kinds?: string[]): Promise<Result> => searchFor<Result>(service, text, kinds);
const namesOf = ({ people }: Result): string[] => people.map(({ name }) => name);

test('SG-16 a street without a number finds its residents if only people are searched', async () => {
  expect(namesOf(await search('Шипка', ['PERSON'])).toSorted()).toEqual(['Апостол Блоков', 'Дома Къщова']);
  expect(namesOf(await search('Шипка'))).toEqual([]);
});

test('SG-16 the result tells that all persons are residents of a street, so that none of them is the best hit', async () => {
  expect((await search('Шипка', ['PERSON'])).residentsOnly).toBe(true);
  expect((await search('Шипка 2', ['PERSON'])).residentsOnly).toBe(false);
  expect((await search('Апостол', ['PERSON'])).residentsOnly).toBe(false);
  expect((await search('Тиха', ['PERSON'])).residentsOnly).toBe(false);
  expect((await search('Несъществуваща', ['PERSON'])).residentsOnly).toBe(false);
});

test('SG-16 a company with the name of the street does not hide the residents of the street', async () => {
  await service.pool.query(
    `insert into client (id, client_number, name, client_type_id) values (3, '7000003', 'Училище Шипка', 2)`,
  );
  const { people, totals } = await search('ул. Шипка', ['PERSON']);
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Апостол Блоков', 'Дома Къщова', 'Училище Шипка']);
  expect(totals.people).toBe(3);
});

test('SG-16 a person with the name of a street comes before all residents of the street', async () => {
  expect(namesOf(await search('Тиха', ['PERSON']))[0]).toBe('Тиха Иванова');
});

test('SG-16 of a long street, the first residents are sent with the total number, if all of them were counted', async () => {
  const quiet = await search('Тиха', ['PERSON']);
  expect([quiet.people.length, quiet.totals.people]).toEqual([10, 71]);
  const long = await search('Дълга', ['PERSON']);
  expect([long.people.length, long.totals.people]).toEqual([10, null]);
});

test('SG-16 the resident of a house comes before that of a flat with the same number, who has an open signal', async () => {
  expect(namesOf(await search('3-ти март 7', ['PERSON']))).toEqual(['Дома Къщова', 'Апостол Блоков']);
});

test.each(['3 април 7', '3-ти април 7', '3ти април № 7', 'Трети април 7'])(
  'SG-16 "%s" finds the house of the street „Трети април“, not a flat in house 3',
  async (text) => {
    expect(namesOf(await search(text, ['PERSON']))[0]).toBe('Дома Къщова');
  },
);

test('SG-16 the numbers without which people were found are in the result', async () => {
  const found = await search('3-ти март 999', ['PERSON']);
  expect([namesOf(found).length, found.leftOut]).toEqual([2, ['999']]);
  expect((await search('Апостол 999')).leftOut).toEqual(['999']);
  expect((await search('3-ти март 7', ['PERSON'])).leftOut).toEqual([]);
});
