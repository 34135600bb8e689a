import { Type, type Static } from 'typebox';
import { HttpFailure } from '../kernel/http/refusal.ts';
import type { AccountRole } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration } from './identity-administration.ts';
import type { RoleOwner } from './save-roles.ts';

export interface Module {
  id: string;
  clientId: string;
  name: string | null;
}

const collator = new Intl.Collator('bg', { numeric: true });

/** The clients on the allow-list. Their secrets, which the provider sends with them, are dropped here. */
export const readModules = async ({ keycloak, settings }: IdentityAdministration): Promise<Module[]> => {
  const found = await Promise.all(settings.modules.map((clientId) => keycloak().clients.find({ clientId })));
  return found
    .flat()
    .map(({ id = '', clientId = '', name }) => ({ id, clientId, name: name ?? null }))
    .filter(({ clientId }) => settings.modules.includes(clientId));
};

/** Throws if the client is not on the allow-list: its roles must not be given here. */
export const requireModule = async (administration: IdentityAdministration, id: string): Promise<Module> => {
  const module = (await readModules(administration)).find((one) => one.id === id);
  if (!module) throw new HttpFailure(404, texts.unknownModule);
  return module;
};

/**
 * The roles of a module that a user or a group has itself, that can be given, or that apply: `Effective` includes the
 * roles of the user's groups, of the groups above and of composite roles.
 */
export const readRoles = async (
  { keycloak }: IdentityAdministration,
  owner: RoleOwner,
  moduleId: string,
  kind: 'Available' | 'Assigned' | 'Effective',
): Promise<AccountRole[]> => {
  const { users, groups } = keycloak();
  const of = { id: encodeURIComponent(owner.id), clientUniqueId: moduleId };
  const groupOf = { id: of.id, clientUniqueId: moduleId };
  const read = {
    user: {
      Available: () => users.listAvailableClientRoleMappings(of),
      Assigned: () => users.listClientRoleMappings(of),
      Effective: () => users.listCompositeClientRoleMappings(of),
    },
    group: {
      Available: () => groups.listAvailableClientRoleMappings(groupOf),
      Assigned: () => groups.listClientRoleMappings(groupOf),
      Effective: () => readGroupRoles(groups, groupOf),
    },
  };
  return toRoles(await read[owner.kind][kind]());
};

/** The provider leaves out the roles of the groups above, which the members have too. */
const readGroupRoles = async (
  groups: ReturnType<IdentityAdministration['keycloak']>['groups'],
  of: { id: string; clientUniqueId: string },
): Promise<{ id?: string; name?: string }[]> => {
  const [roles, group] = await Promise.all([groups.listCompositeClientRoleMappings(of), groups.findOne({ id: of.id })]);
  if (!group?.parentId) return roles;
  const above = await readGroupRoles(groups, { ...of, id: group.parentId });
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
      description: 'Names of the groups that give the role. Empty and not direct: another role includes it.',
    }),
  },
  { $id: 'AccountRight', description: 'A role that a user has, with its sources.' },
);

export type Right = Static<typeof UserRight>;

/** Every role that applies to a user in the modules, with its sources. */
export const readRights = async (administration: IdentityAdministration, userId: string): Promise<Right[]> => {
  const modules = await readModules(administration);
  const groups = await administration.keycloak().users.listGroups({ id: encodeURIComponent(userId) });
  const rights = new Map<string, Right>();
  for (const { id: moduleId, clientId } of modules) {
    const right = ({ id: roleId, name: roleName }: AccountRole): Right => {
      const found = rights.get(roleId) ?? { moduleId, clientId, roleId, roleName, isDirect: false, groups: [] };
      rights.set(roleId, found);
      return found;
    };
    for (const role of await readRoles(administration, { kind: 'user', id: userId }, moduleId, 'Assigned'))
      right(role).isDirect = true;
    for (const { id = '', name = '' } of groups)
      for (const role of await readRoles(administration, { kind: 'group', id }, moduleId, 'Effective'))
        right(role).groups.push(name);
    for (const role of await readRoles(administration, { kind: 'user', id: userId }, moduleId, 'Effective'))
      right(role);
  }
  return [...rights.values()];
};
