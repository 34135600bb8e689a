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

test('migration 102 asks for a new signal in the seeded template, and leaves other texts unchanged', async () => {
  await migrate(createDatabase(pool), '101-status-undo');
  await pool.query(`
    insert into reply_template (name, text)
    select 'Своя', replace(text, 'Здравейте', 'Добър ден') from reply_template where name = 'Отстранена авария'`);
  const readTexts = async (): Promise<Record<string, string>> => {
    const { rows } = await pool.query<{ name: string; text: string }>('select name, text from reply_template');
    return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
  };
  const before = await readTexts();
  await migrate(createDatabase(pool));
  expect(await readTexts()).toEqual({
    ...before,
    'Отстранена авария':
      'Здравейте, {клиент},\nАварията по Ваш сигнал № {номер} е отстранена и водоподаването е възстановено. Ако проблемът продължава, подайте нов сигнал.\n{оператор}',
  });
});
