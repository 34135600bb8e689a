import { type Database, inTransaction, lockForSetUp, type Queries } from '../database/database.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { clientColumns, insertClient, refreshClient } from './realm-clients.ts';
import { realmName } from './realm.ts';
import type { RealmFile, RealmUser } from './realm-file.ts';

/** Keycloak's built-in client with the roles of the administration API. The realm file does not contain this client. */
const managementClient = 'realm-management';

export type ImportOutcome = 'imported' | 'updated';

/**
 * Imports the realm once. Later starts update only addresses and secrets of the file's clients, so that changes by
 * administrators stay.
 */
export const importRealm = (database: Database, realm: RealmFile, isDemo: boolean): Promise<ImportOutcome> =>
  inTransaction(database, async (queries) => {
    await lockForSetUp(queries);
    const { rowCount } = await queries.query('select from identity.realm where name = $1', [realmName]);
    if (rowCount) {
      for (const client of realm.clients) await refreshClient(queries, clientColumns(client, realm));
      return 'updated';
    }
    await insertRealm(queries, realm);
    for (const client of realm.clients) await insertClient(queries, clientColumns(client, realm));
    await insertRoles(queries, realm);
    await insertGroups(queries, realm);
    for (const user of realm.users) await insertUser(queries, user, isDemo);
    return 'imported';
  });

const insertRealm = async (queries: Queries, realm: RealmFile): Promise<void> => {
  const { realm: name, roles: _roles, groups: _groups, clients: _clients, users: _users, ...settings } = realm;
  await queries.query('insert into identity.realm (name, settings) values ($1, $2)', [name, JSON.stringify(settings)]);
};

const insertRoles = async (queries: Queries, realm: RealmFile): Promise<void> => {
  await queries.query(
    `insert into identity.clients (client_id, bearer_only) values ($1, true) on conflict (client_id) do nothing`,
    [managementClient],
  );
  const management = realm.users.flatMap((user) => user.clientRoles[managementClient] ?? []);
  const roles = Object.entries(realm.roles.client).flatMap(([client, list]) => list.map(({ name }) => [client, name]));
  for (const [client, name] of [...roles, ...management.map((role) => [managementClient, role])]) {
    await queries.query(
      `insert into identity.roles (client_id, name) select id, $2 from identity.clients where client_id = $1
       on conflict do nothing`,
      [client, name],
    );
  }
};

const insertGroups = async (queries: Queries, realm: RealmFile): Promise<void> => {
  const names = realm.groups.map(({ name }) => name);
  await queries.query('insert into identity.groups (name) select unnest($1::text[])', [names]);
};

const insertUser = async (queries: Queries, user: RealmUser, isDemo: boolean): Promise<void> => {
  const password = user.credentials[0]?.value;
  const { rows } = await queries.query<{ id: string }>(
    `insert into identity.users (id, username, email, email_verified, first_name, last_name, enabled, demo, password_hash,
       required_actions, service_account_client_id)
     values (coalesce($11, gen_random_uuid()), lower($1), lower($2), $3, $4, $5, $6, $7, $8, $9,
       (select id from identity.clients where client_id = $10)) returning id`,
    [
      user.username,
      user.email,
      user.emailVerified,
      user.firstName,
      user.lastName,
      user.enabled,
      isDemo && password !== undefined,
      password === undefined ? null : await hashPassword(password),
      user.requiredActions,
      user.serviceAccountClientId,
      user.id,
    ],
  );
  await insertRolesAndGroups(queries, rows[0]?.id, user);
};

export const insertRolesAndGroups = async (
  queries: Queries,
  userId: string | undefined,
  { username, clientRoles, groups }: Pick<RealmUser, 'username' | 'clientRoles' | 'groups'>,
): Promise<void> => {
  const roles = Object.entries(clientRoles).flatMap(([client, names]) => names.map((name) => ({ client, name })));
  const insertedRoles = await queries.query(
    `insert into identity.user_roles (user_id, role_id)
     select $1, r.id from identity.roles r join identity.clients c on c.id = r.client_id
       join jsonb_to_recordset($2::jsonb) wanted(client text, name text)
         on wanted.client = c.client_id and wanted.name = r.name`,
    [userId, JSON.stringify(roles)],
  );
  const names = groups.map((path) => path.replace(/^\//, ''));
  const insertedGroups = await queries.query(
    'insert into identity.user_groups (user_id, group_id) select $1, id from identity.groups where name = any ($2)',
    [userId, names],
  );
  if (insertedRoles.rowCount !== roles.length || insertedGroups.rowCount !== names.length) {
    throw new Error(`The user ${username} has a role or a group that the realm does not have.`);
  }
};
