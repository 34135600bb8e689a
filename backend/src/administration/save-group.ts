import { maxAccountTextLength } from '@struma/shared/account-rules.ts';
import { cleanLine } from '@struma/shared/visible-text.ts';
import type { Principal } from '../kernel/access/access.ts';
import { mainGroup } from '../kernel/access/access-rules.ts';
import { HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import { isRecordOf, type AccountGroup } from './account-schemas.ts';
import { administrationTexts as texts } from './administration.texts.ts';
import { changeAccount, fieldActivity, type AccountServices } from './change-account.ts';
import { requireOwnGroupName, requireMayChangeMembership, requirePlainGroupName } from './own-rights.ts';
import {
  type Administrators,
  type RoleHolder,
  readAdministrators,
  requireRemainingAdministrator,
  requireMayChange,
} from './role-holders.ts';
import { requireUser } from './save-account.ts';

export const readGroup = async ({ administration }: AccountServices, id: string): Promise<AccountGroup> => {
  const group = await (await administration.keycloak()).groups.findOne({ id: encodeURIComponent(id) });
  if (!isRecordOf(id, group)) throw new HttpFailure(404, texts.unknownGroup);
  return { id: group.id, name: group.name ?? '' };
};

const requireName = (name: string): string => {
  const cleaned = cleanLine(name);
  if (!cleaned) throw new Refusal(texts.required);
  if (cleaned.length > maxAccountTextLength) throw new Refusal(texts.tooLong);
  // In a token the slash separates a group from the group above it.
  if (cleaned.includes('/')) throw new Refusal(texts.groupSlash);
  return cleaned;
};

export const createGroup = async (
  services: AccountServices,
  principal: Principal,
  newName: string,
): Promise<string> => {
  const name = requireName(newName);
  const { groups } = await services.administration.keycloak();
  return changeAccount(services, principal, async () => {
    requireOwnGroupName(principal, name);
    const { id } = await groups.create({ name });
    const activity = { entity: 'group', entityId: id, action: 'CREATE', field: 'name', newValue: name } as const;
    return { name, activities: [activity], subjects: [], text: texts.groupCreated };
  });
};

export const renameGroup = async (
  services: AccountServices,
  principal: Principal,
  { id: givenId, name: newName }: AccountGroup,
): Promise<string> => {
  const name = requireName(newName);
  const { groups } = await services.administration.keycloak();
  return changeAccount(services, principal, async () => {
    const stored = await readGroup(services, givenId);
    const { id } = stored;
    const administrators = await readAdministrators(services.administration);
    await requireMayChange(services.administration, principal, administrators, { kind: 'group', id });
    if (stored.name !== name) for (const one of [stored.name, name]) requirePlainGroupName(principal, one);
    if (stored.name === mainGroup && name !== mainGroup) throw new Refusal(texts.mainGroup);
    // The members are read before the change: no step may fail after the provider has stored it.
    const subjects = await readMemberIds(services, id);
    await groups.update({ id }, { name });
    const activities = stored.name === name ? [] : [fieldActivity('group', id, 'name', stored.name, name)];
    return { name, activities, subjects, text: texts.groupRenamed };
  });
};

export const deleteGroup = async (
  services: AccountServices,
  principal: Principal,
  givenId: string,
): Promise<string> => {
  const { groups } = await services.administration.keycloak();
  return changeAccount(services, principal, async () => {
    const stored = await readGroup(services, givenId);
    const { id } = stored;
    if (stored.name === mainGroup) throw new Refusal(texts.mainGroup);
    const administrators = await readAdministrators(services.administration);
    await requireMayChange(services.administration, principal, administrators, { kind: 'group', id });
    requireRemainingAdministrator(administrators, ({ sources }) => sources.some((source) => !source.includes(id)));
    const members = await readMemberIds(services, id);
    await groups.del({ id });
    return {
      name: stored.name,
      activities: [{ entity: 'group', entityId: id, action: 'DELETE', field: 'name', oldValue: stored.name }],
      subjects: members,
      text: texts.groupDeleted,
    };
  });
};

/** AM-6: adds a user to a group, or removes the user from it. */
export const setMember = async (
  services: AccountServices,
  principal: Principal,
  { userId, groupId }: { userId: string; groupId: string },
  isMember: boolean,
): Promise<string> => {
  const { users } = await services.administration.keycloak();
  return changeAccount(services, principal, async () => {
    const user = await requireUser(services, userId);
    const group = await readGroup(services, groupId);
    const administrators = await readAdministrators(services.administration);
    const { administration } = services;
    await requireMayChange(administration, principal, administrators, { kind: 'user', id: user.id });
    await requireMayChange(administration, principal, administrators, { kind: 'group', id: group.id });
    await requireMayChangeMembership(administration, principal, { userId: user.id, group });
    if (!isMember)
      requireRemainingAdministrator(administrators, keepsAccessWithoutGroup(administrators, user.id, group.id));
    const membership = { id: user.id, groupId: group.id };
    await (isMember ? users.addToGroup(membership) : users.delFromGroup(membership));
    const [oldValue, newValue] = isMember ? [null, group.name] : [group.name, null];
    return {
      name: user.username,
      activities: [fieldActivity('user', user.id, 'group', oldValue, newValue)],
      subjects: [user.id],
      text: isMember ? texts.joined : texts.left,
    };
  });
};

/**
 * Returns a function. It is true for an administrator who still has access as an administrator after the user `userId`
 * has left the group.
 */
const keepsAccessWithoutGroup =
  ({ mainGroupId }: Administrators, userId: string, groupId: string) =>
  ({ id, sources }: RoleHolder): boolean =>
    id !== userId || (groupId !== mainGroupId && sources.some((source) => source.at(-1) !== groupId));

export const readMemberIds = async ({ administration }: AccountServices, id: string): Promise<string[]> =>
  (await (await administration.keycloak()).groups.listMembers({ id, max: -1 })).map((user) => user.id ?? '');
