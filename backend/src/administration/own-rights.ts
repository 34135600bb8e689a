import { accessGroups, administrationAccess } from '../kernel/access/access-rules.ts';
import { meets, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import type { AccountGroup } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration } from './identity-administration.ts';
import { readModules, readRights, readRoles } from './modules.ts';

/**
 * Throws if a person who is not an administrator would give a right that this person lacks. Otherwise an editor could give
 * a right to a group, to a second account or to an account whose password the editor sets, and so receive it.
 */
export const requireOwnRoles = (
  { settings }: IdentityAdministration,
  principal: Principal,
  { clientId, roleNames }: { clientId: string; roleNames: readonly string[] },
): void => {
  if (meets(administrationAccess, principal) || roleNames.length === 0) return;
  const isOwn = clientId === settings.appClient && roleNames.every((name) => principal.actions.includes(name));
  if (!isOwn) throw new Refusal(texts.onlyOwnRights);
};

/** Throws for a group whose name gives access, unless the person is a member or an administrator. */
export const requireOwnGroupName = (principal: Principal, name: string): void => {
  if (meets(administrationAccess, principal)) return;
  if (accessGroups.includes(name) && !principal.groups.includes(name)) throw new Refusal(texts.onlyOwnRights);
};

/** Throws if membership of the group would give a right that the person lacks, by the group's name or roles. */
export const requireOwnGroup = async (
  administration: IdentityAdministration,
  principal: Principal,
  { id, name }: AccountGroup,
): Promise<void> => {
  if (meets(administrationAccess, principal)) return;
  requireOwnGroupName(principal, name);
  for (const module of await readModules(administration)) {
    const roles = await readRoles(administration, { kind: 'group', id }, module.id, 'Assigned');
    requireOwnRoles(administration, principal, { ...module, roleNames: roles.map((role) => role.name) });
  }
};

/**
 * Throws if the user has a right that the person lacks: who sets the password or the e-mail of an account can sign in as
 * its owner.
 */
export const requireNoStrongerUser = async (
  administration: IdentityAdministration,
  principal: Principal,
  userId: string,
): Promise<void> => {
  if (meets(administrationAccess, principal)) return;
  const rights = await readRights(administration, userId);
  const isStronger = rights.some(
    ({ clientId, roleName }) => clientId !== administration.settings.appClient || !principal.actions.includes(roleName),
  );
  if (isStronger) throw new Refusal(texts.strongerUser);
};
