import { actionNames } from '../kernel/access/access.texts.ts';
import { administrationAccess, mainGroup } from '../kernel/access/access-rules.ts';
import { meets, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration } from './identity-administration.ts';

/** A user who has a role, with its sources: the user itself (null) and groups by id. */
export interface RoleHolder {
  id: string;
  username: string;
  isEnabled: boolean;
  sources: Set<string | null>;
}

/** The users with a role of the client, given directly or through a group. Accounts of services are left out. */
export const readRoleHolders = async (
  { keycloak }: IdentityAdministration,
  clientId: string,
  roleName: string,
): Promise<{ holders: Map<string, RoleHolder>; groupIds: string[] }> => {
  const { clients, groups } = keycloak();
  const holders = new Map<string, RoleHolder>();
  const add = (users: Awaited<ReturnType<typeof groups.listMembers>>, source: string | null): void => {
    for (const { id = '', username = '', enabled = false } of users) {
      if (username.startsWith('service-account-')) continue;
      const holder = holders.get(id) ?? { id, username, isEnabled: enabled, sources: new Set() };
      holder.sources.add(source);
      holders.set(id, holder);
    }
  };
  add(await clients.findUsersWithRole({ id: clientId, roleName, max: -1 }), null);
  const groupIds = (await findGroupsWithRole(clients, clientId, roleName)).map(({ id = '' }) => id);
  for (const id of groupIds) add(await groups.listMembers({ id, max: -1 }), id);
  return { holders, groupIds };
};

/** The client library has no call for this path. */
const findGroupsWithRole = (
  clients: ReturnType<IdentityAdministration['keycloak']>['clients'],
  id: string,
  roleName: string,
): Promise<{ id?: string }[]> =>
  clients.makeRequest<{ id: string; roleName: string; max: number }, { id?: string }[]>({
    method: 'GET',
    path: '/{id}/roles/{roleName}/groups',
    urlParamKeys: ['id', 'roleName'],
  })({ id, roleName, max: -1 });

/** The administrators, and the members of the group that their screens require. */
export interface Administrators {
  holders: Map<string, RoleHolder>;
  /** Groups that give the administrator's role. */
  groupIds: string[];
  appClientId: string;
  mainGroupId: string | null;
  mainMembers: ReadonlySet<string>;
}

export const readAdministrators = async (administration: IdentityAdministration): Promise<Administrators> => {
  const { settings, keycloak } = administration;
  const client = keycloak();
  const [app] = await client.clients.find({ clientId: settings.appClient });
  const appClientId = app?.id ?? '';
  const { holders, groupIds } = await readRoleHolders(administration, appClientId, actionNames.administrator);
  const found = await client.groups.find({ search: mainGroup, exact: true });
  const mainGroupId = found.find(({ name }) => name === mainGroup)?.id ?? null;
  const members = mainGroupId === null ? [] : await client.groups.listMembers({ id: mainGroupId, max: -1 });
  return { holders, groupIds, appClientId, mainGroupId, mainMembers: new Set(members.map(({ id = '' }) => id)) };
};

/**
 * Throws if no active administrator would remain. `keeps` returns false for an administrator who loses the access by
 * the change.
 */
export const requireAdministratorLeft = (
  { holders, mainMembers }: Administrators,
  keeps: (holder: RoleHolder) => boolean,
): void => {
  const active = [...holders.values()].filter(({ id, isEnabled }) => isEnabled && mainMembers.has(id));
  if (active.length > 0 && !active.some(keeps)) throw new Refusal(texts.lastAdministrator);
};

/** Throws if a person who is not an administrator would change an administrator. */
export const requireMayChangeUser = (principal: Principal, administrators: Administrators, userId: string): void => {
  if (!meets(administrationAccess, principal) && administrators.holders.has(userId))
    throw new Refusal(texts.onlyAdministrators);
};

/** Throws if a person who is not an administrator would change a group of administrators, or its members. */
export const requireMayChangeGroup = (principal: Principal, administrators: Administrators, groupId: string): void => {
  if (!meets(administrationAccess, principal) && administrators.groupIds.includes(groupId))
    throw new Refusal(texts.onlyAdministrators);
};
