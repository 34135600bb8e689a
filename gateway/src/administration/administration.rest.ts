import type { components } from '@struma/schema/rest.ts';
import type { Refusal, UserRight } from '../kernel/schema-types.generated.ts';
import { typedError } from '../kernel/errors.ts';
import { createRefusal } from '../kernel/failures.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { assertShape } from '../kernel/rest/wire.ts';
import { administrationTexts as texts } from './administration.texts.ts';

type Wire = components['schemas'];

export interface UserRecord {
  id: string;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  isActive: boolean;
}

export interface GroupRecord {
  id: string;
  name: string;
}

/** The user or the group whose roles are read. */
export interface RoleHolder {
  kind: 'user' | 'group';
  id: string;
}

/** A module, with the user or the group whose roles in it are read. */
export interface HolderModule {
  id: string;
  clientId: string;
  name: string | null;
  holder: RoleHolder;
}

export const readUser = (wire: Wire['AccountUser']): UserRecord => {
  assertShape(wire, { id: 'string', username: 'string', enabled: 'boolean' });
  return {
    id: wire.id,
    username: wire.username,
    email: wire.email || null,
    firstName: wire.firstName || null,
    lastName: wire.lastName || null,
    isActive: wire.enabled,
  };
};

export const readGroup = (wire: Wire['AccountGroup']): GroupRecord => {
  assertShape(wire, { id: 'string', name: 'string' });
  return { id: wire.id, name: wire.name };
};

export const readRole = (wire: Wire['AccountRole']): { id: string; name: string } => {
  assertShape(wire, { id: 'string', name: 'string' });
  return { id: wire.id, name: wire.name };
};

export const readModule =
  (holder: RoleHolder) =>
  (wire: Wire['AccountModule']): HolderModule => {
    assertShape(wire, { id: 'string', clientId: 'string' });
    return { id: wire.id, clientId: wire.clientId, name: wire.name || null, holder };
  };

export const readRight = ({ clientId, roleName, isDirect, groups }: Wire['AccountRight']): UserRight => ({
  clientId,
  roleName,
  isDirect,
  groups,
});

export interface UserRolesRecord {
  user: UserRecord;
  rights: UserRight[];
}

export const readUserRoles = ({ user, rights }: Wire['AccountRoleMatrixRow']): UserRolesRecord => ({
  user: readUser(user),
  rights: rights.map(readRight),
});

const literalSuccess = '({0})';

/**
 * AM-8: '(0) text' is a refusal; '({0}) text' and '(id) text' are successes. '({0})' is a placeholder that the
 * specified service sends as it is, without a number.
 */
const readAccountReply = (response: string): { message: string } | Refusal => {
  const body = unquoted(response).trimStart();
  if (body.startsWith(literalSuccess)) return { message: body.slice(literalSuccess.length).trim() };
  const { code, text } = readCodedText(body);
  if (code === null) throw typedError('UPSTREAM_FAILED', { message: text || texts.refused, outcome: 'UNKNOWN' });
  if (code > 0) return { message: text };
  const isLast = text.startsWith(texts.lastAdministrator);
  return createRefusal(isLast ? 'LAST_ADMINISTRATOR' : 'SERVICE_REFUSED', text || texts.refused);
};

/** Removes the quotes of a reply that the service sends as a JSON string. */
const unquoted = (response: string): string => /^\s*"([^]*)"\s*$/.exec(response)?.[1] ?? response;

/** Converts a reply of the service to the result of a mutation: the success type `name`, or a refusal. */
export const toResult = <Name extends string>(
  name: Name,
  response: string,
): { __typename: Name; message: string } | Refusal => {
  const reply = readAccountReply(response);
  return 'message' in reply && !('code' in reply) ? { __typename: name, message: reply.message } : (reply as Refusal);
};
