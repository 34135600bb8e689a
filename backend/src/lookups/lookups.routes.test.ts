import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into submitter (id, name) values (1, 'Яна'), (2, 'ангел'), (3, 'Ангел 10'), (4, 'Ангел 9'), (5, 'Борис_в'), (6, 'Борис')`);
});
afterAll(() => service.stop());

const read = async (path: string): Promise<unknown> => (await service.call(path)).json();
const placeholder = { key: 0, value: '' };

describe('lookup lists', () => {
  test('FI-12 statuses and priorities have fixed ids after the placeholder', async () => {
    expect(await read('/api/status/GetStatusAsKeyValuePairList')).toEqual([
      placeholder,
      { key: 1, value: 'Сигнал' },
      { key: 2, value: 'Авария' },
      { key: 3, value: 'Отхвърлен' },
      { key: 4, value: 'Отхвърлен/Затворен' },
    ]);
    expect(await read('/api/priority/GetPriorityAsKeyValuePairList')).toEqual([
      placeholder,
      { key: 1, value: 'Нисък' },
      { key: 2, value: 'Нормален' },
      { key: 3, value: 'Висок' },
      { key: 4, value: 'Спешен' },
    ]);
  });

  test.each(['kevrcategory/GetKEVRCategories', 'kevrsecondarycategory/GetKEVRSecondaryCategories'])(
    'FI-12 %s begins with the placeholder',
    async (path) => {
      const list = (await read(`/api/${path}AsKeyValuePairList`)) as unknown[];
      expect(list[0]).toEqual(placeholder);
      expect(list.length).toBeGreaterThan(3);
    },
  );

  test('an inactive item is not returned', async () => {
    await service.pool.query('update nomenclature_item set is_active = false where nomenclature_id = 2 and id = 3');
    expect(await read('/api/priority/GetPriorityAsKeyValuePairList')).not.toContainEqual({ key: 3, value: 'Висок' });
  });

  test('submitters are sorted by the Bulgarian alphabet; numbers in their names are sorted by value', async () => {
    const list = (await read('/api/user/GetUserAsKeyValuePairList?userId=0')) as { key: number }[];
    expect(list.map((entry) => entry.key)).toEqual([0, 2, 4, 3, 6, 5, 1]);
  });

  test('submitters are found by words of their name, page by page', async () => {
    expect(await read('/struma/submitters?name=АНГЕЛ&itemsPerPage=5')).toEqual({
      items: [
        { key: 2, value: 'ангел', description: null },
        { key: 4, value: 'Ангел 9', description: null },
        { key: 3, value: 'Ангел 10', description: null },
      ],
      totalCount: 3,
    });
    for (const name of ['БОРИС_В', 'boris v'])
      expect(await read(`/struma/submitters?name=${encodeURIComponent(name)}`)).toMatchObject({
        items: [{ key: 5 }],
        totalCount: 1,
      });
    expect(await read('/struma/submitters?name=_')).toEqual({ items: [], totalCount: 0 });
    expect(await read('/struma/submitters?itemsPerPage=5&page=2')).toMatchObject({
      items: [{ key: 1 }],
      totalCount: 6,
    });
    expect((await service.call('/struma/submitters?page=0')).status).toBe(400);
  });

  test('WM-13 the lookup lists of meters start with the placeholder', async () => {
    await service.pool.query(`insert into carnet (code) values ('12'), ('9')`);
    await service.pool.query(`insert into auditor (auditor_number, name) values ('117', 'Стела Маринова')`);
    const entriesOf = async (path: string) => (await read(path)) as { key: number; value: string }[];
    for (const list of ['getWaterMeterTypes', 'getManufacturers', 'getWaterMeterOwnershipTypes', 'getClientTypes']) {
      const entries = await entriesOf(`/api/WaterMeter/${list}AsKeyValuePairList`);
      expect([entries[0], entries.length > 1]).toEqual([{ key: 0, value: '' }, true]);
    }
    expect((await entriesOf('/api/WaterMeter/getCarnetsAsKeyValuePairList')).map(({ value }) => value)).toEqual([
      '',
      '9',
      '12',
    ]);
    for (const path of ['/api/Audit', '/api/WaterMeter/Audit'])
      expect((await entriesOf(`${path}/getAuditorsAsKeyValuePairList`))[1]?.value).toBe('117 · Стела Маринова');
  });
});
