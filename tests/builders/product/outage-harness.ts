import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster, type Cluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { startPart, type Part } from './part.ts';
import { startProduct, type Product } from './product.ts';

/** The product with a database and a REST service that a test can stop and start again. */
export interface OutageHarness {
  product: Product;
  databaseUrl: string;
  stopService(): Promise<void>;
  startService(): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export const startOutageHarness = async (
  name: string,
  extraSettings: Readonly<Record<string, string>> = {},
): Promise<OutageHarness> => {
  const folder = await temporaryFolder(name);
  let cluster: Cluster = await openCluster({ dataFolder: join(folder, 'database'), isDurable: false });
  const [port, servicePort] = [await findFreePort(), await findFreePort()];
  const address = `http://127.0.0.1:${port}`;
  const GATEWAY_KEY = randomBytes(32).toString('base64url');
  const launchService = (): Promise<Part> =>
    startPart('backend/src/main.ts', {
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      ATTACHMENTS_DIR: join(folder, 'attachments'),
      PUBLIC_URL: address,
      OIDC_ISSUER: `${address}/realms/struma`,
      BACKEND_PORT: String(servicePort),
      DEMO: 'true',
      SCALE: '100',
      GATEWAY_KEY,
    });
  let service = await launchService();
  const settings = { REST_URL: service.url, DATABASE_URL: cluster.url, GATEWAY_KEY, ...extraSettings };
  const product = await startProduct(port, join(folder, 'product'), settings, ['--demo']);
  return {
    product,
    databaseUrl: cluster.url,
    stopService: () => service.stop(),
    startService: async () => void (service = await launchService()),
    stopDatabase: () => cluster.stop(),
    startDatabase: async () =>
      void (cluster = await openCluster({ dataFolder: join(folder, 'database'), isDurable: false })),
    stop: async () => {
      await product.stop();
      await service.stop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
