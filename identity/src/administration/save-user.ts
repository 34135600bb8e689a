import { z } from 'zod';
import { inTransaction, type Queries } from '../database/database.ts';
import type { IdentityServices } from '../server.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { AdminFailure, badAttribute, noContent, type AdminResponse } from './admin-response.ts';
import { badJson, requireObject, type AdminRequest } from './admin-request.ts';
import { requireUniqueUser, requireAllowedPassword, requireValidAttributes } from './user-rules.ts';
import { requireUser } from './user-rows.ts';

const userFields = new Set(
  `id username email firstName lastName enabled emailVerified createdTimestamp totp disableableCredentialTypes
   requiredActions notBefore access attributes credentials groups realmRoles clientRoles userProfileMetadata
   federationLink federatedIdentities origin self clientConsents socialLinks serviceAccountClientId`.split(/\s+/),
);

const credentialForm = z.object({
  type: z.literal('password').optional(),
  value: z.string().nullish(),
  temporary: z.boolean().nullish(),
});

/** The fields of a user in a request. Null counts as absent. */
const userForm = z.object({
  username: z.string().nullish(),
  email: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  enabled: z.boolean().nullish(),
  emailVerified: z.boolean().nullish(),
  requiredActions: z.array(z.string()).nullish(),
  attributes: z.record(z.string(), z.unknown()).nullish(),
  credentials: z.array(credentialForm).nullish(),
  groups: z.array(z.string()).nullish(),
});

type UserForm = { [Field in keyof z.infer<typeof userForm>]?: NonNullable<z.infer<typeof userForm>[Field]> };

const readUser = (body: unknown): UserForm => {
  const read = userForm.safeParse(requireObject(body, 'UserRepresentation', userFields));
  if (!read.success) throw badJson();
  return Object.fromEntries(
    Object.entries(read.data).filter(([, value]) => value !== null && value !== undefined),
  ) as UserForm;
};

export const createUser = async ({ identity, body }: AdminRequest): Promise<AdminResponse> => {
  const user = readUser(body);
  const values = { ...user, username: (user.username ?? '').trim() };
  requireValidAttributes(values);
  const id = await inTransaction(identity.database, async (queries) => {
    await lockUsers(queries);
    await requireUniqueUser(queries, null, values);
    const { rows } = await queries.query<{ id: string }>(
      `insert into identity.users (username, email, email_verified, first_name, last_name, enabled, required_actions)
       values (lower($1), lower($2), $3, $4, $5, $6, $7) returning id`,
      [
        values.username,
        user.email || null,
        user.emailVerified ?? false,
        user.firstName || null,
        user.lastName || null,
        user.enabled ?? false,
        user.requiredActions ?? [],
      ],
    );
    const created = rows[0]?.id ?? '';
    await storePassword(identity, queries, { id: created, username: values.username }, user.credentials?.[0]);
    await joinGroups(queries, created, user.groups ?? []);
    return created;
  });
  return { status: 201, location: `/users/${id}` };
};

export const updateUser = async ({ identity, params, body }: AdminRequest): Promise<AdminResponse> => {
  const { id } = await requireUser(identity.database, params['user']);
  const user = readUser(body);
  await inTransaction(identity.database, async (queries) => {
    await lockUsers(queries);
    const stored = await requireUser(queries, id);
    await requireUniqueUser(queries, id, user);
    const username = user.username?.toLowerCase();
    if (username !== undefined && username !== stored.username)
      throw badAttribute('username', 'error-user-attribute-read-only');
    requireValidAttributes({ ...user, username: stored.username });
    await storeValues(queries, id, user);
    if (user.enabled) await clearFailures(queries, id);
    await storePassword(identity, queries, stored, user.credentials?.[0]);
  });
  return noContent;
};

const storeValues = async (queries: Queries, id: string, user: UserForm): Promise<void> => {
  // As in Keycloak, a body with `attributes` clears the names and the e-mail that it does not contain.
  const absent = user.attributes ? '' : null;
  const texts = [user.email, user.firstName, user.lastName].map((text) => text ?? absent);
  const { enabled = null, emailVerified = null, requiredActions = null } = user;
  await queries.query(
    `update identity.users set
       email = nullif(lower(coalesce($2, email)), ''), first_name = nullif(coalesce($3, first_name), ''),
       last_name = nullif(coalesce($4, last_name), ''), enabled = coalesce($5, enabled),
       email_verified = coalesce($6, email_verified), required_actions = coalesce($7, required_actions)
     where id = $1`,
    [id, ...texts, enabled, emailVerified, requiredActions],
  );
};

export const resetPassword = async ({ identity, params, body }: AdminRequest): Promise<AdminResponse> => {
  const user = await requireUser(identity.database, params['user']);
  const fields = new Set(['id', 'type', 'value', 'temporary', 'userLabel', 'createdDate', 'priority']);
  const read = credentialForm.safeParse(requireObject(body, 'CredentialRepresentation', fields));
  if (!read.success) throw badJson();
  if (read.data.value === undefined || read.data.value === null)
    throw new AdminFailure(400, { error: 'No password provided' });
  if (!read.data.value.trim()) throw new AdminFailure(400, { error: 'Empty password not allowed' });
  await inTransaction(identity.database, (queries) => storePassword(identity, queries, user, read.data));
  return noContent;
};

/** Makes writes wait for each other, so that each sees the names of earlier writes. */
const lockUsers = (queries: Queries) =>
  queries.query("select pg_advisory_xact_lock(hashtext('struma identity users'))");

/** As in Keycloak, an empty password is ignored, and a new password ends no session. */
const storePassword = async (
  { realm }: IdentityServices,
  queries: Queries,
  { id, username }: { id: string; username: string },
  credential: z.infer<typeof credentialForm> | undefined,
): Promise<void> => {
  const password = credential?.value;
  if (!password) return;
  requireAllowedPassword(realm.settings.passwordPolicy, password, username);
  await queries.query(
    `update identity.users set password_hash = $2, demo = false,
       required_actions = array_remove(required_actions, 'UPDATE_PASSWORD') || $3::text[]
     where id = $1`,
    [id, await hashPassword(password), credential.temporary ? ['UPDATE_PASSWORD'] : []],
  );
};

const clearFailures = async (queries: Queries, id: string): Promise<void> => {
  await queries.query(
    'update identity.users set failures = 0, last_failure_at = null, locked_until = null where id = $1',
    [id],
  );
  await queries.query(
    'update identity.known_devices set failures = 0, last_failure_at = null, locked_until = null where user_id = $1',
    [id],
  );
};

const joinGroups = async (queries: Queries, id: string, paths: readonly string[]): Promise<void> => {
  const names = paths.map((path) => path.replace(/^\//, ''));
  const { rowCount } = await queries.query(
    `insert into identity.user_groups (user_id, group_id)
     select $1, id from identity.groups where name = any ($2)`,
    [id, names],
  );
  if (rowCount !== new Set(names).size)
    throw new AdminFailure(500, {
      error: 'unknown_error',
      error_description: 'For more on this error consult the server log.',
    });
};
