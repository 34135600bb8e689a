import type {
  GroupPageResolvers,
  GroupResolvers,
  QueryResolvers,
  QueryUsersArgs,
  UserRolesPageResolvers,
  RoleModuleResolvers,
  UserPageResolvers,
  UserResolvers,
} from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { lazyPage, readPageOf } from '../kernel/input/paging.ts';
import type { PageQuery, PageResult } from '../kernel/input/paging.ts';
import type { DeclaredList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { readGroup, readUserRoles, readModule, readRight, readRole, readUser } from './administration.rest.ts';
import type { GroupRecord, UserRolesRecord, HolderModule, RoleHolder, UserRecord } from './administration.rest.ts';

const sortNames = {
  USERNAME: 'username',
  EMAIL: 'email',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  IS_ACTIVE: 'enabled',
} as const;

const collator = new Intl.Collator('bg', { numeric: true });

const toPage = <T>(rows: readonly T[], { page, itemsPerPage }: PageQuery): PageResult<T> => ({
  items: rows.slice((page - 1) * itemsPerPage, page * itemsPerPage),
  totalCount: rows.length,
});

const queries = {
  users: tracked((_root, { filter, sort, page }, { rest, features }) =>
    lazyPage(page, async (part): Promise<PageResult<UserRecord>> => {
      const search = filter?.search?.trim() ?? '';
      const enabled = filter?.isActive ?? undefined;
      if (await features.has('ACCOUNT_TOOLS')) {
        const query = { ...toUserParameters(filter, sort), page: part.page, itemsPerPage: part.itemsPerPage };
        return rest.get('/struma/administration/users', query, readPageOf(readUser));
      }
      const all = await rest.get('/api/Account/GetUsersFromKeycloak', {}, (rows) => rows.map(readUser));
      return toPage(sorted(all.filter(matches(search, enabled)), sort ?? []), part);
    }),
  ),

  userRoles: tracked((_root, { filter, sort, page }, { rest }) =>
    lazyPage(page, (part) => {
      const query = { ...toUserParameters(filter, sort), page: part.page, itemsPerPage: part.itemsPerPage };
      return rest.get('/struma/administration/role-matrix', query, readPageOf(readUserRoles));
    }),
  ),

  user: tracked((_root, { id }, { rest }) => rest.find('/api/Account/GetUserByIdFromKeycloak', { Id: id }, readUser)),

  groups: tracked((_root, { filter, sort, page }, { rest }) =>
    lazyPage(page, async (part): Promise<PageResult<GroupRecord>> => {
      const name = filter?.name?.trim().toLowerCase() ?? '';
      const all = await rest.get('/api/Account/GetGroupsFromKeycloak', {}, (rows) => rows.map(readGroup));
      const found = all.filter((group) => group.name.toLowerCase().includes(name));
      const rows = found.toSorted((one, other) => collator.compare(one.name, other.name));
      return toPage(sort?.[0]?.direction === 'DESC' ? rows.toReversed() : rows, part);
    }),
  ),

  group: tracked((_root, { id }, { rest }) =>
    rest.find('/api/Account/GetGroupByIdFromKeycloak', { Id: id }, readGroup),
  ),
} satisfies Partial<QueryResolvers>;

/** Parameters of the REST service's list of users. */
const toUserParameters = (
  filter: QueryUsersArgs['filter'] | undefined,
  sort: readonly { field: keyof typeof sortNames; direction: string }[] | null | undefined,
) => {
  const search = filter?.search?.trim() ?? '';
  return {
    ...(search && { search }),
    ...(typeof filter?.isActive === 'boolean' && { enabled: filter.isActive }),
    sortBy: (sort ?? []).map(({ field }) => sortNames[field]),
    sortDesc: (sort ?? []).map(({ direction }) => direction === 'DESC'),
  };
};

/**
 * Filters users in the gateway if the service cannot search: each word must occur in one of the user's texts, and
 * `isActive` must be equal if it is given.
 */
const matches = (search: string, isActive: boolean | undefined) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (user: UserRecord): boolean => {
    const texts = [user.username, user.email, user.firstName, user.lastName].map((text) => text?.toLowerCase() ?? '');
    const hasWords = words.every((word) => texts.some((text) => text.includes(word)));
    return hasWords && (isActive === undefined || user.isActive === isActive);
  };
};

