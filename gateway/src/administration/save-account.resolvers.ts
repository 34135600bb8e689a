import { isEmail, isUsername, maxAccountTextLength, passwordProblem } from '@struma/shared/account-rules.ts';
import { isBlank } from '@struma/shared/visible-text.ts';
import { GraphQLError } from 'graphql';
import type { MutationResolvers, Refusal } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import { rolesOf } from './administration.resolvers.ts';
import { toResult, type HolderModule, type RoleHolder } from './administration.rest.ts';
import { administrationTexts as texts } from './administration.texts.ts';

const account = '/api/Account';

type Values = Partial<Record<'username' | 'email' | 'firstName' | 'lastName' | 'password' | 'name', string | null>>;

const problemOf = (field: string, value: string): Problem | null => {
  const problem = (code: Problem['code'], message: string): Problem => ({ field, code, message });
  if (field === 'password') {
    const weakness = passwordProblem(value);
    if (value === '') return problem('REQUIRED', texts.required);
    return weakness && problem('FORMAT', weakness === 'WEAK' ? texts.weakPassword : texts.lookAlikePassword);
  }
  if (isBlank(value)) return problem('REQUIRED', texts.required);
  if (value.trim().length > maxAccountTextLength) return problem('LENGTH', texts.tooLong);
  if (field === 'email' && !isEmail(value.trim())) return problem('FORMAT', texts.invalidEmail);
  return field === 'username' && !isUsername(value.trim()) ? problem('FORMAT', texts.invalidUsername) : null;
};

/** AM-2: validates the texts of an input. Null and absent texts are not checked. */
const problemsOf = (values: Values): Problem[] =>
  Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'string' ? (problemOf(field, value) ?? []) : [],
  );

const passwordOf = (value: string | null | undefined) =>
  value ? { userPassword: { type: 'password', value, temporary: false } } : {};

const createUser: MutationResolvers['createUser'] = async (_root, { input }, { rest }) => {
  const { username, email, firstName, lastName, password, isActive } = input;
  const [problem, ...others] = problemsOf({ username, email, firstName, lastName, password });
  if (problem) return createInvalidInput([problem, ...others]);
  const body = { username, email, firstName, lastName, enabled: isActive ?? true, ...passwordOf(password) };
  return toResult('CreateUserSuccess', await rest.postJson(`${account}/CreateUserForKeycloak`, {}, body));
};

const updateUser: MutationResolvers['updateUser'] = async (_root, { input }, { rest }) => {
  const { password, isActive, ...values } = input.changes;
  const [problem, ...others] = problemsOf({ ...values, password: password ?? null });
  if (problem) return createInvalidInput([problem, ...others], undefined, ['changes']);
  const changedTexts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  const body = {
    id: input.id,
    ...changedTexts,
    ...(typeof isActive === 'boolean' && { enabled: isActive }),
    ...passwordOf(password),
  };
  return toResult('UpdateUserSuccess', await rest.sendJson('PUT', `${account}/UpdateUserForKeycloak`, {}, body));
};

const createGroup: MutationResolvers['createGroup'] = async (_root, { input: { name } }, { rest }) => {
  const problem = problemOf('name', name);
  if (problem) return createInvalidInput([problem]);
  const response = await rest.postJson(
    `${account}/CreateGroupForKeycloak`,
    { name: name.trim() },
    { name: name.trim() },
  );
  return toResult('CreateGroupSuccess', response);
};

const renameGroup: MutationResolvers['renameGroup'] = async (_root, { input: { id, name } }, { rest }) => {
  const problem = problemOf('name', name);
  if (problem) return createInvalidInput([problem]);
  const body = { id, name: name.trim() };
  return toResult('RenameGroupSuccess', await rest.sendJson('PUT', `${account}/UpdateGroupForKeycloak`, {}, body));
};

const deleteGroup: MutationResolvers['deleteGroup'] = async (_root, { input: { id } }, { rest }) =>
  toResult('DeleteGroupSuccess', await rest.sendJson('DELETE', `${account}/DeleteGroupFromKeycloak`, { Id: id }));

