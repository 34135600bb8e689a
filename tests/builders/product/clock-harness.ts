import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { createClockedDatabase } from '../database/clocked-database.ts';
import { passwords, type DemoUser } from '../people/demo-users.ts';
import { startPart, type Part } from './part.ts';
import { BrowserClient } from '../people/browser-client.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

/** Gateway, REST service and identity provider as processes. A test can set their clocks and that of the database. */
export interface ClockHarness {
  address: string;
  gateway: Part;
  identity: Part;
  /**
   * Sets the clocks of the database, the REST service, the identity provider and the gateway, but not of another
   * gateway. The argument is the difference from the real time in milliseconds.
   */
  setClock(milliseconds: number): Promise<void>;
  signIn(user: DemoUser): Promise<BrowserClient>;
  /** Starts another gateway with the same services and different session keys. */
  startOtherGateway(settings?: Record<string, string>): Promise<Part>;
  stop(): Promise<void>;
}

const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;

export const startClockHarness = async (settings: Record<string, string> = {}): Promise<ClockHarness> => {
  await using starting = new AsyncDisposableStack();
  const folder = await temporaryFolder('clock');
  starting.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await createClockedDatabase();
  starting.defer(() => database.drop());
  await writeFile(join(folder, 'index.html'), '<title>Струма</title>');
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const shared: Record<string, string> = {
    NODE_OPTIONS: `--import ${preload}`,
    PUBLIC_URL: address,
    DATABASE_URL: database.url,
    DEMO: 'true',
    SCALE: '100',
    STRUMA_WEB_SECRET: 'secret-of-the-tests',
    OIDC_CLIENT_SECRET: 'secret-of-the-tests',
    OIDC_ISSUER: `${address}/realms/struma`,
    GATEWAY_KEY: randomBytes(32).toString('base64url'),
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    WEB_DIST: folder,
    AD_HOC_QUERIES: 'everyone',
    ...settings,
  };
  const start = async (main: string, env: Record<string, string> = {}): Promise<Part> => {
    const part = await startPart(main, { ...shared, ...env });
    starting.defer(() => part.stop());
    return part;
  };
  const identity = await start('identity/src/main.ts', { GATEWAY_INTERNAL_URL: address });
  shared['OIDC_INTERNAL_URL'] = `${identity.url}/realms/struma`;
  shared['IDENTITY_PROXY'] = identity.url;
  const service = await start('backend/src/main.ts');
  const gatewaySettings = () => ({ REST_URL: service.url, SESSION_KEYS: randomBytes(32).toString('base64url') });
  const gateway = await start('gateway/src/main.ts', { ...gatewaySettings(), PORT: String(port) });
  const running = starting.move();
  return {
    address,
    gateway,
    identity,
    setClock: async (milliseconds) => {
      await database.setClock(milliseconds);
      for (const part of [identity, service, gateway]) await part.send({ setClock: milliseconds });
    },
    signIn: async (user) => {
      const person = new BrowserClient(address);
      await person.signIn(user, passwords[user]);
      return person;
    },
    startOtherGateway: (env = {}) =>
      startPart('gateway/src/main.ts', { ...shared, ...gatewaySettings(), PORT: '0', ...env }),
    stop: () => running.disposeAsync(),
  };
};
