import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { captureSql } from '../../../../tests/builders/database/captured-sql.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id)
      select n, 'K' || lpad(n::text, 7, '0'), 'Клиент ' || md5(n::text), 1 from generate_series(1, 30000) n;
    update client set name = 'Стоянка Велева', client_number = '7654321' where id = 17;
    insert into submitter (name, phone, client_id)
      select 'Подател ' || md5(n::text), '0888 ' || lpad(n::text, 6, '0'), null from generate_series(1, 30000) n;
    insert into submitter (name, phone, client_id) values ('Стоян Велев', '+359 (2) 987-65-43', 18);
    analyze client; analyze submitter; analyze address`);
}, 60_000);
afterAll(() => service?.stop());

const find = async (search: string): Promise<{ name: string; clientId: number | null }[]> => {
  const answer = await service.call(`/struma/callers?${new URLSearchParams({ search }).toString()}`);
  return ((await answer.json()) as { items: { name: string; clientId: number | null }[] }).items;
};

describe('search of callers', () => {
  test('finds by name, phone and client number; submitters are first and not repeated', async () => {
    expect((await find('Велев')).map(({ name }) => name)).toEqual(['Стоян Велев', 'Стоянка Велева']);
    expect((await find('987 65 43')).map(({ name }) => name)).toEqual(['Стоян Велев']);
    expect(await find('76543')).toMatchObject([{ name: 'Стоян Велев' }, { name: 'Стоянка Велева', clientId: 17 }]);
    expect((await find(`Клиент ${'0'.repeat(31)}`)).length).toBe(0);
  });

  test('finds by phone number with a country code or a leading zero, stored or typed', async () => {
    for (const search of ['+359 2 987 65 43', '00359 2 9876543', '02 987 65 43', '29876543', '987 65'])
      expect([search, (await find(search)).map(({ name }) => name)]).toEqual([search, ['Стоян Велев']]);
    for (const search of ['0888 012345', '+359 888 012 345', '00359888012345', '888012345'])
      expect([search, (await find(search)).length]).toEqual([search, 1]);
    expect(await find('359')).toHaveLength(10);
  });

  test('uses indexes only', async () => {
    const statements = await captureSql(async () => {
      for (const search of ['Велев', '987 65 43', '76543', 'ул. Никоя 5']) await find(search);
    });
    const searches = statements.filter(({ text }) => text.includes('found as'));
    expect(searches).toHaveLength(4);
    for (const { text, values } of searches) {
      const { rows } = await service.pool.query<Record<string, string>>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (client|submitter)/);
    }
  });
});
