import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../tests/builders/database/test-database.ts';
import { copyTrailer, RowBuffer } from './row-buffer.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database.url);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** The binary values must be those that PostgreSQL reads from the texts of the same values. */
test.each([
  ['text', ['А;"\\\t', 'Ž€ 😀', 'x'.repeat(100_000), null]],
  ['integer', ['0', '-5', '100000', null]],
  ['date', ['1900-01-02', '1999-12-31', '2000-01-01', '2024-02-29', '9999-12-31']],
  ['double precision', ['41', '42.6977', '42.123456789012345', '0.1', '29.0000000001']],
  [
    'numeric',
    ['0', '0.000', '5', '9999', '10000', '12345678', '100000000.5', '99999999999.999', '+7.10', '-0', '0.001', null],
  ],
  ['numeric', ['999999999999999', '1000000000000.000000000000000', '3.120000000000000', '20000.0001', '007.5']],
] as const)('values of the type %s', async (type, values) => {
  const rows = new RowBuffer(2);
  for (const [line, value] of values.entries()) {
    rows.beginRow(line, 2 * (value?.length ?? 0));
    rows.addValue(value, type);
    rows.addValue(value, 'text');
  }
  const client = await pool.connect();
  await client.query(`begin; create temp table staged (line integer, value ${type}, sent text) on commit drop`);
  const copy = client.query(copyFrom('copy staged from stdin (format binary)'));
  await pipeline(Readable.from([rows.take(), copyTrailer]), copy);
  const { rows: read } = await client.query(`select line, value::text, sent::${type}::text as expected from staged`);
  await client.query('rollback');
  client.release();
  expect(read).toHaveLength(values.length);
  for (const { value, expected } of read as { value: string; expected: string }[]) expect(value).toBe(expected);
});

test.each([
  ['4|00001|a|бя|', ['4', '00001', 'A', 'БЯ', null]],
  ['A|Б|ž|i̇€|😀 „k“', ['A', 'Б', 'Ž', 'İ€', '😀 „K“']],
])('the key %s has the last fields in lower case', (key, values) => {
  const rows = new RowBuffer(6);
  rows.beginRow(1, 100);
  for (const value of values) rows.addValue(value, 'text');
  rows.addKey([0, 1], [2, 3, 4]);
  const { bytes, start, end } = rows.bytesOf(5);
  expect(Buffer.from(bytes.subarray(start, end)).toString()).toBe(key);
});
