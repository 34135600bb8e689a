import type { Database } from '../database/database.ts';
import type { Realm } from '../realm/realm.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { findPolicyViolation } from './password-policy.ts';

export interface UserWithRequiredChange {
  id: string;
  username: string;
  password_hash: string | null;
}

/** Finds the user if the password must be changed before the sign-in continues. Undefined if no change is needed. */
export const findUserWithRequiredChange = async (
  database: Database,
  userId: string,
): Promise<UserWithRequiredChange | undefined> => {
  const { rows } = await database.query<UserWithRequiredChange>(
    `select id, username, password_hash from identity.users
     where id = $1 and enabled and 'UPDATE_PASSWORD' = any (required_actions)`,
    [userId],
  );
  return rows[0];
};

/** Checks and stores the new password. Returns the message of the broken rule, or undefined on success. */
export const changePassword = async (
  database: Database,
  realm: Realm,
  user: UserWithRequiredChange,
  password: string,
  repeated: string,
): Promise<string | undefined> => {
  const { texts, settings } = realm;
  if (!password) return texts.missingPasswordMessage;
  if (password !== repeated) return texts.notMatchPasswordMessage;
  const violation = findPolicyViolation(settings.passwordPolicy, password, user, texts);
  if (violation) return violation;
  if (await isPasswordOf(user.password_hash, password)) return texts.samePasswordMessage;
  await database.query(
    `update identity.users set password_hash = $2, demo = false,
       required_actions = array_remove(required_actions, 'UPDATE_PASSWORD')
     where id = $1`,
    [user.id, await hashPassword(password)],
  );
  return undefined;
};
