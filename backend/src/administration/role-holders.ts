import { actionNames } from '../kernel/access/access.texts.ts';
import { administrationAccess, mainGroup } from '../kernel/access/access-rules.ts';
import { satisfiesRule, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { isPerson } from './account-schemas.ts';
import type { IdentityAdministration, Keycloak } from './identity-administration.ts';
import { readRoles } from './modules.ts';
import type { UserOrGroup } from './save-roles.ts';

/**
 * Where a role comes from: empty if the user has the role directly, otherwise the ids of groups, from the group that
 * has the role down to the group of which the user is a member.
 */
export type RoleSource = readonly string[];

/** A user who has a role. */
export interface RoleHolder {
  id: string;
  username: string;
  isEnabled: boolean;
  sources: RoleSource[];
}

/** Reads the users who have a role of an OAuth client directly or through a group, without service accounts. */
export const readRoleHolders = async (
  { keycloak }: IdentityAdministration,
  clientId: string,
  roleName: string,
): Promise<Map<string, RoleHolder>> => {
  const { clients, groups } = await keycloak();
  const holders = new Map<string, RoleHolder>();
  const add = (users: Awaited<ReturnType<typeof groups.listMembers>>, source: RoleSource): void => {
    for (const { id = '', username = '', enabled = false } of users) {
      if (!isPerson({ username })) continue;
      const holder = holders.get(id) ?? { id, username, isEnabled: enabled, sources: [] };
      holder.sources.push(source);
      holders.set(id, holder);
    }
  };
  add(await clients.findUsersWithRole({ id: clientId, roleName, max: -1 }), []);
  for (const { id: groupId = '' } of await findGroupsWithRole(clients, clientId, roleName))
    for (const branch of await readBranches(groups, groupId))
      add(await groups.listMembers({ id: branch.at(-1) ?? '', max: -1 }), branch);
  return holders;
};

/** Reads the paths of ids from a group to itself and to each group below, because those groups inherit its roles. */
const readBranches = async (groups: Keycloak['groups'], id: string): Promise<RoleSource[]> => {
  const group = await groups.findOne({ id });
  if (!group?.subGroupCount) return [[id]];
  const children = await groups.listSubGroups({ parentId: id, max: -1 });
  const below = await Promise.all(children.map((child) => readBranches(groups, child.id ?? '')));
  return [[id], ...below.flat().map((branch) => [id, ...branch])];
};

/** Requests the path of the provider directly, because the client library has no method for this request. */
const findGroupsWithRole = (clients: Keycloak['clients'], id: string, roleName: string): Promise<{ id?: string }[]> =>
  clients.makeRequest<{ id: string; roleName: string; max: number }, { id?: string }[]>({
    method: 'GET',
    path: '/{id}/roles/{roleName}/groups',
    urlParamKeys: ['id', 'roleName'],
  })({ id, roleName, max: -1 });

/** The users with the administrator role, and the members of the main group: only its members have access. */
export interface Administrators {
  holders: Map<string, RoleHolder>;
  appClientId: string;
  mainGroupId: string | null;
  mainMembers: ReadonlySet<string>;
}

export const readAdministrators = async (administration: IdentityAdministration): Promise<Administrators> => {
  const { settings, keycloak } = administration;
  const client = await keycloak();
  const [app] = await client.clients.find({ clientId: settings.appClient });
  const appClientId = app?.id ?? '';
  const holders = await readRoleHolders(administration, appClientId, actionNames.administrator);
  const found = await client.groups.find({ search: mainGroup, exact: true });
  const mainGroupId = found.find(({ name }) => name === mainGroup)?.id ?? null;
  const members = mainGroupId === null ? [] : await client.groups.listMembers({ id: mainGroupId, max: -1 });
  return { holders, appClientId, mainGroupId, mainMembers: new Set(members.map(({ id = '' }) => id)) };
};

/**
 * Throws if all active administrators would lose access. `keepsAccess` returns false for each administrator who would
 * lose access.
 */
export const requireRemainingAdministrator = (
  { holders, mainMembers }: Administrators,
  keepsAccess: (holder: RoleHolder) => boolean,
): void => {
  const active = [...holders.values()].filter(({ id, isEnabled }) => isEnabled && mainMembers.has(id));
  if (active.length > 0 && !active.some(keepsAccess)) throw new Refusal(texts.lastAdministrator);
};

/**
 * Throws if a person who is not an administrator would change an administrator, a group with the administrator role or
 * the members of such a group.
 */
export const requireMayChange = async (
  administration: IdentityAdministration,
  principal: Principal,
  { appClientId }: Administrators,
  target: UserOrGroup,
): Promise<void> => {
  if (satisfiesRule(administrationAccess, principal)) return;
  const roles = await readRoles(administration, target, appClientId, 'Effective');
  if (roles.some(({ name }) => name === actionNames.administrator)) throw new Refusal(texts.onlyAdministrators);
};
