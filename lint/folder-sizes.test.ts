import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../tests/builders/files/temporary-folder.ts';
import { findCrowdedFolders } from './folder-sizes.ts';

const fill = async (folder: string, count: number, ending: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) await writeFile(join(folder, `file-${index}${ending}`), '');
};

test('a folder may hold 25 source files beside its tests and generated files', async () => {
  const root = await temporaryFolder('folder-sizes');
  await fill(join(root, 'web/src/ui'), 25, '.ts');
  await fill(join(root, 'web/src/ui'), 30, '.test.tsx');
  await fill(join(root, 'web/src/ui'), 30, '.generated.ts');
  await fill(join(root, 'schema/generated'), 30, '.ts');
  await fill(join(root, 'web/node_modules/library'), 30, '.js');
  expect(findCrowdedFolders(root)).toEqual([]);
  await fill(join(root, 'web/src/ui'), 1, '.css');
  await fill(join(root, 'gateway/src/kernel'), 26, '.ts');
  await fill(join(root, 'gateway/src/kernel'), 1, '.mjs');
  expect(findCrowdedFolders(root)).toEqual([
    { folder: 'gateway/src/kernel', files: 27 },
    { folder: 'web/src/ui', files: 26 },
  ]);
});
