import { inTransaction, type Queries } from '../database/database.ts';
import { AdminFailure, conflict, noContent, notFound, ok } from './admin-response.ts';
import { isUuid, manageUsers, readPage, requireObject, type AdminRequest, type AdminRoute } from './admin-request.ts';
import { requireUser, userColumns, type UserRow, userRepresentation } from './user-rows.ts';

interface GroupRow {
  id: string;
  name: string;
}

const access = { view: true, viewMembers: true, manageMembers: true, manage: true, manageMembership: true };

const groupRepresentation = ({ id, name }: GroupRow) => ({ id, name, path: `/${name}`, subGroups: [] });

const listedGroupRepresentation = (row: GroupRow) => ({ ...groupRepresentation(row), subGroupCount: 0, access });

export const requireGroup = async (
  queries: Queries,
  id = '',
  error = 'Could not find group by id',
): Promise<GroupRow> => {
  const { rows } = isUuid(id)
    ? await queries.query<GroupRow>('select id, name from identity.groups where id = $1', [id])
    : { rows: [] };
  if (!rows[0]) throw notFound(error);
  return rows[0];
};

const groupFields = new Set(
  'id name path description parentId subGroupCount subGroups attributes realmRoles clientRoles access'.split(' '),
);

const readName = (body: unknown): string => {
  const { name } = requireObject(body, 'GroupRepresentation', groupFields);
  if (typeof name !== 'string' || !name.trim()) throw new AdminFailure(400, { errorMessage: 'Group name is missing' });
  if (name.length > 255) throw new AdminFailure(500, { error: 'unknown_error' });
  return name;
};

/** Throws if another group has the name. Writes wait for each other, so that each sees the names of earlier writes. */
const requireFreeName = async (queries: Queries, id: string | null, name: string, text: string): Promise<void> => {
  await queries.query("select pg_advisory_xact_lock(hashtext('struma identity groups'))");
  const { rowCount } = await queries.query(
    'select from identity.groups where name = $1 and id is distinct from $2::uuid',
    [name, id],
  );
  if (rowCount) throw conflict(`${text} named '${name}' already exists.`);
};

const condition = `where case when $2 then name = $1 else strpos(lower(name), lower($1)) > 0 end`;

const createGroup = async ({ identity, body }: AdminRequest) => {
  const name = readName(body);
  const id = await inTransaction(identity.database, async (queries) => {
    await requireFreeName(queries, null, name, 'Top level group');
    const { rows } = await queries.query<GroupRow>('insert into identity.groups (name) values ($1) returning id', [
      name,
    ]);
    return rows[0]?.id ?? '';
  });
  return { status: 201, location: `/groups/${id}` };
};

const renameGroup = async ({ identity, params, body }: AdminRequest) => {
  const { id } = await requireGroup(identity.database, params['group']);
  const name = readName(body);
  await inTransaction(identity.database, async (queries) => {
    await requireFreeName(queries, id, name, 'Sibling group');
    await queries.query('update identity.groups set name = $2 where id = $1', [id, name]);
  });
  return noContent;
};

export const groupRoutes: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/groups',
    roles: manageUsers,
    handle: async ({ identity, query }) => {
      const { offset, limit } = readPage(query, null);
      const search = query.get('search') ?? '';
      const isExact = query.get('exact') === 'true' && search !== '';
      const { rows } = await identity.database.query<GroupRow>(
        `select id, name from identity.groups ${condition} order by name limit $3 offset $4`,
        [search, isExact, limit, offset],
      );
      return ok(rows.map(listedGroupRepresentation));
    },
  },
  {
    method: 'GET',
    path: '/groups/count',
    roles: manageUsers,
    handle: async ({ identity, query }) => {
      const { rows } = await identity.database.query<{ count: number }>(
        `select count(*)::integer as count from identity.groups ${condition}`,
        [query.get('search') ?? '', false],
      );
      return ok({ count: rows[0]?.count ?? 0 });
    },
  },
  { method: 'POST', path: '/groups', roles: manageUsers, handle: createGroup },
  {
    method: 'GET',
    path: '/groups/{group}',
    roles: manageUsers,
    handle: async ({ identity, params }) =>
      ok({
        ...listedGroupRepresentation(await requireGroup(identity.database, params['group'])),
        attributes: {},
        realmRoles: [],
        clientRoles: {},
      }),
  },
  { method: 'PUT', path: '/groups/{group}', roles: manageUsers, handle: renameGroup },
  {
    method: 'DELETE',
    path: '/groups/{group}',
    roles: manageUsers,
    handle: async ({ identity, params }) => {
      const { id } = await requireGroup(identity.database, params['group']);
      await identity.database.query('delete from identity.groups where id = $1', [id]);
      return noContent;
    },
  },
  {
    method: 'GET',
    path: '/groups/{group}/members',
    roles: manageUsers,
    handle: async ({ identity, params, query }) => {
      const { id } = await requireGroup(identity.database, params['group']);
      const { offset, limit } = readPage(query, 100);
      const { rows } = await identity.database.query<UserRow>(
        `select ${userColumns} from identity.users u
         where id in (select user_id from identity.user_groups where group_id = $1)
         order by username limit $2 offset $3`,
        [id, limit, offset],
      );
      return ok(rows.map((row) => userRepresentation(row, query.get('briefRepresentation') === 'true')));
    },
  },
  {
    method: 'GET',
    path: '/users/{user}/groups',
    roles: manageUsers,
    handle: async ({ identity, params, query }) => {
      const { id } = await requireUser(identity.database, params['user']);
      const { offset, limit } = readPage(query, null);
      const { rows } = await identity.database.query<GroupRow>(
        `select id, name from identity.groups
         where id in (select group_id from identity.user_groups where user_id = $1)
         order by name limit $2 offset $3`,
        [id, limit, offset],
      );
      return ok(rows.map(groupRepresentation));
    },
  },
  { method: 'PUT', path: '/users/{user}/groups/{group}', roles: manageUsers, handle: (request) => setMember(request) },
  {
    method: 'DELETE',
    path: '/users/{user}/groups/{group}',
    roles: manageUsers,
    handle: (request) => setMember(request, false),
  },
];

const setMember = async ({ identity, params }: AdminRequest, isMember = true) => {
  const { database } = identity;
  const user = await requireUser(database, params['user']);
  const group = await requireGroup(database, params['group'], 'Group not found');
  await database.query(
    isMember
      ? 'insert into identity.user_groups (user_id, group_id) values ($1, $2) on conflict do nothing'
      : 'delete from identity.user_groups where user_id = $1 and group_id = $2',
    [user.id, group.id],
  );
  return noContent;
};
