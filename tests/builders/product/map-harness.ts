import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { startBalancer } from '../network/balancer.ts';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { startPart } from './part.ts';
import { startProduct } from './product.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** The product with several REST services, one for each configuration of the map; one of them is active. */
export interface MapHarness<Name extends string> {
  address: string;
  /** Activates a configuration. */
  choose(name: Name): void;
  stop(): Promise<void>;
}

export const startMapHarness = async <Name extends string>(
  settings: Readonly<Record<Name, Readonly<Record<string, string>>>>,
): Promise<MapHarness<Name>> => {
  const folder = await temporaryFolder('map-harness');
  const stopSteps: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const stopStep of stopSteps.toReversed()) await stopStep();
  };
  const stopLater = <T extends { stop(): Promise<unknown> }>(started: T): T => {
    stopSteps.push(() => started.stop());
    return started;
  };
  try {
    const cluster = stopLater(await openCluster({ dataFolder: join(folder, 'database'), isDurable: false }));
    const balancer = stopLater(await startBalancer());
    const port = await findFreePort();
    const gatewayKey = randomBytes(32).toString('base64url');
    const services = new Map<string, string>();
    for (const [name, env] of Object.entries<Readonly<Record<string, string>>>(settings)) {
      const service = await startPart('backend/src/main.ts', {
        DATABASE_URL: cluster.url,
        ATTACHMENTS_DIR: join(folder, 'attachments'),
        OIDC_ISSUER: `http://127.0.0.1:${port}/realms/struma`,
        GATEWAY_KEY: gatewayKey,
        LOG_LEVEL: 'silent',
        ...env,
      });
      services.set(name, stopLater(service).url);
    }
    const choose = (name: string): void => void balancer.targets.splice(0, Infinity, services.get(name) ?? '');
    choose(Object.keys(settings)[0] ?? '');
    const env = { DATABASE_URL: cluster.url, REST_URL: balancer.url, GATEWAY_KEY: gatewayKey };
    const product = stopLater(await startProduct(port, join(folder, 'product'), env, ['--demo']));
    return { address: product.address, choose, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
