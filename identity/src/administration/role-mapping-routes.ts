import { z } from 'zod';
import { inTransaction, type Queries } from '../database/database.ts';
import { AdminFailure, noContent, notFound, ok, type AdminResponse } from './admin-response.ts';
import { badJson, manageUsers, viewClients, type AdminRequest, type AdminRoute } from './admin-request.ts';
import { requireClient, type RoleRow, writeRole } from './client-routes.ts';
import { requireGroup } from './group-routes.ts';
import { requireUser } from './user-rows.ts';

/** The differences between the routes for roles of users and the routes for roles of groups. */
interface Holder {
  /** Parameter of the path. */
  name: 'user' | 'group';
  /** Table of the directly assigned roles, and its column with the id of the user or group. */
  table: 'user_roles' | 'group_roles';
  column: 'user_id' | 'group_id';
  require: (queries: Queries, id: string | undefined) => Promise<{ id: string }>;
  /** SQL: the ids of the effective roles of holder $1. */
  effective: string;
}

const direct = ({ table, column }: Pick<Holder, 'table' | 'column'>): string =>
  `select role_id from identity.${table} where ${column} = $1`;

const user = { name: 'user', table: 'user_roles', column: 'user_id', require: requireUser } as const;
const group = { name: 'group', table: 'group_roles', column: 'group_id', require: requireGroup } as const;

const holders: readonly Holder[] = [
  {
    ...user,
    effective: `${direct(user)} union select gr.role_id from identity.group_roles gr
      join identity.user_groups ug on ug.group_id = gr.group_id where ug.user_id = $1`,
  },
  { ...group, effective: direct(group) },
];

const routesOf = (holder: Holder): AdminRoute[] => {
  const mappingsPath = `/${holder.name}s/{${holder.name}}/role-mappings`;
  const path = `${mappingsPath}/clients/{client}`;
  const directRoles = direct(holder);
  return [
    { method: 'GET', path: mappingsPath, roles: manageUsers, handle: (request) => readAll(holder, request) },
    {
      method: 'GET',
      path,
      roles: viewClients,
      handle: (request) => readRoles(holder, request, `id in (${directRoles})`),
    },
    {
      method: 'GET',
      path: `${path}/available`,
      roles: manageUsers,
      handle: (request) => readRoles(holder, request, `id not in (${directRoles})`),
    },
    {
      method: 'GET',
      path: `${path}/composite`,
      roles: viewClients,
      handle: (request) => readRoles(holder, request, `id in (${holder.effective})`),
    },
    { method: 'POST', path, roles: manageUsers, handle: (request) => addRoles(holder, request) },
    { method: 'DELETE', path, roles: manageUsers, handle: (request) => removeRoles(holder, request) },
  ];
};

export const roleMappingRoutes: readonly AdminRoute[] = holders.flatMap(routesOf);

const requireOwnerAndClient = async (holder: Holder, { identity, params }: AdminRequest) => {
  const owner = await holder.require(identity.database, params[holder.name]);
  return { owner, client: await requireClient(identity.database, params['client'], 'Client not found') };
};

const readRoles = async (holder: Holder, request: AdminRequest, condition: string): Promise<AdminResponse> => {
  const { owner, client } = await requireOwnerAndClient(holder, request);
  const { rows } = await request.identity.database.query<RoleRow>(
    `select id, name, client_id from identity.roles where client_id = $2 and ${condition} order by name`,
    [owner.id, client.id],
  );
  return ok(rows.map(writeRole));
};

/** Reads all directly assigned roles, by client. */
const readAll = async (holder: Holder, { identity, params }: AdminRequest): Promise<AdminResponse> => {
  const owner = await holder.require(identity.database, params[holder.name]);
  const { rows } = await identity.database.query<RoleRow & { client: string }>(
    `select r.id, r.name, r.client_id, c.client_id as client
     from identity.roles r join identity.clients c on c.id = r.client_id
     where r.id in (${direct(holder)}) order by c.client_id, r.name`,
    [owner.id],
  );
  if (rows.length === 0) return ok({});
  const clientMappings = Object.fromEntries(
    rows.map(({ client, client_id: id }) => [
      client,
      { id, client, mappings: rows.filter((row) => row.client_id === id).map(writeRole) },
    ]),
  );
  return ok({ clientMappings });
};

const rolesForm = z.array(z.looseObject({ id: z.string().optional(), name: z.string().optional() }));

/** Returns the ids of the roles in the body. Throws unless each is a role of the client with this id and this name. */
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

const addRoles = async (holder: Holder, request: AdminRequest): Promise<AdminResponse> => {
  const { owner, client } = await requireOwnerAndClient(holder, request);
  const { database } = request.identity;
  if (request.body === undefined) throw badJson();
  const ids = await requireRoles(database, client.id, request.body);
  const { rowCount } = await database.query(
    'select from identity.roles where id = any ($1) and name = any ($2) and $3',
    [ids, protectedRoles, client.client_id === 'realm-management'],
  );
  if (rowCount) throw new AdminFailure(403, { error: 'HTTP 403 Forbidden' });
  await database.query(
    `insert into identity.${holder.table} (${holder.column}, role_id) select $1, unnest($2::uuid[])
     on conflict do nothing`,
    [owner.id, ids],
  );
  return noContent;
};

/** As in Keycloak an absent body removes all roles of the client; an empty list removes none. */
const removeRoles = async (holder: Holder, request: AdminRequest): Promise<AdminResponse> => {
  const { owner, client } = await requireOwnerAndClient(holder, request);
  await inTransaction(request.identity.database, async (queries) => {
    const ids = request.body === undefined ? null : await requireRoles(queries, client.id, request.body);
    await queries.query(
      `delete from identity.${holder.table} where ${holder.column} = $1 and role_id in
         (select id from identity.roles where client_id = $2 and ($3::uuid[] is null or id = any ($3)))`,
      [owner.id, client.id, ids],
    );
  });
  return noContent;
};
