import { actionNames } from '../kernel/access/access.texts.ts';
import { accessGroups, administrationAccess } from '../kernel/access/access-rules.ts';
import { satisfiesRule, type Principal } from '../kernel/access/access.ts';
import { Refusal } from '../kernel/http/refusal.ts';
import type { AccountGroup } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import type { IdentityAdministration } from './identity-administration.ts';
import { readModules, readRights, readRoles } from './modules.ts';

/**
 * Throws unless the principal is an administrator or has all of these roles. Roles of other modules are never the
 * principal's own. Without this check an editor could give a right to a group or to a second account and so receive it. An editor
 * could also remove the rights of a user who has more rights, set the password of this user and wait until an
 * administrator gives the rights back.
 */
export const requireOwnRoles = (
  { settings }: IdentityAdministration,
  principal: Principal,
  { clientId, roleNames }: { clientId: string; roleNames: readonly string[] },
): void => {
  if (satisfiesRule(administrationAccess, principal) || roleNames.length === 0) return;
  const isOwn = clientId === settings.appClient && roleNames.every((name) => principal.actions.includes(name));
  if (!isOwn) throw new Refusal(texts.onlyOwnRights);
};

/** Throws for a group whose name gives access, unless the principal is a member or an administrator. */
export const requireOwnGroupName = (principal: Principal, name: string): void => {
  if (satisfiesRule(administrationAccess, principal)) return;
  if (accessGroups.includes(name) && !principal.groups.includes(name)) throw new Refusal(texts.onlyOwnRights);
};

/**
 * Throws for a name that gives access, unless the principal is an administrator: a rename changes the access of the
 * members.
 */
export const requirePlainGroupName = (principal: Principal, name: string): void => {
  if (!satisfiesRule(administrationAccess, principal) && accessGroups.includes(name))
    throw new Refusal(texts.onlyOwnRights);
};

/**
 * Throws if the group, by its name or its roles, gives its members a right that the principal lacks, unless the principal
 * is an administrator.
 */
const requireOwnGroup = async (
  administration: IdentityAdministration,
  principal: Principal,
  { id, name }: AccountGroup,
): Promise<void> => {
  if (satisfiesRule(administrationAccess, principal)) return;
  requireOwnGroupName(principal, name);
  for (const module of await readModules(administration)) {
    const roles = await readRoles(administration, { kind: 'group', id }, module.id, 'Effective');
    requireOwnRoles(administration, principal, { ...module, roleNames: roles.map((role) => role.name) });
  }
};

const hasStrongerRoles = async (
  administration: IdentityAdministration,
  principal: Principal,
  userId: string,
): Promise<boolean> => {
  const rights = await readRights(administration, userId);
  return rights.some(
    ({ clientId, roleName }) => clientId !== administration.settings.appClient || !principal.actions.includes(roleName),
  );
};

/**
 * Throws unless the principal is an administrator or may decide about this membership. A right needs both a role and a
 * group that gives access. So joining such a group can activate a role that the user has and the principal lacks, and
 * leaving the group can disable it.
 */
export const requireMayChangeMembership = async (
  administration: IdentityAdministration,
  principal: Principal,
  { userId, group }: { userId: string; group: AccountGroup },
): Promise<void> => {
  await requireOwnGroup(administration, principal, group);
  if (satisfiesRule(administrationAccess, principal) || !accessGroups.includes(group.name)) return;
  if (await hasStrongerRoles(administration, principal, userId)) throw new Refusal(texts.onlyOwnRights);
};

/**
 * Throws if the user has a right that the principal lacks, unless the principal is an administrator: after changing the
 * password or the e-mail of an account, the principal could sign in as this user.
 */
export const requireNoStrongerUser = async (
  administration: IdentityAdministration,
  principal: Principal,
  userId: string,
): Promise<void> => {
  if (satisfiesRule(administrationAccess, principal)) return;
  const isStronger = await hasStrongerRoles(administration, principal, userId);
  const groups = await (await administration.keycloak()).users.listGroups({ id: userId });
  const hasMoreGroups = groups.some(({ name = '' }) => accessGroups.includes(name) && !principal.groups.includes(name));
  if (isStronger || hasMoreGroups) throw new Refusal(texts.strongerUser);
};

/**
 * Throws if the account is no longer active, or no longer has a right that the access token contains. A change waits
 * for earlier changes, which may have removed the right.
 */
export const requireCurrentRights = async (
  administration: IdentityAdministration,
  { subject, actions, groups }: Principal,
): Promise<void> => {
  const { settings, keycloak } = administration;
  const { users, clients } = await keycloak();
  const id = encodeURIComponent(subject);
  const [user, [app]] = await Promise.all([users.findOne({ id }), clients.find({ clientId: settings.appClient })]);
  if (user?.enabled !== true) throw new Refusal(texts.rightsLost);
  const [roles, memberOf] = await Promise.all([
    readRoles(administration, { kind: 'user', id: subject }, app?.id ?? '', 'Effective'),
    users.listGroups({ id }),
  ]);
  const hasActions = actions.every((name) => !allActions.includes(name) || roles.some((role) => role.name === name));
  const hasGroups = groups.every((name) => !accessGroups.includes(name) || memberOf.some((one) => one.name === name));
  if (!hasActions || !hasGroups) throw new Refusal(texts.rightsLost);
};

const allActions: readonly string[] = Object.values(actionNames);
