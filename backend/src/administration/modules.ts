import { Type, type Static } from 'typebox';
import { HttpFailure } from '../kernel/http/refusal.ts';
import type { AccountRole } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration, Keycloak } from './identity-administration.ts';
import type { UserOrGroup } from './save-roles.ts';

export interface Module {
  id: string;
  clientId: string;
  name: string | null;
}

const collator = new Intl.Collator('bg', { numeric: true });

/**
 * Reads the modules: the OAuth clients in `settings.modules`. The provider also returns their secrets, which are
 * dropped here.
 */
export const readModules = async ({ keycloak, settings }: IdentityAdministration): Promise<Module[]> => {
  const { clients } = await keycloak();
  const found = await Promise.all(settings.modules.map((clientId) => clients.find({ clientId })));
  return found
    .flat()
    .map(({ id = '', clientId = '', name }) => ({ id, clientId, name: name ?? null }))
    .filter(({ clientId }) => settings.modules.includes(clientId));
};

/** Throws if the OAuth client is not in `settings.modules`, because its roles must not be given. */
export const requireModule = async (administration: IdentityAdministration, id: string): Promise<Module> => {
  const module = (await readModules(administration)).find((one) => one.id === id);
  if (!module) throw new HttpFailure(404, texts.unknownModule);
  return module;
};

/**
 * Reads roles of a module for a user or a group. `Assigned`: given directly. `Available`: can still be given.
 * `Effective`: all that apply, including roles of the user's groups, of parent groups and of composite roles.
 */
export const readRoles = async (
  { keycloak }: IdentityAdministration,
  target: UserOrGroup,
  moduleId: string,
  set: 'Available' | 'Assigned' | 'Effective',
): Promise<AccountRole[]> => {
  const { users, groups } = await keycloak();
  const roleQuery = { id: encodeURIComponent(target.id), clientUniqueId: moduleId };
  const groupQuery = { id: roleQuery.id, clientUniqueId: moduleId };
  const read = {
    user: {
      Available: () => users.listAvailableClientRoleMappings(roleQuery),
      Assigned: () => users.listClientRoleMappings(roleQuery),
      Effective: () => users.listCompositeClientRoleMappings(roleQuery),
    },
    group: {
      Available: () => groups.listAvailableClientRoleMappings(groupQuery),
      Assigned: () => groups.listClientRoleMappings(groupQuery),
      Effective: () => readGroupRoles(groups, groupQuery),
    },
  };
  return toRoles(await read[target.kind][set]());
};

/** Adds the roles of parent groups: the provider leaves them out, although the members have them too. */
const readGroupRoles = async (
  groups: Keycloak['groups'],
  roleQuery: { id: string; clientUniqueId: string },
): Promise<{ id?: string; name?: string }[]> => {
  const [roles, group] = await Promise.all([
    groups.listCompositeClientRoleMappings(roleQuery),
    groups.findOne({ id: roleQuery.id }),
  ]);
  if (!group?.parentId) return roles;
  const above = await readGroupRoles(groups, { ...roleQuery, id: group.parentId });
  return [...roles, ...above.filter(({ id }) => !roles.some((role) => role.id === id))];
};

const toRoles = (roles: readonly { id?: string; name?: string }[]): AccountRole[] =>
  roles
    .map(({ id = '', name = '' }) => ({ id, name }))
    .toSorted((one, other) => collator.compare(one.name, other.name));

export const UserRight = Type.Object(
  {
    moduleId: Type.String(),
    clientId: Type.String(),
    roleId: Type.String(),
    roleName: Type.String(),
    isDirect: Type.Boolean({ description: 'True if the role was given to the user directly.' }),
    groups: Type.Array(Type.String(), {
      description:
        'Names of the groups that give the role. If empty and `isDirect` is false, another role includes this one.',
    }),
  },
  { $id: 'AccountRight', description: 'A role that a user has, with its sources.' },
);

export type Right = Static<typeof UserRight>;

/** Reads every role that applies to a user in the modules, with the sources of the role. */
export const readRights = async (administration: IdentityAdministration, userId: string): Promise<Right[]> => {
  const modules = await readModules(administration);
  const groups = await (await administration.keycloak()).users.listGroups({ id: encodeURIComponent(userId) });
  const rights = new Map<string, Right>();
  for (const { id: moduleId, clientId } of modules) {
    const addRight = ({ id: roleId, name: roleName }: AccountRole): Right => {
      const found = rights.get(roleId) ?? { moduleId, clientId, roleId, roleName, isDirect: false, groups: [] };
      rights.set(roleId, found);
      return found;
    };
    for (const role of await readRoles(administration, { kind: 'user', id: userId }, moduleId, 'Assigned'))
      addRight(role).isDirect = true;
    for (const { id = '', name = '' } of groups)
      for (const role of await readRoles(administration, { kind: 'group', id }, moduleId, 'Effective'))
        addRight(role).groups.push(name);
    for (const role of await readRoles(administration, { kind: 'user', id: userId }, moduleId, 'Effective'))
      addRight(role);
  }
  return [...rights.values()];
};
