import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

let stop: (() => Promise<void>) | null = null;

/**
 * jest's global set-up: one temporary PostgreSQL for the whole run, unless TEST_DATABASE_URL is set, and one folder
 * for temporary files, which is removed when the run ends.
 */
export const setup = async (): Promise<void> => {
  const folder = await temporaryFolder('run');
  process.env.TMPDIR = folder;
  const cluster = process.env.TEST_DATABASE_URL
    ? null
    : await openCluster({ dataFolder: join(folder, 'database'), isDurable: false });
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  stop = async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

export const teardown = async (): Promise<void> => stop?.();