const addUserToGroup: MutationResolvers['addUserToGroup'] = async (_root, { input }, { rest }) =>
  toResult('GroupMemberSuccess', await rest.sendJson('PUT', `${account}/AddUserToGroup`, { ...input }));

const removeUserFromGroup: MutationResolvers['removeUserFromGroup'] = async (_root, { input }, { rest }) =>
  toResult('GroupMemberSuccess', await rest.sendJson('DELETE', `${account}/RemoveUserFromGroup`, { ...input }));

interface RoleChange {
  holder: RoleHolder;
  moduleId: string;
  roleIds: readonly string[];
  isAdded: boolean;
}

/** The roles that the user or the group has or can get; null if the user, the group or the module is unknown. */
const readKnownRoles = async (module: HolderModule, context: GatewayContext) => {
  try {
    const reads = (['Available', 'Assigned'] as const).map((kind) => rolesOf(module, kind, context));
    return (await Promise.all(reads)).flat();
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions['code'] === 'NOT_FOUND') return null;
    throw error;
  }
};

const refuseUnknown = async ({ id, holder }: HolderModule, { rest }: GatewayContext): Promise<Refusal> => {
  const moduleIds = await rest.get('/api/Account/GetAllClientsFromKeycloak', {}, (rows) => rows.map((row) => row.id));
  if (!moduleIds.includes(id)) return createRefusal('SERVICE_REFUSED', texts.unknownModule);
  return createRefusal('SERVICE_REFUSED', holder.kind === 'user' ? texts.unknownUser : texts.unknownGroup);
};

type ChangedRoles = { __typename: 'ChangeRolesSuccess'; message: string } | Refusal;

/**
 * AM-9: adds or removes roles of a user or a group. For an empty list, no request is sent: a removal without roles
 * could remove all roles. The body has the names of the roles too, because the service requires them.
 */
const changeRoles = async (
  { holder, moduleId, roleIds, isAdded }: RoleChange,
  context: GatewayContext,
): Promise<ChangedRoles> => {
  if (roleIds.length === 0) return { __typename: 'ChangeRolesSuccess', message: '' };
  const module = { id: moduleId, clientId: '', name: null, holder };
  const knownRoles = await readKnownRoles(module, context);
  if (knownRoles === null) return refuseUnknown(module, context);
  const roles = knownRoles.filter(({ id }) => roleIds.includes(id));
  if (roles.length !== new Set(roleIds).size) return createRefusal('SERVICE_REFUSED', texts.unknownRole);
  const query = { [`${holder.kind}Id`]: holder.id, clientId: moduleId };
  const name = holder.kind === 'user' ? 'User' : 'Group';
  const { rest } = context;
  const response = isAdded
    ? await rest.postJson(`${account}/AssingClientRolesTo${name}`, query, roles)
    : await rest.sendJson('DELETE', `${account}/RemoveClientRolesFrom${name}`, query, roles);
  return toResult('ChangeRolesSuccess', response);
};

const userRoles =
  (isAdded: boolean): MutationResolvers['addUserRoles'] =>
  (_root, { input: { userId, moduleId, roleIds } }, context) =>
    changeRoles({ holder: { kind: 'user', id: userId }, moduleId, roleIds, isAdded }, context);

const groupRoles =
  (isAdded: boolean): MutationResolvers['addGroupRoles'] =>
  (_root, { input: { groupId, moduleId, roleIds } }, context) =>
    changeRoles({ holder: { kind: 'group', id: groupId }, moduleId, roleIds, isAdded }, context);

export const schemaPart = {
  Mutation: {
    createUser,
    updateUser,
    createGroup,
    renameGroup,
    deleteGroup,
    addUserToGroup,
    removeUserFromGroup,
    addUserRoles: userRoles(true),
    removeUserRoles: userRoles(false),
    addGroupRoles: groupRoles(true),
    removeGroupRoles: groupRoles(false),
  },
};
