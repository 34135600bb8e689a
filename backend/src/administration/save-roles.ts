import { actionNames } from '../kernel/access/access.texts.ts';
import { administrationAccess } from '../kernel/access/access-rules.ts';
import { satisfiesRule, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import type { AccountRole } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { changeAccount, fieldActivity, type AccountServices } from './change-account.ts';
import { readRoles, requireModule } from './modules.ts';
import { requireOwnRoles } from './own-rights.ts';
import { type RoleHolder, readAdministrators, requireAdministratorLeft, requireMayChange } from './role-holders.ts';
import { requireUser } from './save-account.ts';
import { readGroup, readMemberIds } from './save-group.ts';

/** A user or a group. */
export interface RoleOwner {
  kind: 'user' | 'group';
  id: string;
}

interface RoleChange {
  owner: RoleOwner;
  moduleId: string;
  roles: readonly AccountRole[];
  isAdded: boolean;
}

/** AM-4, AM-5: gives roles to a user or a group, or removes them. An empty list changes nothing. */
export const changeRoles = (services: AccountServices, principal: Principal, change: RoleChange): Promise<string> => {
  const { administration } = services;
  const { owner, moduleId, isAdded } = change;
  const { users, groups } = administration.keycloak();
  return changeAccount(services, principal, async () => {
    const { id, name } = await readOwner(services, owner);
    const module = await requireModule(administration, moduleId);
    const assigned = await readRoles(administration, { kind: owner.kind, id }, module.id, 'Assigned');
    const available = isAdded ? await readRoles(administration, { kind: owner.kind, id }, module.id, 'Available') : [];
    // The provider requires id and name. Only roles of this module may be changed.
    const roles = change.roles.map((role) => findRole(role, [...assigned, ...available]));
    const administrators = await readAdministrators(administration);
    const isAdministratorRole =
      module.id === administrators.appClientId && roles.some(({ name }) => name === actionNames.administrator);
    requireRight(principal, { kind: owner.kind, id }, isAdministratorRole);
    await requireMayChange(administration, principal, administrators, { kind: owner.kind, id });
    if (!isAdded && isAdministratorRole) requireAdministratorLeft(administrators, keepsWithoutRole(owner.kind, id));
    const changedRoles = roles.filter((role) => assigned.some(({ id }) => id === role.id) !== isAdded);
    requireOwnRoles(administration, principal, { ...module, roleNames: changedRoles.map(({ name }) => name) });
    // The members are read before the change: no step may fail after the provider has stored it.
    const subjects = owner.kind === 'user' ? [id] : await readMemberIds(services, id);
    if (changedRoles.length > 0) {
      const mapping = { id, clientUniqueId: module.id, roles: changedRoles };
      const api = owner.kind === 'user' ? users : groups;
      await (isAdded ? api.addClientRoleMappings(mapping) : api.delClientRoleMappings(mapping));
    }
    return {
      name,
      activities: changedRoles.map(({ name }) => {
        const value = `${module.clientId}: ${name}`;
        return fieldActivity(owner.kind, id, 'role', isAdded ? null : value, isAdded ? value : null);
      }),
      subjects: changedRoles.length === 0 ? [] : subjects,
      text: isAdded ? texts.rolesAdded : texts.rolesRemoved,
    };
  });
};

const readOwner = async (services: AccountServices, owner: RoleOwner): Promise<{ id: string; name: string }> => {
  if (owner.kind === 'group') return readGroup(services, owner.id);
  const { id, username } = await requireUser(services, owner.id);
  return { id, name: username };
};

const findRole = ({ id, name }: AccountRole, known: readonly AccountRole[]): AccountRole => {
  const found = known.find((role) => role.id === id && role.name === name);
  if (!found) throw new Refusal(texts.unknownRole);
  return found;
};

/** Throws if a person who is not an administrator would give or remove the administrator role or change own roles. */
const requireRight = (principal: Principal, owner: RoleOwner, isAdministratorRole: boolean): void => {
  const isAdministrator = satisfiesRule(administrationAccess, principal);
  if (isAdministratorRole && !isAdministrator) throw new Refusal(texts.onlyAdministrators);
  if (owner.kind === 'user' && owner.id === principal.subject && !isAdministrator) throw new Refusal(texts.ownRights);
};

/** Returns a check that is false for an administrator who loses access because the owner loses the role. */
const keepsWithoutRole =
  (kind: RoleOwner['kind'], ownerId: string) =>
  ({ id, sources }: RoleHolder): boolean =>
    kind === 'user'
      ? id !== ownerId || sources.some((source) => source.length > 0)
      : sources.some(([givingGroup]) => givingGroup !== ownerId);
