import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

beforeAll(async () => {
  database = await createEmptyDatabase();
  pool = openTestPool(database.url);
}, 60_000);
afterAll(async () => {
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
