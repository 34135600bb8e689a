import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { exportJWK, generateKeyPair } from 'jose';
import type pg from 'pg';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { eventually } from '../../builders/eventually.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { passwords } from '../../builders/people/demo-users.ts';
import { integratorToken } from '../../builders/people/browser-client.ts';
import { killProcess, processOf } from '../../builders/product/processes.ts';
import { unlimited } from '../../builders/product/product.ts';
import { startWithDatabase } from './product-database.ts';
import { rightsRefreshSeconds, type StartedTarget } from './provider-target.ts';

/** Starts the product with its embedded identity provider. */
export const startEmbeddedTarget = async (env: Record<string, string> = {}): Promise<StartedTarget> => {
  const folder = await temporaryFolder('embedded-provider');
  const [port, identityPort] = [await findFreePort(), await findFreePort()];
  const { product, pool, stop } = await startWithDatabase(port, folder, {
    SCALE: '200',
    IDENTITY_PORT: String(identityPort),
    RIGHTS_REFRESH_SECONDS: String(rightsRefreshSeconds),
    ...unlimited,
    ...env,
  });
  const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
    webSecret: string;
    backendSecret: string;
  };
  return {
    product,
    address: product.address,
    pool,
    administrator: { username: 'admin', password: passwords.admin },
    adminClient: async () => {
      const client = new KeycloakAdminClient({ baseUrl: `http://127.0.0.1:${identityPort}`, realmName: 'struma' });
      const account = { clientId: 'struma-backend', clientSecret: secrets.backendSecret };
      await client.auth({ grantType: 'client_credentials', ...account });
      return client;
    },
    rotateKeys: async () => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true });
      const kid = randomBytes(16).toString('base64url');
      const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
      await pool.query("insert into identity.keys (name, purpose, value) values ($1, 'token', $2)", [kid, key]);
      // The embedded provider reads its keys when it starts; the product restarts a part that ends.
      killProcess(await processOf('identity', folder));
      const certificates = `http://127.0.0.1:${identityPort}/realms/struma/protocol/openid-connect/certs`;
      const publishesKey = () =>
        fetch(certificates).then(
          async (response) => (await response.text()).includes(kid),
          () => false,
        );
      await eventually(publishesKey, Boolean, 100);
    },
    addRoles: (names) => addAppRoles(pool, names),
    integratorToken: () => integratorToken(product.address),
    gatewaySettings: {
      OIDC_ISSUER: `${product.address}/realms/struma`,
      OIDC_INTERNAL_URL: `http://127.0.0.1:${identityPort}/realms/struma`,
      OIDC_CLIENT_SECRET: secrets.webSecret,
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Adds roles to `struma-app`, and permits them in the tokens of `struma-web`. */
const addAppRoles = async (pool: pg.Pool, names: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into identity.roles (client_id, name) select id, unnest($1::text[]) from identity.clients
     where client_id = 'struma-app' on conflict do nothing`,
    [names],
  );
  await pool.query(
    `update identity.clients set scope_mappings = jsonb_set(scope_mappings, '{struma-app}',
       scope_mappings -> 'struma-app' || to_jsonb($1::text[])) where client_id = 'struma-web'`,
    [names],
  );
};
