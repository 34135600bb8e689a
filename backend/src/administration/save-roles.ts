import { actionNames } from '../kernel/access/access.texts.ts';
import { administrationAccess } from '../kernel/access/access-rules.ts';
import { satisfiesRule, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import type { AccountRole } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { changeAccount, fieldActivity, type AccountServices } from './change-account.ts';
import { readRoles, requireModule } from './modules.ts';
import { requireOwnRoles } from './own-rights.ts';
import {
  type RoleHolder,
  readAdministrators,
  requireMayChange,
  requireRemainingAdministrator,
} from './role-holders.ts';
import { requireUser } from './save-account.ts';
import { readGroup, readMemberIds } from './save-group.ts';

/** A user or a group. */
export interface UserOrGroup {
  kind: 'user' | 'group';
  id: string;
}

interface RoleChange {
  target: UserOrGroup;
  moduleId: string;
  roles: readonly AccountRole[];
  isAdded: boolean;
}

/** AM-4, AM-5: gives roles to a user or a group, or removes them. An empty list changes nothing. */
export const changeRoles = async (
  services: AccountServices,
  principal: Principal,
  change: RoleChange,
): Promise<string> => {
  const { administration } = services;
  const { target, moduleId, isAdded } = change;
  const { users, groups } = await administration.keycloak();
  return changeAccount(services, principal, async () => {
    const { id, name } = await readTarget(services, target);
    const module = await requireModule(administration, moduleId);
    const assigned = await readRoles(administration, { kind: target.kind, id }, module.id, 'Assigned');
    const available = isAdded ? await readRoles(administration, { kind: target.kind, id }, module.id, 'Available') : [];
    // The provider requires id and name. Only roles of this module may be changed.
    const roles = change.roles.map((role) => findRole(role, [...assigned, ...available]));
    const administrators = await readAdministrators(administration);
    const isAdministratorRole =
      module.id === administrators.appClientId && roles.some(({ name }) => name === actionNames.administrator);
    requireRight(principal, { kind: target.kind, id }, isAdministratorRole);
    await requireMayChange(administration, principal, administrators, { kind: target.kind, id });
    if (!isAdded && isAdministratorRole)
      requireRemainingAdministrator(administrators, keepsAccessWithoutRole(target.kind, id));
    const changedRoles = roles.filter((role) => assigned.some(({ id }) => id === role.id) !== isAdded);
    requireOwnRoles(administration, principal, { ...module, roleNames: changedRoles.map(({ name }) => name) });
    // The members are read before the change: no step may fail after the provider has stored it.
    const subjects = target.kind === 'user' ? [id] : await readMemberIds(services, id);
    if (changedRoles.length > 0) {
      const mapping = { id, clientUniqueId: module.id, roles: changedRoles };
      const api = target.kind === 'user' ? users : groups;
      await (isAdded ? api.addClientRoleMappings(mapping) : api.delClientRoleMappings(mapping));
    }
    return {
      name,
      activities: changedRoles.map(({ name }) => {
        const value = `${module.clientId}: ${name}`;
        return fieldActivity(target.kind, id, 'role', isAdded ? null : value, isAdded ? value : null);
      }),
      subjects: changedRoles.length === 0 ? [] : subjects,
      text: isAdded ? texts.rolesAdded : texts.rolesRemoved,
    };
  });
};

const readTarget = async (services: AccountServices, target: UserOrGroup): Promise<{ id: string; name: string }> => {
  if (target.kind === 'group') return readGroup(services, target.id);
  const { id, username } = await requireUser(services, target.id);
  return { id, name: username };
};

const findRole = ({ id, name }: AccountRole, known: readonly AccountRole[]): AccountRole => {
  const found = known.find((role) => role.id === id && role.name === name);
  if (!found) throw new Refusal(texts.unknownRole);
  return found;
};

/** Throws if a person who is not an administrator would give or remove the administrator role or change own roles. */
const requireRight = (principal: Principal, target: UserOrGroup, isAdministratorRole: boolean): void => {
  const isAdministrator = satisfiesRule(administrationAccess, principal);
  if (isAdministratorRole && !isAdministrator) throw new Refusal(texts.onlyAdministrators);
  if (target.kind === 'user' && target.id === principal.subject && !isAdministrator) throw new Refusal(texts.ownRights);
};

/** Returns a check that is false for an administrator who loses access because the user or the group loses the role. */
const keepsAccessWithoutRole =
  (kind: UserOrGroup['kind'], targetId: string) =>
  ({ id, sources }: RoleHolder): boolean =>
    kind === 'user'
      ? id !== targetId || sources.some((source) => source.length > 0)
      : sources.some(([givingGroup]) => givingGroup !== targetId);