const sortValues: Readonly<Record<keyof typeof sortNames, (user: UserRecord) => string>> = {
  USERNAME: ({ username }) => username,
  EMAIL: ({ email }) => email ?? '',
  FIRST_NAME: ({ firstName }) => firstName ?? '',
  LAST_NAME: ({ lastName }) => lastName ?? '',
  IS_ACTIVE: ({ isActive }) => String(isActive),
};

const sorted = (
  users: readonly UserRecord[],
  keys: readonly { field: keyof typeof sortNames; direction: string }[],
): UserRecord[] =>
  users.toSorted((one, other) => {
    for (const { field, direction } of [...keys, { field: 'USERNAME', direction: 'ASC' } as const]) {
      const order = collator.compare(sortValues[field](one), sortValues[field](other));
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return 0;
  });

const modulesOf = (holder: RoleHolder, { rest }: GatewayContext): Promise<HolderModule[]> =>
  rest.get('/api/Account/GetAllClientsFromKeycloak', {}, (rows) => rows.map(readModule(holder)));

/** Roles of a user or a group in a module. */
export const rolesOf = ({ holder, id }: HolderModule, kind: 'Available' | 'Assigned', { rest }: GatewayContext) =>
  holder.kind === 'user'
    ? rest.get(`/api/Account/GetClient${kind}RolesByUserIdFromKeycloak`, { userId: holder.id, clientId: id }, (rows) =>
        rows.map(readRole),
      )
    : rest.get(
        `/api/Account/GetClient${kind}RolesByGroupIdFromKeycloak`,
        { groupId: holder.id, clientId: id },
        (rows) => rows.map(readRole),
      );

const types = {
  UserPage: listPage<UserRecord>() satisfies UserPageResolvers,
  UserRolesPage: listPage<UserRolesRecord>() satisfies UserRolesPageResolvers,
  GroupPage: listPage<GroupRecord>() satisfies GroupPageResolvers,
  User: {
    isSelf: tracked(({ id }, _args, { principal }) => principal.subject === id),
    groups: tracked(({ id }, _args, { rest }) =>
      rest.get('/api/Account/GetUserGroupsFromKeycloak', { userId: id }, (rows) => rows.map(readGroup)),
    ),
    modules: tracked(({ id }, _args, context) => modulesOf({ kind: 'user', id }, context)),
    rights: tracked(({ id }, _args, { rest }) =>
      rest.get('/struma/administration/rights', { userId: id }, (rows) => rows.map(readRight)),
    ),
  } satisfies Partial<UserResolvers>,
  Group: {
    modules: tracked(({ id }, _args, context) => modulesOf({ kind: 'group', id }, context)),
  } satisfies Partial<GroupResolvers>,
  RoleModule: {
    availableRoles: tracked((module, _args, context) => rolesOf(module, 'Available', context)),
    assignedRoles: tracked((module, _args, context) => rolesOf(module, 'Assigned', context)),
  } satisfies Partial<RoleModuleResolvers>,
};

export const schemaPart = { Query: queries, types };

/** The list of the CSV export `user-roles`. Its columns depend on the roles, and it has no sort keys. */
const userRoleList: DeclaredList = {
  path: '/struma/administration/role-matrix',
  toParameters: (filter) => toUserParameters(filter as QueryUsersArgs['filter'], null),
  hasSeveralValues: () => false,
};

/**
 * CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. `user-roles` contains the users with their
 * roles.
 */
export const listExports = {
  'user-roles': {
    field: 'userRoles',
    list: userRoleList,
    path: '/struma/administration/role-matrix/export',
    feature: 'ACCOUNT_TOOLS',
    noRows: {},
  },
} satisfies Record<string, ListExport>;
