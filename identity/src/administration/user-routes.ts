import { inTransaction } from '../database/database.ts';
import { endSessionsOf } from '../tokens/logout.ts';
import { noContent, ok } from './admin-response.ts';
import { manageUsers, readPage, type AdminRoute } from './admin-request.ts';
import { createUser, resetPassword, updateUser } from './save-user.ts';
import { requireUser, userColumns, userCondition, type UserRow, userRepresentation } from './user-rows.ts';

const wholeAccess = {
  manageGroupMembership: true,
  resetPassword: true,
  view: true,
  mapRoles: true,
  impersonate: false,
  manage: true,
};

export const userRoutes: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/users',
    roles: manageUsers,
    handle: async ({ identity, query }) => {
      const { sql, values } = userCondition(query);
      const { offset, limit } = readPage(query, 100);
      const { rows } = await identity.database.query<UserRow>(
        `select ${userColumns} from identity.users u where ${sql}
         order by username limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, limit, offset],
      );
      const isBrief = query.get('briefRepresentation') === 'true';
      return ok(rows.map((row) => ({ ...userRepresentation(row, isBrief), access: { manage: true } })));
    },
  },
  {
    method: 'GET',
    path: '/users/count',
    roles: manageUsers,
    handle: async ({ identity, query }) => {
      const { sql, values } = userCondition(query);
      const { rows } = await identity.database.query<{ count: number }>(
        `select count(*)::integer as count from identity.users u where ${sql}`,
        values,
      );
      return ok(rows[0]?.count ?? 0);
    },
  },
  { method: 'POST', path: '/users', roles: manageUsers, handle: createUser },
  {
    method: 'GET',
    path: '/users/{user}',
    roles: manageUsers,
    handle: async ({ identity, params }) =>
      ok({ ...userRepresentation(await requireUser(identity.database, params['user'])), access: wholeAccess }),
  },
  { method: 'PUT', path: '/users/{user}', roles: manageUsers, handle: updateUser },
  { method: 'PUT', path: '/users/{user}/reset-password', roles: manageUsers, handle: resetPassword },
  {
    method: 'POST',
    path: '/users/{user}/logout',
    roles: manageUsers,
    handle: async ({ identity, params }) => {
      const { id } = await requireUser(identity.database, params['user']);
      await endSessionsOf(identity, id);
      return noContent;
    },
  },
  {
    method: 'DELETE',
    path: '/users/{user}',
    roles: manageUsers,
    handle: async ({ identity, params }) => {
      const { id } = await requireUser(identity.database, params['user']);
      // As in Keycloak, the sessions end without a back-channel logout.
      await inTransaction(identity.database, async (queries) => {
        await queries.query('delete from identity.users where id = $1', [id]);
        await queries.query('delete from identity.artifacts where account_id = $1', [id]);
      });
      return noContent;
    },
  },
];
