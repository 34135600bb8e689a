import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';

const listPath = '/api/nomenclatures/GetNomenclaturesList';
const itemsPath = '/api/nomenclatures/getItemsNomenclatureList';
const itemPath = '/api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId';
const usePath = '/struma/nomenclatures/items/use';

let harness: GraphqlHarness;
let ask: (query: string) => Promise<Reply>;

const administrator = { ...operator, actions: ['ADMINISTRATOR' as const], groups: ['TestDummyGroup'] };
const row = (id: number): object => ({
  id,
  name: `Списък ${id}`,
  description: '',
  isActive: true,
  createdOn: '2026-06-01 07:30:00',
  createdOnLocal: '2026-06-01 10:30:00',
  lastModifiedOn: null,
  lastModifiedOnLocal: null,
});
const item = { id: 4, nomenclatureId: 2, code: '4', nameBg: 'Спешен', nameEn: null, isActive: false };

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(administrator);
  harness.service.on('/struma/features', json(['PARTIAL_PAGES', 'NOMENCLATURE_TOOLS']));
});
beforeEach(() => {
  harness.service.on(listPath, json({ items: [row(2)], totalCount: 1 }));
  harness.service.on(itemsPath, json({ items: [item], totalCount: 1 }));
  harness.service.on(itemPath, json(item));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const received = (path: string) => harness.service.received.filter((one) => one.path === path.toLowerCase());

describe('the list of nomenclatures', () => {
  test('NO-1 NO-4 has all columns, and its filter and sort keys are sent under their REST names', async () => {
    const response = await ask(`{ nomenclatures(
      filter: { name: " приор ", description: "спешност", isActive: true }
      sort: [{ field: MODIFIED_AT, direction: DESC }, { field: CREATED_AT, direction: ASC }]
      page: { number: 2, size: 25 }
    ) { items { id name description isActive createdAt modifiedAt } } }`);
    expect(response.body.data?.nomenclatures).toEqual({
      items: [
        {
          id: '2',
          name: 'Списък 2',
          description: null,
          isActive: true,
          createdAt: '2026-06-01T10:30:00+03:00',
          modifiedAt: null,
        },
      ],
    });
    expect(Object.fromEntries(received(listPath)[0]?.query ?? [])).toEqual({
      name: 'приор',
      description: 'спешност',
      isActive: 'true',
      sortBy: 'createdOn',
      sortDesc: 'false',
      page: '2',
      itemsPerPage: '25',
      count: 'false',
    });
    expect(received(listPath)[0]?.query.getAll('sortBy')).toEqual(['lastModifiedOn', 'createdOn']);
  });

  test('NO-2 a nomenclature on a later page is found; an unknown one is null after the last page', async () => {
    const first = Array.from({ length: 50 }, (_, place) => row(200 - place));
    harness.service.on(listPath, (request, response) =>
      json({ items: request.query.get('page') === '1' ? first : [row(7)], totalCount: 51 })(request, response),
    );
    expect((await ask('{ nomenclature(id: 7) { name } }')).body.data).toEqual({ nomenclature: { name: 'Списък 7' } });
    expect((await ask('{ nomenclature(id: 8) { name } }')).body.data).toEqual({ nomenclature: null });
    harness.service.received.length = 0;
    expect((await ask('{ nomenclature(id: "abc") { name } }')).body.data).toEqual({ nomenclature: null });
    expect(harness.service.received).toEqual([]);
  });

  test('NO-2 the search for a nomenclature ends after 20 pages if a service sends the same rows for every page', async () => {
    const items = Array.from({ length: 100 }, (_, place) => row(200 - place));
    harness.service.on(listPath, json({ items, totalCount: 5000 }));
    expect((await ask('{ nomenclature(id: 8) { name } }')).body.data).toEqual({ nomenclature: null });
    expect(received(listPath)).toHaveLength(20);
  });
});

describe('the items of a nomenclature', () => {
  test('NO-2 NO-4 are filtered by nomenclature, code, names and isActive; their ids contain the number of the nomenclature', async () => {
    const { nomenclatureId: _omitted, ...itemOfOtherVendor } = item;
    harness.service.on(itemsPath, json({ items: [itemOfOtherVendor], totalCount: 1 }));
    const response = await ask(`{ nomenclatureItems(
      filter: { nomenclatureId: 2, code: "4", nameBg: "спе", nameEn: "u", isActive: false }
      sort: [{ field: NAME_BG, direction: DESC }]
    ) { totalCount items { id code nameBg nameEn isActive } } }`);
    expect(response.body.data?.nomenclatureItems).toEqual({
      totalCount: 1,
      items: [{ id: '2.4', code: '4', nameBg: 'Спешен', nameEn: null, isActive: false }],
    });
    expect(Object.fromEntries(received(itemsPath)[0]?.query ?? [])).toEqual({
      nomenclatureId: '2',
      code: '4',
      nameBg: 'спе',
      nameEn: 'u',
      isActive: 'false',
      sortBy: 'nameBg',
      sortDesc: 'true',
      page: '1',
      itemsPerPage: '10',
    });
  });

  test('NO-2 a nomenclature that cannot exist has no items and causes no REST call, an unknown nomenclature is NOT_FOUND', async () => {
    const items = (id: string): Promise<Reply> =>
      ask(`{ nomenclatureItems(filter: { nomenclatureId: "${id}" }) { totalCount items { id } } }`);
    expect((await items('abc')).body.data?.nomenclatureItems).toEqual({ totalCount: 0, items: [] });
    expect(received(itemsPath)).toEqual([]);
    harness.service.on(itemsPath, json({ message: 'Няма такава номенклатура.' }, 404));
    expect((await items('9')).body.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  test.each(['2', '2.', '.4', '2.4.1', '2.0', '-2.4', 'a.b', '9007199254740993.1'])(
    'NO-3 the id %s, which no item can have, returns null without a REST call',
    async (id) => {
      expect((await ask(`{ nomenclatureItem(id: "${id}") { id } }`)).body.data).toEqual({ nomenclatureItem: null });
      expect(harness.service.received).toEqual([]);
    },
  );

  test('NO-3 an item has the counts of the records that refer to it; unknown kinds of records are left out', async () => {
    const signals = { kind: 'SIGNALS', field: 'priorityId', count: 12 };
    harness.service.on(usePath, json({ items: [signals, { kind: 'SPACESHIPS', field: 'x', count: 1 }] }));
    const response = await ask('{ nomenclatureItem(id: "2.4") { id isActive uses { kind field count } } }');
    expect(response.body.data).toEqual({ nomenclatureItem: { id: '2.4', isActive: false, uses: [signals] } });
    expect(received(usePath)[0]?.query.toString()).toBe('nomenclatureId=2&itemNomenclatureid=4');
  });

  test('NO-3 an item stays readable if its uses cannot be read', async () => {
    harness.service.on(usePath, json({ message: 'Късно' }, 500));
    const response = await ask('{ nomenclatureItem(id: "2.4") { nameBg uses { count } } }');
    expect(response.body.data).toEqual({ nomenclatureItem: { nameBg: 'Спешен', uses: null } });
    expect(response.body.errors).toHaveLength(1);
  });
});

test('RQ-5 NO-1 NO-2 NO-3 with a service without optional features, items are readable, but their uses are UNSUPPORTED', async () => {
  const plain = await startGraphqlHarness();
  plain.service.on(itemPath, json(item));
  const answer = await plain.as(administrator)('{ nomenclatureItem(id: "2.4") { nameBg } }');
  expect(answer.body.data).toEqual({ nomenclatureItem: { nameBg: 'Спешен' } });
  const uses = await plain.as(administrator)('{ nomenclatureItem(id: "2.4") { uses { count } } }');
  expect(uses.body.errors?.[0]?.extensions['code']).toBe('UNSUPPORTED');
  await plain.stop();
});

test.each(['nomenclatures { totalCount }', 'nomenclatureItem(id: "2.4") { id }'])(
  'AU-10 %s is for administrators only',
  async (field) => {
    const response = await harness.as(operator)(`{ ${field} }`);
    expect(response.body.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  },
);
