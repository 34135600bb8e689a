import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { runningCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { passwords } from '../people/demo-users.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { BrowserClient } from '../people/browser-client.ts';
import { fillDataFolder, smallScale } from './prepared-data.ts';
import { startProduct, unlimited, type Product } from './product.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { openTestPool } from '../database/test-database.ts';

/** Counts of stored data: rows of the tables that a reply writes, and files of the attachment store. */
export interface Stored {
  responses: number;
  attachments: number;
  /** Idempotency keys. */
  keys: number;
  activities: number;
  files: number;
  /** Files of unfinished uploads. */
  staged: number;
}

/** The whole product with a small reference utility, a signed-in operator and access to its database. */
export interface Installation {
  product: Product;
  address: string;
  folder: string;
  operator: BrowserClient;
  pool: pg.Pool;
  stored(): Promise<Stored>;
  stop(): Promise<void>;
}

/** Starts an installation in which signal 1 accepts replies. */
export const startInstallation = async (): Promise<Installation> => {
  const folder = await temporaryFolder('contract');
  await fillDataFolder(folder);
  const product = await startProduct(await findFreePort(), folder, { SCALE: smallScale, ...unlimited }).catch(
    async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    },
  );
  const operator = new BrowserClient(product.address);
  await operator.signIn('operator', passwords.operator);
  const url = await runningCluster(folder);
  if (url === null) throw new Error('The product runs without its database.');
  const pool = openTestPool(url);
  await pool.query('update signal set status_id = 1, closed_at = null where id = 1');
  return {
    product,
    address: product.address,
    folder,
    operator,
    pool,
    stored: async () => {
      const { rows } = await pool.query<Omit<Stored, 'files' | 'staged'>>(counts);
      const [row] = rows;
      if (!row) throw new Error('The count query returned no row.');
      const store = join(folder, 'attachments');
      return {
        ...row,
        files: await countFiles(join(store, 'files')),
        staged: await countFiles(join(store, 'staging')),
      };
    },
    stop: async () => {
      await pool.end();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const counts = `select
  (select count(*) from response) as responses,
  (select count(*) from attachment) as attachments,
  (select count(*) from idempotency_key) as keys,
  (select count(*) from activity_log) as activities`;

const countFiles = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
