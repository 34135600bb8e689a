import type { Queries } from '../database/database.ts';
import { userNotFound } from './admin-response.ts';
import { isUuid } from './admin-request.ts';

export interface UserRow {
  id: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_verified: boolean;
  enabled: boolean;
  required_actions: string[];
  created_at: Date;
}

export const userColumns =
  'u.id, u.username, u.first_name, u.last_name, u.email, u.email_verified, u.enabled, u.required_actions, u.created_at';

/** Keycloak's representation of a user. Empty values are left out. */
export const userRepresentation = (row: UserRow, isBrief = false) => ({
  id: row.id,
  username: row.username,
  ...(row.first_name && { firstName: row.first_name }),
  ...(row.last_name && { lastName: row.last_name }),
  ...(row.email && { email: row.email }),
  emailVerified: row.email_verified,
  enabled: row.enabled,
  createdTimestamp: row.created_at.getTime(),
  ...(!isBrief && {
    totp: false,
    disableableCredentialTypes: [],
    requiredActions: row.required_actions,
    notBefore: 0,
  }),
});

export const requireUser = async (queries: Queries, id = ''): Promise<UserRow> => {
  const { rows } = isUuid(id)
    ? await queries.query<UserRow>(`select ${userColumns} from identity.users u where id = $1`, [id])
    : { rows: [] };
  if (!rows[0]) throw userNotFound();
  return rows[0];
};

interface Condition {
  sql: string;
  values: unknown[];
}

const likePattern = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Returns the LIKE pattern of a search word. A word is the beginning of a value, and `*` in the word stands for any
 * characters. A word in quotes is the whole value.
 */
const wordPattern = (word: string): string => {
  const quoted = /^"(.*)"$/.exec(word)?.[1];
  if (quoted !== undefined) return likePattern(quoted);
  return `${likePattern(word).replaceAll('*', '%')}%`;
};

/** The conditions of a list of users, as Keycloak combines them. */
export const userCondition = (query: URLSearchParams): Condition => {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const parts: string[] = [];
  const search = query.get('search')?.trim() ?? '';
  if (search.startsWith('id:')) parts.push(`u.id::text = ${add(search.slice(3).trim().toLowerCase())}`);
  else
    for (const word of search.split(/\s+/).filter(Boolean)) {
      const pattern = add(wordPattern(word));
      parts.push(
        `(username like ${pattern} or email like ${pattern} or lower(first_name) like ${pattern} or lower(last_name) like ${pattern})`,
      );
    }
  const isExact = query.get('exact') === 'true';
  for (const [name, column] of Object.entries(textColumns)) {
    const text = query.get(name);
    if (text) parts.push(`lower(${column}) like ${add(isExact ? likePattern(text) : `%${likePattern(text)}%`)}`);
  }
  for (const [name, column] of Object.entries(flagColumns)) {
    const text = query.get(name);
    if (text) parts.push(`${column} = ${add(text === 'true')}`);
  }
  const filtersByField = [...Object.keys(textColumns), ...Object.keys(flagColumns), 'exact'].some((name) =>
    query.has(name),
  );
  // As in Keycloak, a list with a filter by a field includes service accounts.
  if (!filtersByField) parts.push('service_account_client_id is null');
  return { sql: parts.length > 0 ? parts.join(' and ') : 'true', values };
};

const textColumns = { username: 'username', email: 'email', firstName: 'first_name', lastName: 'last_name' };
const flagColumns = { enabled: 'enabled', emailVerified: 'email_verified' };
