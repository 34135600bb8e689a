import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { buildWebClient } from '../../../scripts/launch/web-client.ts';
import { passwords, type DemoUser } from '../../builders/people/demo-users.ts';
import { startPart } from '../../builders/product/part.ts';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { unlimited } from '../../builders/product/product.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { createTestDatabase, openTestPool } from '../../builders/database/test-database.ts';
import { startRecordingRelay, type RecordingRelay } from './recording-relay.ts';

/**
 * Gateway, identity provider and REST service as processes, with recording relays between them. Signal 2 of the demo
 * data is open, so that tests can reply to it.
 */
export interface AttackHarness {
  /** URL of the gateway. */
  address: string;
  /** Records the requests of the gateway's proxy to the identity provider. */
  identity: RecordingRelay;
  /** Records the requests to the REST service. */
  rest: RecordingRelay;
  signIn(user: DemoUser): Promise<BrowserClient>;
  stop(): Promise<void>;
}

export const startAttackHarness = async (gatewayProgram = 'gateway/src/main.ts'): Promise<AttackHarness> => {
  const endings: (() => Promise<unknown>)[] = [];
  const stopLater = <T extends { stop(): Promise<unknown> }>(started: T): T => {
    endings.unshift(() => started.stop());
    return started;
  };
  const folder = await temporaryFolder('attack');
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  endings.unshift(() => database.drop());
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const secret = 'secret-of-the-tests';
  const shared = {
    PUBLIC_URL: address,
    OIDC_ISSUER: `${address}/realms/struma`,
    GATEWAY_KEY: randomBytes(32).toString('base64url'),
    DATABASE_URL: database.url,
    DEMO: 'true',
    SCALE: '200',
  };
  const webClient = buildWebClient();
  const provider = stopLater(
    await startPart('identity/src/main.ts', { ...shared, STRUMA_WEB_SECRET: secret, GATEWAY_INTERNAL_URL: address }),
  );
  const inner = { OIDC_INTERNAL_URL: `${provider.url}/realms/struma` };
  const service = stopLater(
    await startPart('backend/src/main.ts', { ...shared, ...inner, ATTACHMENTS_DIR: join(folder, 'attachments') }),
  );
  const pool = openTestPool(database.url, 1);
  await pool.query('update signal set status_id = 1, closed_at = null where id = 2');
  await pool.end();
  const identity = stopLater(await startRecordingRelay(provider.url));
  const rest = stopLater(await startRecordingRelay(service.url));
  stopLater(
    await startPart(gatewayProgram, {
      ...shared,
      ...inner,
      PORT: new URL(address).port,
      REST_URL: rest.url,
      IDENTITY_PROXY: identity.url,
      OIDC_CLIENT_SECRET: secret,
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      WEB_DIST: await webClient,
      ...unlimited,
    }),
  );
  return {
    address,
    identity,
    rest,
    signIn: async (user) => {
      const person = new BrowserClient(address);
      await person.signIn(user, passwords[user]);
      return person;
    },
    stop: async () => {
      for (const end of endings) await end();
    },
  };
};
