import { accountListTexts as texts } from '@struma/shared/account.texts.ts';
import { Type, type Static } from 'typebox';
import { refTo } from '../kernel/http/schema.ts';
import { csvLines, csvStart, type CsvColumn } from '../kernel/http/csv.ts';
import { AccountUser } from './account-schemas.ts';
import type { IdentityAdministration } from './identity-administration.ts';
import { readModules, UserRight, type Right } from './modules.ts';
import { readRoleHolders } from './role-holders.ts';
import { readUserPage, type UserPageQuery } from './user-page.ts';

export const RoleMatrixRow = Type.Object(
  { user: refTo(AccountUser), rights: Type.Array(refTo(UserRight)) },
  { $id: 'AccountRoleMatrixRow' },
);

export const RoleMatrixPage = Type.Object(
  { items: Type.Array(refTo(RoleMatrixRow)), totalCount: Type.Integer() },
  { $id: 'AccountRoleMatrixPage' },
);

type Row = Static<typeof RoleMatrixRow>;

/** Reads one page of users with the roles that they have directly or through a group, and the sources of each role. */
export const readRoleMatrix = async (
  administration: IdentityAdministration,
  query: Static<typeof UserPageQuery>,
): Promise<Static<typeof RoleMatrixPage>> => {
  const { items, totalCount } = await readUserPage(administration, query);
  const { rights } = await readAllRights(administration);
  return { items: items.map((user) => ({ user, rights: rights.get(user.id) ?? [] })), totalCount };
};

/** Returns all users that match the search and the state in the query as CSV, with a column for each role. */
export const exportRoleMatrix = async (
  administration: IdentityAdministration,
  query: Static<typeof UserPageQuery>,
): Promise<string> => {
  const users = await readUserPage(administration, { ...query, page: 1, itemsPerPage: allUsers });
  const { rights, roles } = await readAllRights(administration);
  const rows = users.items.map((user) => ({ user, rights: rights.get(user.id) ?? [] }));
  const columns: CsvColumn<Row>[] = [
    { heading: texts.username, value: ({ user }) => user.username },
    { heading: texts.email, value: ({ user }) => user.email },
    { heading: texts.firstName, value: ({ user }) => user.firstName },
    { heading: texts.lastName, value: ({ user }) => user.lastName },
    { heading: texts.state, value: ({ user }) => (user.enabled ? texts.active : texts.inactive) },
    ...roles.map(({ id, clientId, name }) => ({
      heading: `${name} (${clientId})`,
      value: (row: Row) => sourcesOf(row.rights.find(({ roleId }) => roleId === id)),
    })),
  ];
  return csvStart(columns) + csvLines(columns, rows);
};

/** Page size that covers all users of any utility. The provider accepts 32-bit numbers. */
const allUsers = 1_000_000;

const sourcesOf = (right: Right | undefined): string =>
  right ? [...(right.isDirect ? [texts.direct] : []), ...right.groups.map(texts.fromGroup)].join(', ') : '';

interface ModuleRole {
  id: string;
  clientId: string;
  name: string;
}

const collator = new Intl.Collator('bg', { numeric: true });

/**
 * Reads the roles of all modules, and who has them directly or through a group. The number of calls depends on roles
 * and groups, not on users.
 */
const readAllRights = async (
  administration: IdentityAdministration,
): Promise<{ roles: ModuleRole[]; rights: Map<string, Right[]> }> => {
  const { clients, groups } = await administration.keycloak();
  // The provider's list of groups lacks subgroups, so the name of each group that gives a role is read by its id.
  const groupNames = new Map<string, string>();
  const readGroupName = async (id: string): Promise<string> => {
    const name = groupNames.get(id) ?? (await groups.findOne({ id }))?.name ?? id;
    groupNames.set(id, name);
    return name;
  };
  const rights = new Map<string, Right[]>();
  const roles: ModuleRole[] = [];
  for (const { id: moduleId, clientId } of await readModules(administration)) {
    const found = await clients.listRoles({ id: moduleId });
    for (const { id: roleId = '', name: roleName = '' } of found) {
      roles.push({ id: roleId, clientId, name: roleName });
      const holders = await readRoleHolders(administration, moduleId, roleName);
      for (const [userId, { sources }] of holders) {
        const isDirect = sources.some((source) => source.length === 0);
        const givingGroupIds = new Set(sources.flatMap(([id]) => id ?? []));
        const names: string[] = [];
        for (const id of givingGroupIds) names.push(await readGroupName(id));
        const right = { moduleId, clientId, roleId, roleName, isDirect, groups: names };
        rights.set(userId, [...(rights.get(userId) ?? []), right]);
      }
    }
  }
  roles.sort((one, other) => collator.compare(one.clientId + one.name, other.clientId + other.name));
  return { roles, rights };
};
