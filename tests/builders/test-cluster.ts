import { rm } from 'node:fs/promises';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

let stop: (() => Promise<void>) | null = null;

/** jest's global set-up: one throw-away PostgreSQL for the whole run, unless TEST_DATABASE_URL names one. */
export const setup = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = await temporaryFolder('test');
  const cluster = await openCluster({ dataFolder: folder, durable: false });
  process.env.TEST_DATABASE_URL = cluster.url;
  stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

export const teardown = async (): Promise<void> => stop?.();
