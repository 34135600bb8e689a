import type { Queries } from '../database/database.ts';
import { format } from '../identity.texts.ts';
import { findBrokenRule } from '../sign-in/password-policy.ts';
import { AdminFailure, badAttribute, conflict } from './admin-response.ts';

export interface UserValues {
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
}

/**
 * Throws an error for the first value that Keycloak's user profile would refuse. An empty e-mail or name is valid,
 * because it clears the stored value; an empty user name is not.
 */
export const requireValidAttributes = ({ username, email, firstName, lastName }: UserValues): void => {
  if (username !== undefined) requireUsername(username);
  if (email && (email.length > 255 || !/^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]+$/.test(email)))
    throw badAttribute('email', 'error-invalid-email', email);
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    if (name && name.length > 255) throw badAttribute(field, 'error-invalid-length-too-long', null, 255);
    if (name && /[<>&"\v$%!#?§;*~/\\|^=[\]{}()\p{Cc}]/u.test(name))
      throw badAttribute(field, 'error-person-name-invalid-character');
  }
};

const requireUsername = (username: string): void => {
  if (!username.trim()) throw new AdminFailure(400, { errorMessage: 'User name is missing' });
  if (username.length < 3 || username.length > 255) throw badAttribute('username', 'error-invalid-length', 3, 255);
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(username);
  if (!isLatin || /[<>&"\s$%!#?§,;:*~/\\|^=[\]{}()]/u.test(username))
    throw badAttribute('username', 'error-username-invalid-character');
};

/**
 * Throws if another user has the user name or the e-mail. If both are taken, the error names the e-mail, as in
 * Keycloak.
 */
export const requireUniqueUser = async (queries: Queries, id: string | null, values: UserValues): Promise<void> => {
  const { rows } = await queries.query<{ by_email: boolean }>(
    `select coalesce(email = lower($2), false) or coalesce(username = lower($2), false) as by_email
     from identity.users
     where id is distinct from $1
       and (username = lower($3) or email = lower($3) or email = lower($2) or username = lower($2))`,
    [id, values.email || null, values.username ?? null],
  );
  if (rows.length === 0) return;
  throw conflict(rows.some((row) => row.by_email) ? 'User exists with same email' : 'User exists with same username');
};

/** Throws an error for the first rule of the policy that the password breaks. The error has the key that Keycloak uses. */
export const requireAllowedPassword = (policy: string, password: string, username: string): void => {
  const broken = findBrokenRule(policy, password, { username });
  if (!broken) return;
  const { key, argument } = broken;
  const description = `Invalid password: ${format(descriptions[key] ?? '', argument)}`;
  throw new AdminFailure(400, { error: key, error_description: description });
};

const descriptions: Readonly<Record<string, string>> = {
  invalidPasswordMinLengthMessage: 'minimum length {0}.',
  invalidPasswordMaxLengthMessage: 'maximum length {0}.',
  invalidPasswordMinLowerCaseCharsMessage: 'must contain at least {0} lower case characters.',
  invalidPasswordMinUpperCaseCharsMessage: 'must contain at least {0} upper case characters.',
  invalidPasswordMinDigitsMessage: 'must contain at least {0} numerical digits.',
  invalidPasswordMinSpecialCharsMessage: 'must contain at least {0} special characters.',
  invalidPasswordRegexPatternMessage: 'fails to match regex pattern(s).',
  invalidPasswordNotUsernameMessage: 'must not be equal to the username.',
};
