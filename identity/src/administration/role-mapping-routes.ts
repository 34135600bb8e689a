import { z } from 'zod';
import { inTransaction, type Queries } from '../database/database.ts';
import { AdminFailure, noContent, notFound, ok, type AdminResponse } from './admin-response.ts';
import {
  badJson,
  manageUsers,
  manageUsersAndViewClients,
  type AdminRequest,
  type AdminRoute,
} from './admin-request.ts';
import { requireClient, type RoleRow, roleRepresentation } from './client-routes.ts';
import { requireGroup } from './group-routes.ts';
import { requireUser } from './user-rows.ts';

/** The differences between the routes for roles of users and the routes for roles of groups. */
interface HolderKind {
  /** Parameter of the path. */
  name: 'user' | 'group';
  /** Table of the directly assigned roles, and its column with the id of the user or group. */
  table: 'user_roles' | 'group_roles';
  column: 'user_id' | 'group_id';
  require: (queries: Queries, id: string | undefined) => Promise<{ id: string }>;
  /** SQL: the ids of the effective roles of the user or group $1. */
  effective: string;
}

const selectDirectRoles = ({ table, column }: Pick<HolderKind, 'table' | 'column'>): string =>
  `select role_id from identity.${table} where ${column} = $1`;

const user = { name: 'user', table: 'user_roles', column: 'user_id', require: requireUser } as const;
const group = { name: 'group', table: 'group_roles', column: 'group_id', require: requireGroup } as const;

const holderKinds: readonly HolderKind[] = [
  {
    ...user,
    effective: `${selectDirectRoles(user)} union select gr.role_id from identity.group_roles gr
      join identity.user_groups ug on ug.group_id = gr.group_id where ug.user_id = $1`,
  },
  { ...group, effective: selectDirectRoles(group) },
];

const routesOf = (kind: HolderKind): AdminRoute[] => {
  const mappingsPath = `/${kind.name}s/{${kind.name}}/role-mappings`;
  const path = `${mappingsPath}/clients/{client}`;
  const directRoles = selectDirectRoles(kind);
  return [
    { method: 'GET', path: mappingsPath, roles: manageUsers, handle: (request) => readAll(kind, request) },
    {
      method: 'GET',
      path,
      roles: manageUsersAndViewClients,
      handle: (request) => readRoles(kind, request, `id in (${directRoles})`),
    },
    {
      method: 'GET',
      path: `${path}/available`,
      roles: manageUsers,
      handle: (request) => readRoles(kind, request, `id not in (${directRoles})`),
    },
    {
      method: 'GET',
      path: `${path}/composite`,
      roles: manageUsersAndViewClients,
      handle: (request) => readRoles(kind, request, `id in (${kind.effective})`),
    },
    { method: 'POST', path, roles: manageUsers, handle: (request) => addRoles(kind, request) },
    { method: 'DELETE', path, roles: manageUsers, handle: (request) => removeRoles(kind, request) },
  ];
};

export const roleMappingRoutes: readonly AdminRoute[] = holderKinds.flatMap(routesOf);

const requireHolderAndClient = async (kind: HolderKind, { identity, params }: AdminRequest) => {
  const holder = await kind.require(identity.database, params[kind.name]);
  return { holder, client: await requireClient(identity.database, params['client'], 'Client not found') };
};

const readRoles = async (kind: HolderKind, request: AdminRequest, condition: string): Promise<AdminResponse> => {
  const { holder, client } = await requireHolderAndClient(kind, request);
  const { rows } = await request.identity.database.query<RoleRow>(
    `select id, name, client_id from identity.roles where client_id = $2 and ${condition} order by name`,
    [holder.id, client.id],
  );
  return ok(rows.map(roleRepresentation));
};

/** Reads all directly assigned roles, by client. */
const readAll = async (kind: HolderKind, { identity, params }: AdminRequest): Promise<AdminResponse> => {
  const holder = await kind.require(identity.database, params[kind.name]);
  const { rows } = await identity.database.query<RoleRow & { client: string }>(
    `select r.id, r.name, r.client_id, c.client_id as client
     from identity.roles r join identity.clients c on c.id = r.client_id
     where r.id in (${selectDirectRoles(kind)}) order by c.client_id, r.name`,
    [holder.id],
  );
  if (rows.length === 0) return ok({});
  const clientMappings = Object.fromEntries(
    rows.map(({ client, client_id: id }) => [
      client,
      { id, client, mappings: rows.filter((row) => row.client_id === id).map(roleRepresentation) },
    ]),
  );
  return ok({ clientMappings });
};

const rolesForm = z.array(z.looseObject({ id: z.string().optional(), name: z.string().optional() }));

/** Returns the ids of the roles in the body. Throws unless the client has each of them, with the same id and name. */
const requireRoles = async (queries: Queries, clientId: string, body: unknown): Promise<string[]> => {
  const read = rolesForm.safeParse(body);
  if (!read.success) throw badJson();
  const { rows } = await queries.query<RoleRow>('select id, name, client_id from identity.roles where client_id = $1', [
    clientId,
  ]);
  return read.data.map(({ id, name }) => {
    if (!rows.some((row) => row.id === id && row.name === name)) throw notFound('Role not found');
    return id ?? '';
  });
};

/** Roles of Keycloak's own client that an account with `manage-users` must not give. */
const protectedRoles = ['realm-admin', 'manage-realm', 'manage-clients', 'impersonation'];

const addRoles = async (kind: HolderKind, request: AdminRequest): Promise<AdminResponse> => {
  const { holder, client } = await requireHolderAndClient(kind, request);
  const { database } = request.identity;
  if (request.body === undefined) throw badJson();
  const ids = await requireRoles(database, client.id, request.body);
  const { rowCount } = await database.query(
    'select from identity.roles where id = any ($1) and name = any ($2) and $3',
    [ids, protectedRoles, client.client_id === 'realm-management'],
  );
  if (rowCount) throw new AdminFailure(403, { error: 'HTTP 403 Forbidden' });
  await database.query(
    `insert into identity.${kind.table} (${kind.column}, role_id) select $1, unnest($2::uuid[])
     on conflict do nothing`,
    [holder.id, ids],
  );
  return noContent;
};

/** As in Keycloak, an absent body removes all roles of the client; an empty list removes none. */
const removeRoles = async (kind: HolderKind, request: AdminRequest): Promise<AdminResponse> => {
  const { holder, client } = await requireHolderAndClient(kind, request);
  await inTransaction(request.identity.database, async (queries) => {
    const ids = request.body === undefined ? null : await requireRoles(queries, client.id, request.body);
    await queries.query(
      `delete from identity.${kind.table} where ${kind.column} = $1 and role_id in
         (select id from identity.roles where client_id = $2 and ($3::uuid[] is null or id = any ($3)))`,
      [holder.id, client.id, ids],
    );
  });
  return noContent;
};
