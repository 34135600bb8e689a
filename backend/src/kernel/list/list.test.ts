import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../tests/builders/database/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createRowCounter } from './count.ts';
import { readPage } from './list.ts';
import { readSortKeys, sortedParts, type SortSource } from './sort.ts';

const rows = 9_001;
const pages = [1, 2, 29, 30, 44, 45, 46, 60, 61, 89, 90, 91, 92];

let testDatabase: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  testDatabase = await createEmptyDatabase();
  pool = openTestPool(testDatabase.url);
  database = createDatabase(pool);
  await pool.query(`
    create table colour (id integer primary key, name text, warmth integer);
    insert into colour values (1, 'red', 1), (2, 'blue', 0), (3, 'green', 0);
    create table thing (id bigint primary key, weight integer, colour_id integer, name text);
    insert into thing select n, case when n % 3 = 0 then null else n * 7919 % 50 end,
      case when n % 4 = 3 then null when n % 8 = 4 then 9 else n % 4 + 1 end, 'n' || n * 31 % 1000 from generate_series(1, ${rows}) n;
    create index on thing (weight, id)`);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

type Field = 'id' | 'weight' | 'colour' | 'warmth' | 'name';

const sources: Record<Field, SortSource> = {
  id: { order: sql`t.id` },
  name: { order: sql`t.name` },
  weight: { order: sql`t.weight`, emptyWhere: sql`t.weight` },
  colour: {
    order: sql`c.name`,
    leftJoin: sql`left join colour c on c.id = t.colour_id`,
    emptyWhere: sql`t.colour_id`,
    groups: { column: sql`t.colour_id`, readOrder: async () => [[2], [3], [1]] },
  },
  warmth: {
    order: sql`c.warmth`,
    leftJoin: sql`left join colour c on c.id = t.colour_id`,
    emptyWhere: sql`t.colour_id`,
    // Blue and green have the same rank.
    groups: { column: sql`t.colour_id`, readOrder: async () => [[2, 3], [1]] },
  },
};

const counter = createRowCounter();
const read = async (fields: Field[], descending: boolean[], page: number, conditions = [sql`t.id > 0`]) =>
  readPage(database, counter, {
    list: {
      from: sql`from thing t`,
      id: sql`t.id`,
      conditions,
      parts: await sortedParts(database, readSortKeys(fields, descending), sources),
    },
    window: { page, itemsPerPage: 100, count: true },
  });

/** Reads the ids of the same page by one simple statement. */
const readExpectedIds = async (order: string, page: number): Promise<number[]> => {
  const text = `select t.id from thing t left join colour c on c.id = t.colour_id order by ${order} limit 100 offset ${(page - 1) * 100}`;
  return (await pool.query<{ id: number }>(text)).rows.map((row) => row.id);
};

describe('pages of a list', () => {
  test.each([
    [[], [], 't.id desc'],
    [['id'], [false], 't.id'],
    [['weight'], [false], 't.weight asc nulls last, t.id desc'],
    [['weight'], [true], 't.weight desc nulls last, t.id desc'],
    [['colour'], [false], 'c.name asc nulls last, t.id desc'],
    [['colour'], [true], 'c.name desc nulls last, t.id desc'],
    [['colour', 'weight'], [true, false], 'c.name desc nulls last, t.weight asc nulls last, t.id desc'],
    [['weight', 'colour'], [false, true], 't.weight asc nulls last, c.name desc nulls last, t.id desc'],
    [['warmth'], [false], 'c.warmth asc nulls last, t.id desc'],
    [['warmth', 'weight'], [true, true], 'c.warmth desc nulls last, t.weight desc nulls last, t.id desc'],
    [['name', 'weight', 'id'], [true, true, false], 't.name desc, t.weight desc nulls last, t.id'],
  ] as [Field[], boolean[], string][])(
    'FI-6 sorted by %j, descending %j: pages near both ends equal those of one simple statement',
    async (fields, descending, order) => {
      for (const page of pages) {
        const { ids, totalCount } = await read(fields, descending, page);
        expect({ page, ids, totalCount }).toEqual({ page, ids: await readExpectedIds(order, page), totalCount: rows });
      }
    },
  );

  test('a change between two requests is visible at once on the last page', async () => {
    const last = 91;
    expect(await read([], [], last)).toMatchObject({ ids: [1], totalCount: rows });
    await pool.query(`insert into thing values (${rows + 1}, 1, 1, 'new')`);
    expect(await read([], [], last)).toMatchObject({ ids: [2, 1], totalCount: rows + 1 });
    await pool.query(`delete from thing where id > ${rows}`);
    expect(await read([], [], last)).toMatchObject({ ids: [1], totalCount: rows });
  });

  test('each value of a filter has its own count', async () => {
    const countOf = async (least: number) => (await read([], [], 1, [sql`t.id > ${least}`])).totalCount;
    expect([await countOf(10), await countOf(20), await countOf(10)]).toEqual([rows - 10, rows - 20, rows - 10]);
  });
});

describe('sort keys of a request', () => {
  test('a missing direction is ascending', () => {
    expect(readSortKeys(['id', 'name'], [true])).toEqual([
      { field: 'id', descending: true },
      { field: 'name', descending: false },
    ]);
    expect(readSortKeys(['id'])).toEqual([{ field: 'id', descending: false }]);
    expect(readSortKeys()).toEqual([]);
  });

  test('a repeated field counts once, with its first direction', () => {
    expect(readSortKeys(['id', 'name', 'id'], [true, false, false])).toEqual([
      { field: 'id', descending: true },
      { field: 'name', descending: false },
    ]);
  });
});
