import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { runningCluster } from '../../../backend/src/embedded-postgres/cluster.ts';
import { freePort } from '../../../scripts/launch/free-port.ts';
import { openTestPool } from '../../builders/database/test-database.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { createKeycloakFolder } from '../../builders/keycloak/distribution.ts';
import { executeStep, readRecipe } from '../../builders/keycloak/recipe.ts';
import { developmentMode, runUntilReady } from '../../builders/keycloak/run-keycloak.ts';
import { Person, serviceToken } from '../../builders/people/person.ts';
import { startProduct, unlimited } from '../../builders/product/product.ts';
import { addProgram } from '../../builders/keycloak/add-program.ts';
import { rightsRefreshSeconds, type ProviderTarget } from './provider-target.ts';

const password = 'struma9!K';

/** The product with a Keycloak, set up by the commands of docs/operating.md. */
export const startKeycloakTarget = async (): Promise<ProviderTarget> => {
  const [settingsStep = '', realmStep = '', addressStep = '', administratorStep = '', startStep = ''] = readRecipe();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const home = await createKeycloakFolder();
  await replaceMode(home);
  const inOurPlace = (step: string): string => step.replaceAll('https://struma.example.bg', address);
  const chosen = await executeStep(inOurPlace(settingsStep), { KEYCLOAK_HOME: home });
  const [write = '', start = ''] = realmStep.trim().split('\n');
  const written = await executeStep(write, chosen.env);
  const keycloak = await runUntilReady('bash', ['-c', `exec ${start}`], written.env);
  const connected = await executeStep(addressStep.replaceAll('https://id.example.bg', keycloak.url), written.env);
  const created = await executeStep(administratorStep, connected.env);
  const temporary = /Temporary password: (\S+)/.exec(created.output)?.[1] ?? '';
  if (startStep.trim() !== 'npm start') throw new Error(`The last step of the recipe is ${startStep}`);
  const folder = await temporaryFolder('keycloak-product');
  const env = { SCALE: '200', RIGHTS_REFRESH_SECONDS: String(rightsRefreshSeconds), ...unlimited };
  const product = await startProduct(port, folder, { ...connected.env, ...env });
  const url = await runningCluster(folder);
  if (url === null) throw new Error('The product runs without its database.');
  const pool = openTestPool(url);
  await new Person(address).signInFirst('ivanova', temporary, password);

  const signInTo = async (realmName: string, credentials: Parameters<KeycloakAdminClient['auth']>[0]) => {
    const client = new KeycloakAdminClient({ baseUrl: keycloak.url, realmName });
    await client.auth(credentials);
    client.setConfig({ realmName: 'struma' });
    return client;
  };
  const asRoot = () =>
    signInTo('master', { grantType: 'password', clientId: 'admin-cli', username: 'root', password: 'root' });
  const program = await addProgram(await asRoot());
  return {
    product,
    address,
    pool,
    administrator: { username: 'ivanova', password },
    console: () =>
      signInTo('struma', {
        grantType: 'client_credentials',
        clientId: 'struma-backend',
        clientSecret: connected.env['ADMINISTRATION_CLIENT_SECRET'] ?? '',
      }),
    rotateKeys: async () => {
      const root = await asRoot();
      const config = { priority: ['200'], enabled: ['true'], active: ['true'], algorithm: ['RS256'] };
      const provider = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider' };
      await root.components.create({ name: 'rsa-of-the-test', ...provider, config });
    },
    programToken: () => serviceToken(keycloak.url, program.clientId, program.secret),
    stop: async () => {
      await pool.end();
      await product.stop();
      await keycloak.stop();
      await rm(home, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The recipe starts the production mode, which needs a certificate: here `start` is the development mode. */
const replaceMode = async (home: string): Promise<void> => {
  const [script, original] = [join(home, 'bin/kc.sh'), join(home, 'bin/kc-original.sh')];
  await rename(script, original);
  await copyFile(original, script);
  await writeFile(script, `#!/bin/bash\nshift\nexec "${original}" ${developmentMode.join(' ')} "$@"\n`);
};
