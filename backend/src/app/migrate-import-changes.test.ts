import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../tests/builders/database/test-database.ts';
import { createDatabase } from '../kernel/database/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createEmptyDatabase();
  pool = openTestPool(database.url);
}, 60_000);
afterEach(async () => {
  await pool?.end();
  await database?.drop();
});

test('migration 070 converts the changes of earlier imports to batches', async () => {
  await migrate(createDatabase(pool), '051-personal-numbers');
  await pool.query(`
    insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id)
    values (1, 'a.csv', 'text/csv', 1, 'x', '', 4);
    insert into import_change (import_file_id, entity, entity_id, action, old_values, new_values) values
      (1, 'client', 999, 'CREATE', null, '{"client_number": "1", "name": "А \\"Б\\"", "egn": null, "client_type_id": 1}'),
      (1, 'client', 1000, 'UPDATE', '{"client_number": "2", "name": "В", "egn": null, "client_type_id": 1}',
        '{"client_number": "2", "name": "Г", "egn": null, "client_type_id": 1}'),
      (1, 'client', 1001, 'CREATE', null, '{"client_number": "3", "name": "Д", "egn": null, "client_type_id": 1}')`);
  await migrate(createDatabase(pool));
  const { rows } = await pool.query(
    `select entity, batch, record_count, column_names, array_to_string(ids, ' ') as ids, old_rows, new_rows
     from import_change order by batch`,
  );
  const shared = { entity: 'client', column_names: ['client_number', 'name', 'egn', 'client_type_id'] };
  expect(rows).toEqual([
    { ...shared, batch: 0, record_count: 1, ids: '999', old_rows: [null], new_rows: ['(1,"А ""Б""",,1)'] },
    {
      ...shared,
      batch: 1,
      record_count: 2,
      ids: '1000 1001',
      old_rows: ['(2,В,,1)', null],
      new_rows: ['(2,Г,,1)', '(3,Д,,1)'],
    },
  ]);
});

test('IM-1 migration 105 masks personal numbers in the names of files that were imported earlier', async () => {
  await migrate(createDatabase(pool), '104-withheld-messages');
  await pool.query(`
    insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id,
      message) values
      (1, '8506151239.csv', 'text/csv', 1, 'x', '', 2, 'Файлът 8506151239.csv е импортиран.'),
      (2, 'klienti-2026-11-28.csv', 'text/csv', 1, 'x', '', 4, null);
    insert into import_error_file (import_file_id, kind, file_name, row_count, sha256, size)
      values (1, 'BAD', 'bad_8506151239.csv', 1, '', 1)`);
  await migrate(createDatabase(pool));
  const { rows } = await pool.query(`
    select f.file_name, f.message, e.file_name as bad_file
    from import_file f left join import_error_file e on e.import_file_id = f.id order by f.id`);
  expect(rows).toEqual([
    { file_name: '••••••••••.csv', message: 'Файлът ••••••••••.csv е импортиран.', bad_file: 'bad_••••••••••.csv' },
    { file_name: 'klienti-2026-11-28.csv', message: null, bad_file: null },
  ]);
});
