import type { Database } from '../database/database.ts';
import { recordActivities } from '../observability/activity.ts';
import type { Principal } from './access.ts';
import { requireIdentifierQuota } from './identifier-quota.ts';

const maxRecorded = 10;

/**
 * Counts a search for clients with an identifier (EGN, EIK), and records an activity of each client that it finds, once
 * an hour. Who finds a client by the whole number knows this number, as after `REVEAL`, so it must leave a trace.
 */
export const admitIdentifierSearch = async (
  database: Database,
  principal: Principal,
  identifier: string,
): Promise<void> => {
  // Not the key of a comparison in a change: after one, the first search must leave its trace too.
  if (!requireIdentifierQuota(principal, `search ${identifier}`)) return;
  const clients = await database
    .selectFrom('client')
    .select('id')
    .where('egn', '=', identifier)
    .orderBy('id')
    .limit(maxRecorded)
    .execute();
  const found = clients.map(({ id }) => ({ entity: 'client', entityId: id, action: 'SEARCH', field: 'egn' }) as const);
  await recordActivities(database, principal, found);
};
