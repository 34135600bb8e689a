import type { Queries } from '../database/database.ts';
import { demoClients, type RealmClient, type RealmFile } from './realm-file.ts';

type Columns = ReturnType<typeof clientColumns>;

export const clientColumns = (client: RealmClient, realm: RealmFile) => ({
  client_id: client.clientId,
  name: client.name ?? null,
  enabled: client.enabled,
  bearer_only: client.bearerOnly,
  secret: client.secret ?? null,
  standard_flow: client.standardFlowEnabled && !client.bearerOnly,
  service_accounts: client.serviceAccountsEnabled,
  full_scope: client.fullScopeAllowed,
  scope_mappings: JSON.stringify(scopeMappings(client.clientId, realm)),
  audience: mapperSetting(client, 'oidc-audience-mapper', 'included.custom.audience'),
  groups_claim: mapperSetting(client, 'oidc-group-membership-mapper', 'claim.name'),
  redirect_uris: client.redirectUris,
  post_logout_redirect_uris: client.attributes['post.logout.redirect.uris']?.split('##').filter(Boolean) ?? [],
  backchannel_logout_url: client.attributes['backchannel.logout.url'] ?? null,
});

export const insertClient = async (queries: Queries, columns: Columns): Promise<void> => {
  const names = Object.keys(columns);
  const placeholders = names.map((_name, index) => `$${index + 1}`);
  await queries.query(
    `insert into identity.clients (${names.join(', ')}) values (${placeholders.join(', ')})`,
    Object.values(columns),
  );
};

export const refreshClient = async (queries: Queries, columns: Columns): Promise<void> => {
  await queries.query(
    `update identity.clients set secret = $2, redirect_uris = $3, post_logout_redirect_uris = $4,
       backchannel_logout_url = $5
     where client_id = $1`,
    [
      columns.client_id,
      columns.secret,
      columns.redirect_uris,
      columns.post_logout_redirect_uris,
      columns.backchannel_logout_url,
    ],
  );
};

/**
 * Enables or disables the clients with publicly known secrets. If all demo users are disabled, the clients are disabled
 * in any case. Returns the names of the changed clients, and whether they are enabled now.
 */
export const setDemoClientsEnabled = async (
  queries: Queries,
  isEnabled: boolean,
): Promise<{ clients: string[]; areEnabled: boolean }> => {
  const { rows } = await queries.query<{ client_id: string; enabled: boolean }>(
    `update identity.clients set enabled = demo.is_enabled
     from (select $2 and exists (select from identity.users where demo and enabled) as is_enabled) demo
     where client_id = any ($1) and enabled <> demo.is_enabled returning client_id, enabled`,
    [demoClients, isEnabled],
  );
  return { clients: rows.map(({ client_id: name }) => name), areEnabled: rows.some(({ enabled }) => enabled) };
};

/** Roles that may appear in a token for this client, by the client that owns the roles. */
const scopeMappings = (clientId: string, realm: RealmFile): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(realm.clientScopeMappings).map(([owner, mappings]) => [
      owner,
      mappings.filter(({ client }) => client === clientId).flatMap(({ roles }) => roles),
    ]),
  );

const mapperSetting = (client: RealmClient, mapper: string, key: string): string | null => {
  const found = client.protocolMappers.find(
    ({ protocolMapper, config }) => protocolMapper === mapper && config['access.token.claim'] === 'true',
  );
  return found?.config[key] ?? null;
};
