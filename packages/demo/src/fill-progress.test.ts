import { afterAll, expect, test } from '@jest/globals';
import { fillReferenceUtility, type FillProgress } from './fill-reference-utility.ts';
import { dropDatabases, openDatabase, storeIn } from '../../../tests/builders/database/empty-databases.ts';

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
