import { accessGroups, administrationAccess } from '../kernel/access/access-rules.ts';
import { meets, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import type { AccountGroup } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration } from './identity-administration.ts';
import { readModules, readRights, readRoles } from './modules.ts';

/**
 * Who is no administrator gives only the rights that this person has. Otherwise an editor could give a right to a group,
 * to a second account or to an account whose password the editor sets, and so receive it.
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

/** A group whose name gives access is only for its members to give. */
export const requireOwnGroupName = (principal: Principal, name: string): void => {
  if (meets(administrationAccess, principal)) return;
  if (accessGroups.includes(name) && !principal.groups.includes(name)) throw new Refusal(texts.onlyOwnRights);
};

/** Joining a group gives its name and its roles. */
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

/** Who sets the password or the e-mail of an account can sign in as its owner. */
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
