import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBalancer, type Balancer } from '../network/balancer.ts';
import { startPart, type Part } from './part.ts';
import { unlimited } from './product.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** Two gateways and two REST services behind one balancer, as in an installation on several machines. */
export interface Replicas {
  balancer: Balancer;
  gateways: Part[];
  services: Part[];
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts replicas that share the database, the folder of attachments, the session keys and the gateway key. */
export const startReplicas = async (): Promise<Replicas> => {
  const folder = await temporaryFolder('replicas');
  const database = await createTestDatabase();
  const balancer = await startBalancer();
  const parts: Part[] = [];
  const start = async (main: string, env: Record<string, string>): Promise<Part> => {
    const part = await startPart(main, { ...shared, ...env });
    parts.unshift(part);
    return part;
  };
  const shared: Record<string, string> = {
    PUBLIC_URL: balancer.url,
    DATABASE_URL: database.url,
    DEMO: 'true',
    SCALE: '200',
    STRUMA_WEB_SECRET: 'secret-of-the-tests',
    OIDC_CLIENT_SECRET: 'secret-of-the-tests',
    OIDC_ISSUER: `${balancer.url}/realms/struma`,
    GATEWAY_KEY: randomBytes(32).toString('base64url'),
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    WEB_DIST: folder,
    PORT: '0',
    ...unlimited,
  };
  await writeFile(join(folder, 'index.html'), '<title>Струма</title>');
  const identity = await start('identity/src/main.ts', { GATEWAY_INTERNAL_URL: balancer.url });
  shared['OIDC_INTERNAL_URL'] = `${identity.url}/realms/struma`;
  shared['IDENTITY_PROXY'] = identity.url;
  const services = await Promise.all([start('backend/src/main.ts', {}), start('backend/src/main.ts', {})]);
  const gateways = await Promise.all(services.map(({ url }) => start('gateway/src/main.ts', { REST_URL: url })));
  balancer.targets.push(...gateways.map(({ url }) => url));
  return {
    balancer,
    gateways,
    services,
    databaseUrl: database.url,
    stop: async () => {
      await balancer.stop();
      for (const part of parts) await part.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
