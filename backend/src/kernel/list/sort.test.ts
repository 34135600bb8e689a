import { describe, expect, test } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { readSortKeys, sortedParts } from './sort.ts';

/** Compiles SQL without a connection. */
const database = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as Database;

describe('FI-6 sort keys', () => {
  test('are pairs of a field and a direction; a missing direction is ascending', () => {
    expect(readSortKeys(['status', 'id'], [true])).toEqual([
      { field: 'status', descending: true },
      { field: 'id', descending: false },
    ]);
  });

  test('count a repeated field once, with its first direction', () => {
    expect(readSortKeys(['id', 'status', 'id'], [true, false, false])).toEqual([
      { field: 'id', descending: true },
      { field: 'status', descending: false },
    ]);
  });

  test('are none by default', () => expect(readSortKeys()).toEqual([]));
});

describe('a field with few values', () => {
  const column = sql`s.status_id`;
  const status = { order: sql`name`, groups: { column, readOrder: () => Promise.resolve([[3], [1, 2]]) } };

  test.each([
    [false, ['= $1 3', '= any($1) 1,2', '<> all($1)) 3,1,2']],
    [true, ['= any($1) 1,2', '= $1 3', '<> all($1)) 3,1,2']],
  ])('has one part for each rank and one for all other values (descending: %s)', async (descending, expected) => {
    const parts = await sortedParts(database, [{ field: 'status', descending }], { status });
    const conditions = parts.map(({ where }) => {
      const { sql: text, parameters } = (where ?? sql``).compile(database);
      return `${text.slice(text.lastIndexOf('s.status_id') + 'status_id'.length + 3)} ${String(parameters)}`;
    });
    expect(conditions).toEqual(expected);
  });
});
