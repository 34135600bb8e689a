import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore } from '../../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../../backend/src/kernel/database/database.ts';
import { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';
import { startTestService } from '../../builders/product/rest-service.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { timed } from './figures.ts';

/**
 * Runs the work on a filled database: on that of BENCH_DATABASE_URL as it is, or on a temporary one with the given
 * number of water meters.
 */
export const withFilledDatabase = async (meters: number, work: (url: string) => Promise<void>): Promise<void> => {
  const filled = process.env.BENCH_DATABASE_URL;
  if (filled) return work(filled);
  const folder = await temporaryFolder('bench');
  const cluster = await openCluster({ dataFolder: folder });
  try {
    await fill(cluster.url, folder, meters);
    await work(cluster.url);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const fill = async (url: string, folder: string, meters: number): Promise<void> => {
  const migrated = await startTestService({ databaseUrl: url });
  await migrated.stop();
  const pool = createPool({ url, statementTimeoutSeconds: 0, onError: console.error });
  const attachments = await openFolderStore(join(folder, 'attachments'));
  const taken = await timed(() => fillReferenceUtility({ pool, attachments, waterMeters: meters, signals: 3000 }));
  await pool.query('vacuum analyze');
  await pool.end();
  console.log(`filled in ${(taken / 1000).toFixed(0)} s`);
};
