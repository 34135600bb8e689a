import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { migrationNames } from './migrate.ts';

test('the registered migrations are those of the folder, in order, with unique numbers', async () => {
  const entries = await readdir(new URL('../migrations/', import.meta.url), { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.ts')).map((entry) => basename(entry));
  const names = migrationNames();
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted());
  expect(new Set(names.map((name) => Number(name.slice(0, 3)))).size).toBe(names.length);
});
