import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { searchFor } from '../../../tests/builders/requests/search.ts';

let service: TestService;

interface Result {
  people: unknown[];
  addresses: unknown[];
  breakdowns: unknown[];
  meters: unknown[];
  totals: Record<string, number | null>;
}

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name)
      select n, 1, n::text, 'ул. Вековна ' || chr(1039 + n) from generate_series(1, 7) n;
    insert into address (town_id, street_id, street_number, address_description, full_address)
      select 1, n, '1', '', 'гр. София, ул. Вековна ' || chr(1039 + n) || ' № 1' from generate_series(1, 7) n;
    insert into submitter (name, phone) select 'Много Търсен', '0877 77' || lpad(n::text, 4, '0') from generate_series(1, 21) n;
    insert into submitter (name, phone) select 'Твърде Честова', '0899 ' || lpad(n::text, 6, '0') from generate_series(1, 230) n;
    insert into breakdown (work_card_no, street_name) select 'А-77' || n, 'ул. Аварийна' from generate_series(10, 16) n;
    insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
      select '55500' || n, 1, 1, 1 from generate_series(10, 17) n`);
}, 60_000);
afterAll(() => service?.stop());

const search = (text: string): Promise<Result> => searchFor<Result>(service, text);

test.each([
  ['Търсен', 'people', 10, 21],
  ['0877 77', 'people', 10, 21],
  ['Вековна', 'addresses', 5, 7],
  ['Аварийна', 'breakdowns', 5, 7],
  ['А-77', 'breakdowns', 5, 7],
  ['55500', 'meters', 5, 8],
  ['Няма Такъв', 'people', 0, 0],
] as const)('the search for %s finds %s: %i are sent, with the total %i', async (text, kind, sent, total) => {
  const result = await search(text);
  expect([result[kind].length, result.totals[kind]]).toEqual([sent, total]);
});

test.each(['Честова', '0899'])(
  'the total of %s is null, because there are more persons than are counted',
  async (text) => {
    const { people, totals } = await search(text);
    expect([people.length, totals['people']]).toEqual([10, null]);
  },
);
