import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addFixedNomenclatures } from '../../../backend/src/app/fixed-nomenclatures.ts';
import { migrate } from '../../../backend/src/app/migrate.ts';
import { openCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { createDatabase } from '../../../backend/src/kernel/database/database.ts';
import { folderInMemory } from '../files/temporary-folder.ts';
import { createEmptyDatabase, openTestPool, type TestDatabase } from './test-database.ts';

let stop: (() => Promise<void>) | null = null;

/**
 * jest's global set-up. Starts one temporary PostgreSQL for the whole run, unless TEST_DATABASE_URL is set. Creates a
 * prepared database, which tests copy, and a folder for temporary files, which is removed when the run ends.
 */
export const setup = async (): Promise<void> => {
  const folder = await folderInMemory('run');
  process.env.TMPDIR = folder;
  const cluster = process.env.TEST_DATABASE_URL
    ? null
    : await openCluster({ dataFolder: join(folder, 'database'), isDurable: false });
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const template = await prepareTemplate();
  stop = async () => {
    await template.drop();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

const prepareTemplate = async (): Promise<TestDatabase> => {
  const template = await createEmptyDatabase();
  const database = createDatabase(openTestPool(template.url));
  await migrate(database);
  await addFixedNomenclatures(database);
  await database.destroy();
  process.env.TEST_DATABASE_TEMPLATE = new URL(template.url).pathname.slice(1);
  return template;
};

export const teardown = async (): Promise<void> => stop?.();
