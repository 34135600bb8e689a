import { Type, type Static } from 'typebox';
import { nullable } from '../kernel/http/schema.ts';

/**
 * The body of a request that creates or changes a user. The fields `groups` and `attributes` of the specification are
 * ignored: the identity provider would store them.
 */
export const UserBody = Type.Object(
  {
    id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    username: Type.Optional(nullable(Type.String())),
    email: Type.Optional(nullable(Type.String())),
    firstName: Type.Optional(nullable(Type.String())),
    lastName: Type.Optional(nullable(Type.String())),
    enabled: Type.Optional(nullable(Type.Boolean())),
    userPassword: Type.Optional(
      nullable(
        Type.Object({
          type: Type.Optional(Type.String()),
          value: Type.Optional(nullable(Type.String())),
          temporary: Type.Optional(nullable(Type.Boolean())),
        }),
      ),
    ),
  },
  { $id: 'AccountBody', description: 'A user. An update does not change absent and null fields.' },
);
export type UserBody = Static<typeof UserBody>;

export const AccountUser = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    email: nullable(Type.String()),
    firstName: nullable(Type.String()),
    lastName: nullable(Type.String()),
    enabled: Type.Boolean(),
  },
  { $id: 'AccountUser' },
);
export type AccountUser = Static<typeof AccountUser>;

export const AccountGroup = Type.Object({ id: Type.String(), name: Type.String() }, { $id: 'AccountGroup' });
export type AccountGroup = Static<typeof AccountGroup>;

export const AccountModule = Type.Object(
  { id: Type.String(), clientId: Type.String(), name: nullable(Type.String()) },
  { $id: 'AccountModule', description: 'A client of the identity provider whose roles may be given.' },
);

export const AccountRole = Type.Object({ id: Type.String(), name: Type.String() }, { $id: 'AccountRole' });
export type AccountRole = Static<typeof AccountRole>;

export const RecordIdQuery = Type.Object({ Id: Type.String({ minLength: 1, maxLength: 100 }) });

interface ProviderUser {
  id?: string;
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  enabled?: boolean;
}

export const toAccountUser = (user: ProviderUser): AccountUser => ({
  id: user.id ?? '',
  username: user.username ?? '',
  email: user.email ?? null,
  firstName: user.firstName ?? null,
  lastName: user.lastName ?? null,
  enabled: user.enabled ?? false,
});

const serviceAccountPrefix = 'service-account-';

/** False for a service account, which is not a user of the product. */
export const isPerson = ({ username = '' }: ProviderUser): boolean =>
  !username.toLowerCase().startsWith(serviceAccountPrefix);

/**
 * True if the provider returned the record with this id: it returns a list for an empty id and the realm for the id
 * `..`.
 */
export const isRecordOf = <T extends { id?: string }>(
  id: string,
  record: T | undefined,
): record is T & { id: string } => record?.id?.toLowerCase() === id.toLowerCase();
