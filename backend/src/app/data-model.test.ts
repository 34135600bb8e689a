import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../tests/builders/database/test-database.ts';
import { referencedFilesQuery } from '../attachments/referenced-files.ts';
import { createDatabase, type Database } from '../kernel/database/database.ts';
import { addFixedNomenclatures } from './fixed-nomenclatures.ts';
import { migrate } from './migrate.ts';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  testDatabase = await createEmptyDatabase();
  pool = openTestPool(testDatabase.url);
  database = createDatabase(pool);
  await migrate(database, '016-event-accounts');
  await addFixedNomenclatures(database);
  await pool.query(`
    insert into district (id, name) values (1, 'Перник');
    insert into municipality (id, district_id, name) values (1, 1, 'Радомир');
    insert into town (id, municipality_id, grao_code, name) values (1, 1, '61577', 'Радомир');
    insert into street (id, town_id, grao_code, name) values (1, 1, '1', 'ул. „Струма“');
    insert into address (id, town_id, address_description, full_address) values (1, 1, 'а', 'а');
    insert into breakdown (work_card_no, priority_id, kevr_category1_id, town_id, street_id) values ('1', 2, 77, 1, 1), ('2', null, null, null, null);
    insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, address_id, created_on) values
      ('1', 1, 1, 5, 1, '2020-01-01'), ('2', 1, 1, 1, 1, '2024-01-01'), ('3', 1, 1, 5, 1, '2022-01-01');
    insert into import_file (file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id)
      values ('а.csv', 'text/csv', 1, 'Иванова', 'aa', 2)`);
  await migrate(database);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const rowsOf = async (query: string): Promise<object[]> => (await pool.query(query)).rows as object[];

describe('migrations after 016, in a database with rows', () => {
  test('WM-13 every manufacturer and category that rows refer to exists', async () => {
    expect(
      await rowsOf(`select nomenclature_id::int as list, id, is_active from nomenclature_item
        where (nomenclature_id, id) in ((8, 5), (3, 77)) order by 1`),
    ).toEqual([
      { list: 3, id: 77, is_active: true },
      { list: 8, id: 5, is_active: true },
    ]);
    await expect(pool.query(`update water_meter set manufacturer_id = 6`)).rejects.toThrow(/foreign key/);
    await expect(pool.query(`update breakdown set kevr_category1_id = 78`)).rejects.toThrow(/foreign key/);
  });

  test('BR-11 a breakdown gets the names of its town and street, or has the name of an unknown town', async () => {
    expect(await rowsOf('select town_name, street_name from breakdown order by id')).toEqual([
      { town_name: 'Радомир', street_name: 'ул. „Струма“' },
      { town_name: null, street_name: null },
    ]);
    await pool.query(
      `update breakdown set town_name = 'Непознато село', created_by_subject = 'o' where town_id is null`,
    );
  });

  test('IM-7 a file is imported once per definition; a failed run can be repeated', async () => {
    const insert = (definition: number, status: string) =>
      pool.query(
        `insert into import_file (file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, status)
         values ('а.csv', 'text/csv', 1, 'Иванова', 'aa', $1, $2)`,
        [definition, status],
      );
    await expect(insert(2, 'SUCCEEDED')).rejects.toThrow(/import_file_once/);
    await insert(2, 'FAILED');
    await insert(2, 'FAILED');
    await insert(4, 'SUCCEEDED');
  });

  test('IM-5 imported files and files of rejected rows are referenced, so backup and clean-up keep them', async () => {
    await pool.query(`
      update import_file set sha256 = 'imported' where id = 1;
      insert into import_error_file (import_file_id, kind, file_name, row_count, sha256) values (1, 'BAD', 'b.csv', 1, 'rejected')`);
    expect(await rowsOf(await referencedFilesQuery(pool))).toEqual([{ sha256: 'imported' }, { sha256: 'rejected' }]);
  });

  test('AD-1 the newest meter of an address is found through an index', async () => {
    const newest = 'select fabric_no from water_meter where address_id = 1 order by created_on desc, id desc limit 1';
    expect(await rowsOf(newest)).toEqual([{ fabric_no: '2' }]);
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${newest}`);
    client.release(true);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using water_meter_newest(?!.*Sort)/s);
  });
});
