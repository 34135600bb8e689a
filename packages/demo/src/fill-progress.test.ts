import { afterAll, expect, test } from '@jest/globals';
import { fillReferenceUtility, type FillProgress } from './fill-reference-utility.ts';
import type { FileStore } from './pictures/sample-files.ts';
import {
  count,
  dropDatabases,
  openDatabase,
  storeIn,
  tables,
} from '../../../tests/builders/database/empty-databases.ts';

const until = new Date('2026-05-20T09:40:00Z');

afterAll(dropDatabases);

test('a long fill reports its progress', async () => {
  const pool = await openDatabase();
  const reported: FillProgress[] = [];
  const onProgress = (progress: FillProgress) => void reported.push(progress);
  const options = { pool, attachments: storeIn(new Map()), waterMeters: 1000, signals: 30, until };
  await fillReferenceUtility({ ...options, onProgress, progressMs: 0 });
  const meters = reported.filter(({ table }) => table === 'water_meter');
  expect(meters.at(-1)?.rows).toBeGreaterThan(500);
  expect(meters[0]).toEqual({
    table: 'water_meter',
    rows: expect.any(Number),
    step: meters[0]?.step,
    steps: reported[0]?.steps,
  });
  const steps = reported.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

test('a fill that fails leaves no rows', async () => {
  const pool = await openDatabase();
  const attachments: FileStore = { receive: async () => Promise.reject(new Error('The disk is full.')) };
  await expect(fillReferenceUtility({ pool, attachments, waterMeters: 100, until })).rejects.toThrow(
    'The disk is full.',
  );
  for (const table of tables) expect({ table, rows: await count(pool, table) }).toEqual({ table, rows: 0 });
});
