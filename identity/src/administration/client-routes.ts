import type { Queries } from '../database/database.ts';
import { notFound, ok } from './admin-response.ts';
import { isUuid, readPage, manageUsersAndViewClients, type AdminRoute } from './admin-request.ts';
import { userColumns, type UserRow, userRepresentation } from './user-rows.ts';

interface ClientRow {
  id: string;
  client_id: string;
  name: string | null;
  enabled: boolean;
  bearer_only: boolean;
  service_accounts: boolean;
  standard_flow: boolean;
}

export interface RoleRow {
  id: string;
  name: string;
  client_id: string;
}

/** Keycloak's representation of a client, without the secret, which the product does not need. */
const clientRepresentation = (row: ClientRow) => ({
  id: row.id,
  clientId: row.client_id,
  ...(row.name !== null && { name: row.name }),
  enabled: row.enabled,
  bearerOnly: row.bearer_only,
  publicClient: false,
  standardFlowEnabled: row.standard_flow,
  serviceAccountsEnabled: row.service_accounts,
});

export const roleRepresentation = (row: RoleRow) => ({
  id: row.id,
  name: row.name,
  composite: false,
  clientRole: true,
  containerId: row.client_id,
});

const clientColumns = 'id, client_id, name, enabled, bearer_only, service_accounts, standard_flow';

/** Throws Keycloak's 404 if there is no such client. The text of the error depends on the route. */
export const requireClient = async (queries: Queries, id = '', error = 'Could not find client'): Promise<ClientRow> => {
  const { rows } = isUuid(id)
    ? await queries.query<ClientRow>(`select ${clientColumns} from identity.clients where id = $1`, [id])
    : { rows: [] };
  if (!rows[0]) throw notFound(error);
  return rows[0];
};

const requireRole = async (queries: Queries, { client = '', role = '' }: Readonly<Record<string, string>>) => {
  await requireClient(queries, client);
  const { rows } = await queries.query<RoleRow>(
    'select id, name, client_id from identity.roles where client_id = $1 and name = $2',
    [client, role],
  );
  if (!rows[0]) throw notFound('Could not find role');
  return rows[0];
};

export const clientRoutes: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/clients',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, query }) => {
      const { offset, limit } = readPage(query, null);
      const matchesParts = query.get('search') === 'true';
      const { rows } = await identity.database.query<ClientRow>(
        `select ${clientColumns} from identity.clients
         where $1::text is null or client_id = $1 or ($2 and strpos(lower(client_id), lower($1)) > 0)
         order by client_id limit $3 offset $4`,
        [query.get('clientId'), matchesParts, limit, offset],
      );
      return ok(rows.map(clientRepresentation));
    },
  },
  {
    method: 'GET',
    path: '/clients/{client}',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, params }) =>
      ok(clientRepresentation(await requireClient(identity.database, params['client']))),
  },
  {
    method: 'GET',
    path: '/clients/{client}/roles',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, params, query }) => {
      await requireClient(identity.database, params['client']);
      const { offset, limit } = readPage(query, null);
      const { rows } = await identity.database.query<RoleRow>(
        `select id, name, client_id from identity.roles
         where client_id = $1 and strpos(lower(name), lower($2)) > 0 order by name limit $3 offset $4`,
        [params['client'], query.get('search') ?? '', limit, offset],
      );
      return ok(rows.map(roleRepresentation));
    },
  },
  {
    method: 'GET',
    path: '/clients/{client}/roles/{role}',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, params }) =>
      ok({ ...roleRepresentation(await requireRole(identity.database, params)), attributes: {} }),
  },
  {
    method: 'GET',
    path: '/clients/{client}/roles/{role}/users',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, params, query }) => {
      const { id } = await requireRole(identity.database, params);
      const { offset, limit } = readPage(query, 100);
      const { rows } = await identity.database.query<UserRow>(
        `select ${userColumns} from identity.users u
         where id in (select user_id from identity.user_roles where role_id = $1)
         order by username limit $2 offset $3`,
        [id, limit, offset],
      );
      return ok(rows.map((row) => userRepresentation(row)));
    },
  },
  {
    method: 'GET',
    path: '/clients/{client}/roles/{role}/groups',
    roles: manageUsersAndViewClients,
    handle: async ({ identity, params, query }) => {
      const { id } = await requireRole(identity.database, params);
      const { offset, limit } = readPage(query, 100);
      const { rows } = await identity.database.query<{ id: string; name: string }>(
        `select id, name from identity.groups
         where id in (select group_id from identity.group_roles where role_id = $1)
         order by name limit $2 offset $3`,
        [id, limit, offset],
      );
      return ok(rows.map((row) => ({ id: row.id, name: row.name, path: `/${row.name}`, subGroups: [] })));
    },
  },
];
