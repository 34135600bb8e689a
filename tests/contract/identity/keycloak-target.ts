import { rm } from 'node:fs/promises';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';
import { addIntegrator } from '../../builders/keycloak/add-integrator.ts';
import { followRecipe, type FollowedRecipe } from '../../builders/keycloak/follow-recipe.ts';
import { BrowserClient, serviceToken } from '../../builders/people/browser-client.ts';
import { unlimited } from '../../builders/product/product.ts';
import { startWithDatabase } from './product-database.ts';
import { rightsRefreshSeconds, type StartedTarget } from './provider-target.ts';

const password = 'struma9!K';

/** Starts the product with a Keycloak that the commands of docs/operating.md have set up. */
export const startKeycloakTarget = async (env: Record<string, string> = {}): Promise<StartedTarget> => {
  const port = await findFreePort();
  const recipe = await followRecipe(`http://127.0.0.1:${port}`);
  try {
    return await startWithKeycloak(port, recipe, env);
  } catch (error) {
    await recipe.stop();
    throw error;
  }
};

const startWithKeycloak = async (
  port: number,
  recipe: FollowedRecipe,
  given: Record<string, string>,
): Promise<StartedTarget> => {
  const folder = await temporaryFolder('keycloak-product');
  const env = { SCALE: '200', RIGHTS_REFRESH_SECONDS: String(rightsRefreshSeconds), ...unlimited, ...given };
  const { product, pool, stop } = await startWithDatabase(port, folder, { ...recipe.env, ...env });
  const { username, temporaryPassword } = recipe.administrator;
  await new BrowserClient(product.address).signInFirst(username, temporaryPassword, password);
  const integrator = await addIntegrator(await signInAsRoot(recipe));
  return {
    product,
    address: product.address,
    pool,
    administrator: { username, password },
    adminClient: () => signInAsServiceAccount(recipe),
    rotateKeys: async () => {
      const { components } = await signInAsRoot(recipe);
      const config = { priority: ['200'], enabled: ['true'], active: ['true'], algorithm: ['RS256'] };
      const provider = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider' };
      await components.create({ name: 'rsa-of-the-test', ...provider, config });
    },
    stopProvider: () => recipe.keycloak.stop(),
    addRoles: async (names) => addAppRoles(await signInAsRoot(recipe), names),
    integratorToken: () => serviceToken(recipe.keycloak.url, integrator.clientId, integrator.secret),
    gatewaySettings: recipe.env,
    stop: async () => {
      await stop();
      await recipe.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Adds roles to `struma-app`, and permits them in the tokens of `struma-web`. */
const addAppRoles = async ({ clients }: KeycloakAdminClient, names: readonly string[]): Promise<void> => {
  const [app] = await clients.find({ clientId: 'struma-app' });
  const [web] = await clients.find({ clientId: 'struma-web' });
  const id = app?.id ?? '';
  const present = (await clients.listRoles({ id })).map(({ name }) => name);
  for (const name of names) if (!present.includes(name)) await clients.createRole({ id, name });
  const roles = (await clients.listRoles({ id }))
    .filter(({ name = '' }) => names.includes(name))
    .map((role) => ({ id: role.id ?? '', name: role.name ?? '' }));
  await clients.addClientScopeMappings({ id: web?.id ?? '', client: id }, roles);
};

const signInAsServiceAccount = async ({ keycloak, env }: FollowedRecipe): Promise<KeycloakAdminClient> => {
  const client = new KeycloakAdminClient({ baseUrl: keycloak.url, realmName: 'struma' });
  const clientSecret = env['ADMINISTRATION_CLIENT_SECRET'] ?? '';
  await client.auth({ grantType: 'client_credentials', clientId: 'struma-backend', clientSecret });
  return client;
};

/** Signs in with the account that Keycloak creates at its first start. This account may change all realms. */
const signInAsRoot = async ({ keycloak }: FollowedRecipe): Promise<KeycloakAdminClient> => {
  const client = new KeycloakAdminClient({ baseUrl: keycloak.url, realmName: 'master' });
  await client.auth({ grantType: 'password', clientId: 'admin-cli', username: 'root', password: 'root' });
  client.setConfig({ realmName: 'struma' });
  return client;
};
