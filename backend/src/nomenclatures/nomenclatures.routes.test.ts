import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertNomenclatures, materials } from '../../../tests/builders/data/nomenclatures.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;
const admin = personClaims('admin', ['Администратор'], ['TestDummyGroup']);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await insertNomenclatures(service.pool);
});
afterAll(() => service.stop());

const base = '/api/nomenclatures';
const get = (path: string, claims = admin): Promise<Response> => service.call(path, { claims });
const idsOf = async (path: string): Promise<unknown> => {
  const { items, totalCount } = (await (await get(path)).json()) as { items: { id: number }[]; totalCount: number };
  return [items.map(({ id }) => id), totalCount];
};
const itemPath = `${base}/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId`;
const readItem = async (id: number): Promise<object> =>
  (await (await get(`${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=${id}`)).json()) as object;
describe('the list of nomenclatures', () => {
  test('NO-1 has the fields of the specification', async () => {
    const page = (await (await get(`${base}/GetNomenclaturesList?name=матер`)).json()) as { items: object[] };
    expect(page.items).toEqual([
      {
        id: materials,
        name: 'Материали',
        description: 'На тръбите',
        isActive: true,
        hasFixedItems: false,
        createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        createdOnLocal: expect.any(String),
        lastModifiedOn: '2026-10-25 00:30:00',
        lastModifiedOnLocal: '2026-10-25 03:30:00',
      },
    ]);
  });

  test.each([
    ['name=АРХ', [[201], 1]],
    ['description=тръб', [[materials], 1]],
    ['isActive=false', [[201], 1]],
    ['name=%25', [[], 0]],
    ['sortBy=name&itemsPerPage=5', [[201, 3, 4, materials, 2], 10]],
    ['sortBy=lastModifiedOn&sortDesc=true&itemsPerPage=5', [[materials, 201, 8, 7, 6], 10]],
  ])('NO-4 is filtered and sorted by %s', async (query, found) => {
    expect(await idsOf(`${base}/GetNomenclaturesList?${query}`)).toEqual(found);
  });

  test('NO-1 an administrator who is not an operator can export the filtered rows as CSV', async () => {
    const response = await get('/struma/nomenclatures/export?name=матер');
    const [headings, row] = (await response.text()).split('\r\n');
    expect(headings).toBe('№;Име;Описание;Активна;Създадена на;Променена на');
    expect(row).toMatch(/^200;Материали;На тръбите;да;.*;2026-10-25 03:30:00$/);
  });
});

describe('the items of a nomenclature', () => {
  const items = `${base}/getItemsNomenclatureList`;

  test.each([
    ['', [[3, 2, 1], 3]],
    ['&code=пе', [[2, 1], 2]],
    ['&nameBg=СТОМ', [[3], 1]],
    ['&nameEn=poly', [[1], 1]],
    ['&isActive=false', [[3], 1]],
    ['&sortBy=code', [[2, 1, 3], 3]],
    ['&sortBy=nameBg&sortDesc=true', [[2, 3, 1], 3]],
    ['&sortBy=nameEn', [[1, 3, 2], 3]],
  ])('NO-2 NO-4 are filtered and sorted by %j', async (query, found) => {
    expect(await idsOf(`${items}?nomenclatureId=${materials}${query}`)).toEqual(found);
  });

  test('NO-2 the items of one nomenclature are sent as CSV', async () => {
    const response = await get(`/struma/nomenclatures/items/export?nomenclatureId=${materials}&sortBy=id`);
    expect((await response.text()).split('\r\n')[1]).toBe('1;ПЕ10;Полиетилен;Polyethylene;да');
  });

  test('NO-3 an inactive item can be read', async () => {
    expect(await readItem(3)).toEqual({
      id: 3,
      nomenclatureId: materials,
      code: 'СТ',
      nameBg: 'стомана',
      nameEn: 'Steel',
      isActive: false,
    });
  });

  test.each([
    [`${items}?nomenclatureId=999`, 404],
    [`${items}`, 400],
    [`/struma/nomenclatures/items/export?nomenclatureId=999`, 404],
    [`${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=99`, 404],
    [`${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=9007199254740991`, 404],
    [`${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=x`, 400],
  ])('NO-2 NO-3 %s returns %i with a message', async (path, status) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toMatchObject([status, { message: expect.any(String) }]);
  });
});

describe('the use of an item', () => {
  const readUse = async (nomenclature: number, item: number): Promise<unknown> => {
    const path = `/struma/nomenclatures/items/use?nomenclatureId=${nomenclature}&itemNomenclatureid=${item}`;
    return (await (await get(path)).json()) as unknown;
  };

  test('NO-3 counts records by kind and field', async () => {
    await service.pool.query(`
      update breakdown set priority_id = 1, kevr_category1_id = 2;
      insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id) values ('1', 2, 1, 1)`);
    expect(await readUse(2, 1)).toEqual({
      items: [
        { kind: 'SIGNALS', field: 'priorityId', count: 2 },
        { kind: 'BREAKDOWNS', field: 'priorityId', count: 2 },
      ],
    });
    expect(await readUse(3, 2)).toEqual({ items: [{ kind: 'BREAKDOWNS', field: 'kevrCategory1', count: 2 }] });
    expect(await readUse(6, 2)).toMatchObject({ items: [{ kind: 'WATER_METERS', count: 1 }] });
    expect(await readUse(5, 1)).toEqual({ items: [{ kind: 'CLIENTS', field: 'clientTypeId', count: 0 }] });
    expect(await readUse(materials, 1)).toEqual({ items: [] });
  });

  test('NO-3 records cannot refer to an item that does not exist', async () => {
    await expect(service.pool.query('update water_meter set manufacturer_id = 77')).rejects.toThrow(/foreign key/);
    await expect(service.pool.query('update breakdown set kevr_category2_id = 77')).rejects.toThrow(/foreign key/);
  });
});

const routes = [
  'GET /api/nomenclatures/GetNomenclaturesList',
  `GET /api/nomenclatures/getItemsNomenclatureList?nomenclatureId=${materials}`,
  `GET ${itemPath}?nomenclatureId=${materials}&itemNomenclatureid=1`,
  'GET /struma/nomenclatures/export',
  `GET /struma/nomenclatures/items/export?nomenclatureId=${materials}`,
  `GET /struma/nomenclatures/items/use?nomenclatureId=${materials}&itemNomenclatureid=1`,
  `POST /api/nomenclatures/createItemNomenclature?nomenclatureId=${materials}`,
  `POST /api/nomenclatures/updateItemNomenclature?nomenclatureId=${materials}`,
];
test.each(routes)("AU-10 %s needs 'Администратор' and one of two groups", async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const statusOf = async (actions: string[], groups: string[]): Promise<number> => {
    const response = await service.call(path, { method, claims: personClaims('x', actions, groups) });
    await response.text();
    return response.status;
  };
  expect(await statusOf(['Оператор', 'Потребител', 'Редакция'], ['TestMainGroup', 'TestDummyGroup'])).toBe(403);
  expect(await statusOf(['Администратор'], ['valves'])).toBe(403);
  for (const group of ['TestMainGroup', 'TestDummyGroup'])
    expect(await statusOf(['Администратор'], [group])).not.toBe(403);
});
