import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { openTestPool } from '../database/test-database.ts';
import { startProduct } from './product.ts';

/** Number of meters in the small reference utility of tests. */
export const smallScale = '200';

/**
 * Fills a new data folder with the small reference utility. The first call of a test run generates the utility, and
 * each call copies it, because generating takes longer than copying. Outside of jest the folder stays empty.
 */
export const fillDataFolder = async (folder: string): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const prepared = join(tmpdir(), 'prepared-data');
  await withLock(url, () => prepare(prepared));
  const { status, stderr } = spawnSync('cp', ['-a', `${prepared}/.`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The prepared data could not be copied: ${stderr}`);
};

const prepare = async (folder: string): Promise<void> => {
  const mark = `${folder}.complete`;
  if (existsSync(mark)) return;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const product = await startProduct(await findFreePort(), folder, { SCALE: smallScale });
  await product.stop();
  await writeFile(mark, '');
};

/** Does the work under a lock of the run's database, because test files run in several processes. */
const withLock = async (url: string, work: () => Promise<void>): Promise<void> => {
  const pool = openTestPool(url, 1);
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(hashtext('prepared-data'))`);
    await work();
  } finally {
    client.release(true);
    await pool.end();
  }
};
