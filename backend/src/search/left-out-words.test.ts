import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { searchFor } from '../../../tests/builders/requests/search.ts';

let service: TestService;

interface Result {
  people: { name: string; nameAsClient: string | null }[];
  leftOut: string[];
}

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values
      (1, '7000001', 'Стефка Драганова Андонова', 1), (2, '7000002', 'Живодара Тотева', 1);
    insert into submitter (name, client_id) values ('Стефка Андонова', 1), ('Живодара Тотева', 2)`);
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

test('SG-16 a text that finds nobody leaves out no word', async () => {
  expect(await search('Щъщъкова')).toMatchObject({ people: [], leftOut: [] });
});

test('SG-16 a person found by another name as a client has both names', async () => {
  expect((await search('Драганова')).people).toMatchObject([
    { name: 'Стефка Андонова', nameAsClient: 'Стефка Драганова Андонова' },
  ]);
  expect((await search('Тотева')).people).toMatchObject([{ name: 'Живодара Тотева', nameAsClient: null }]);
});
