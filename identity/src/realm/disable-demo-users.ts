import { inTransaction, type Database } from '../database/database.ts';
import { setDemoClientsEnabled } from './realm-clients.ts';

export interface DisabledDemo {
  users: string[];
  /** Number of sessions that ended. */
  sessions: number;
  clients: string[];
}

/** Disables the demo users and the demo OAuth clients, and deletes the sessions and tokens of these users. */
export const disableDemoUsers = (database: Database): Promise<DisabledDemo> =>
  inTransaction(database, async (queries) => {
    const { rows } = await queries.query<{ username: string }>(
      'update identity.users set enabled = false where demo and enabled returning username',
    );
    const users = rows.map(({ username }) => username).toSorted();
    // Includes the sessions of users that an earlier version of the command disabled.
    const { rows: artifacts } = await queries.query<{ model: string }>(
      `delete from identity.artifacts
       where account_id in (select id::text from identity.users where demo and not enabled) returning model`,
    );
    const sessions = artifacts.filter(({ model }) => model === 'Session').length;
    const { clients } = await setDemoClientsEnabled(queries, false);
    return { users, sessions, clients };
  });
