import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillTestUtility } from '../../../tests/builders/data/test-utility.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { sortedRoutes } from '../../../tests/builders/requests/every-route.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await fillTestUtility(service.pool, 100);
}, 60_000);
afterAll(() => service?.stop());

// Users are sorted by the identity provider, which does not run here.
const lists = sortedRoutes().filter(({ path }) => !path.startsWith('/struma/administration/'));

const claims = personClaims('every sort', ['Оператор', 'Администратор'], ['TestMainGroup']);

const read = async (path: string, parameters: Record<string, string>) => {
  const response = await service.call(`${path}&${new URLSearchParams(parameters).toString()}`, { claims });
  return { status: response.status, text: await response.text() };
};

const idsOf = (text: string): unknown[] => (JSON.parse(text) as { items: { id: unknown }[] }).items.map(({ id }) => id);

test.each(lists.filter(({ path }) => /export/i.test(path)))(
  'FI-6 $path is sorted by each key',
  async ({ path, keys }) => {
    for (const key of keys) expect([key, (await read(path, { sortBy: key })).status]).toEqual([key, 200]);
  },
);

test.each(lists.filter(({ path }) => !/export/i.test(path)))(
  'FI-6 $path is sorted by each key, on the first and the last page',
  async ({ path, keys }) => {
    for (const key of keys) {
      const pages = [];
      for (const sortDesc of ['false', 'true']) {
        const { status, text } = await read(path, { sortBy: key, sortDesc, page: '1', itemsPerPage: '100' });
        expect([key, status]).toEqual([key, 200]);
        const { totalCount } = JSON.parse(text) as { totalCount: number };
        const last = await read(path, {
          sortBy: key,
          sortDesc,
          page: String(Math.ceil(totalCount / 5) || 1),
          itemsPerPage: '5',
        });
        expect([key, last.status]).toEqual([key, 200]);
        if (totalCount <= 100) pages.push(new Set(idsOf(text)));
        if (totalCount <= 100 && totalCount > 0)
          expect(idsOf(text).slice(-idsOf(last.text).length)).toEqual(idsOf(last.text));
      }
      expect(pages[0]).toEqual(pages[1]);
    }
  },
);
