import { addTokenRevocations } from '../../../backend/src/session/token-revocations.ts';
import { createDatabase } from '../../../backend/src/kernel/database/database.ts';
import { realmPath } from '../../../identity/src/realm/realm.ts';
import { createFetchInternal } from '../../../identity/src/tokens/fetch-internal.ts';
import { loadKeys } from '../../../identity/src/tokens/keys.ts';
import { endSessionsOf } from '../../../identity/src/tokens/logout.ts';
import { openTestPool } from '../database/test-database.ts';

/** Changes users directly in the database, with the same effect as the screens for users. */
export interface Administrator {
  removeRole: (username: string, role: string) => Promise<void>;
  giveRole: (username: string, role: string) => Promise<void>;
  disable: (username: string) => Promise<void>;
  enable: (username: string) => Promise<void>;
  /** Revokes earlier tokens, which do not have the new claims. */
  outdateTokens: (username: string) => Promise<void>;
  stop: () => Promise<void>;
}

export const startAdministrator = (databaseUrl: string, publicUrl: string): Administrator => {
  const pool = openTestPool(databaseUrl);
  const database = createDatabase(pool);
  const findUserId = async (username: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>('select id from identity.users where username = $1', [username]);
    return rows[0]?.id ?? '';
  };
  const outdateTokens = async (username: string): Promise<void> => {
    const until = Math.floor(Date.now() / 1000);
    await addTokenRevocations(database, [{ subject: await findUserId(username), until }]);
  };
  const changeRole = async (statement: string, username: string, role: string): Promise<void> => {
    await pool.query(statement, [username, role]);
    await outdateTokens(username);
  };
  const setEnabled = (username: string, enabled: boolean) =>
    pool.query('update identity.users set enabled = $2 where username = $1', [username, enabled]);
  return {
    removeRole: (username, role) =>
      changeRole(
        `delete from identity.user_roles using identity.users u, identity.roles r
         where user_id = u.id and role_id = r.id and u.username = $1 and r.name = $2`,
        username,
        role,
      ),
    giveRole: (username, role) =>
      changeRole(
        `insert into identity.user_roles (user_id, role_id)
         select u.id, r.id from identity.users u, identity.roles r where u.username = $1 and r.name = $2`,
        username,
        role,
      ),
    disable: async (username) => {
      await setEnabled(username, false);
      const provider = { issuer: publicUrl + realmPath };
      const fetchInternal = createFetchInternal(publicUrl, publicUrl);
      const log = { warn: (entry: unknown) => console.warn(entry) };
      const options = { provider, database: pool, keys: await loadKeys(pool), fetchInternal, log };
      await endSessionsOf(options, await findUserId(username));
    },
    enable: async (username) => void (await setEnabled(username, true)),
    outdateTokens,
    stop: () => pool.end(),
  };
};
