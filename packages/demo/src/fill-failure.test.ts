import { afterAll, expect, test } from '@jest/globals';
import { fillReferenceUtility } from './fill-reference-utility.ts';
import type { FileStore } from './pictures/sample-files.ts';
import { count, dropDatabases, openDatabase, tables } from '../../../tests/builders/database/empty-databases.ts';

const until = new Date('2026-05-20T09:40:00Z');

afterAll(dropDatabases);

test('a fill that fails leaves no rows', async () => {
  const pool = await openDatabase();
  const attachments: FileStore = { receive: async () => Promise.reject(new Error('The disk is full.')) };
  await expect(fillReferenceUtility({ pool, attachments, waterMeters: 100, until })).rejects.toThrow(
    'The disk is full.',
  );
  for (const table of tables) expect({ table, rows: await count(pool, table) }).toEqual({ table, rows: 0 });
});
