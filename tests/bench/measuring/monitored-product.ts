import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { startGateway, startIdentity, startPart, type Part } from '../../builders/product/part.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { openTestPool } from '../../builders/database/test-database.ts';
import { residentMegabytes } from './resident-memory.ts';

/** Growth of the resident memory of each process, in megabytes. */
export interface Growth {
  gateway: number;
  service: number;
}

/** A gateway and a REST service on an empty database, without the web client. The memory of both is sampled. */
export interface MonitoredProduct extends AsyncDisposable {
  gateway: Part;
  service: Part;
  pool: pg.Pool;
  authorization: string;
  /** Runs the work and returns the largest growth of memory that was sampled meanwhile. */
  measureGrowth(work: () => Promise<void>): Promise<Growth>;
}

export const startMonitoredProduct = async (name: string): Promise<MonitoredProduct> => {
  await using starting = new AsyncDisposableStack();
  const folder = await temporaryFolder(name);
  starting.defer(() => rm(folder, { recursive: true, force: true }));
  const cluster = await openCluster({ dataFolder: folder });
  starting.defer(() => cluster.stop());
  const identity = await startIdentity(cluster.url, await findFreePort());
  starting.defer(() => identity.stop());
  const service = await startPart('backend/src/main.ts', {
    DATABASE_URL: cluster.url,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    OIDC_ISSUER: identity.issuer,
  });
  starting.defer(() => service.stop());
  const gateway = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '30' });
  starting.defer(() => gateway.stop());
  const pool = openTestPool(cluster.url, 1);
  starting.defer(() => pool.end());
  const authorization = `Bearer ${await identity.token()}`;
  const running = starting.move();
  return {
    gateway,
    service,
    pool,
    authorization,
    measureGrowth: (work) => measureGrowth(gateway, service, work),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};

const measureGrowth = async (gateway: Part, service: Part, work: () => Promise<void>): Promise<Growth> => {
  const before: Growth = { gateway: residentMegabytes(gateway.pid), service: residentMegabytes(service.pid) };
  const maximum = { ...before };
  const sample = (): void => {
    maximum.gateway = Math.max(maximum.gateway, residentMegabytes(gateway.pid));
    maximum.service = Math.max(maximum.service, residentMegabytes(service.pid));
  };
  const timer = setInterval(sample, 20);
  await work();
  clearInterval(timer);
  sample();
  return { gateway: maximum.gateway - before.gateway, service: maximum.service - before.service };
};
