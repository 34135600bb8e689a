import type pg from 'pg';
import { runningCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { createTestDatabase, openTestPool } from '../../builders/database/test-database.ts';
import { startProduct, type Product } from '../../builders/product/product.ts';

interface StartedProduct {
  product: Product;
  pool: pg.Pool;
  stop: () => Promise<void>;
}

/** Starts the product with the PostgreSQL of the test run or, outside of a test run, with a PostgreSQL of its own. */
export const startWithDatabase = async (
  port: number,
  folder: string,
  env: Record<string, string>,
): Promise<StartedProduct> => {
  const database = process.env.TEST_DATABASE_URL ? await createTestDatabase() : null;
  const product = await startProduct(port, folder, { ...env, ...(database && { DATABASE_URL: database.url }) }, [
    '--demo',
  ]);
  const url = database?.url ?? (await runningCluster(folder));
  if (!url) throw new Error('The product runs without its database.');
  const pool = openTestPool(url);
  return {
    product,
    pool,
    stop: async () => {
      await pool.end();
      await product.stop();
      await database?.drop();
    },
  };
};
