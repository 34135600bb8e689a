import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { RecordId, refTo, responsesOf } from '../../kernel/http/schema.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { requireVisible } from '../list/visible-signal.ts';
import { isResponseVisible } from '../list/withheld.ts';
import type { SignalServices } from '../services.ts';

const NewVisit = Type.Object({
  signalId: RecordId('Id of the signal.'),
  lastResponseId: RecordId('Id of the latest response that was shown.'),
});

const Visited = Type.Object({ isStored: Type.Boolean() }, { $id: 'Visited' });

/** Adds the route that records which responses of a signal a person has opened. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(Visited);
  server.post(
    '/struma/signals/visits',
    {
      config: { access: signalAccess },
      schema: { tags: ['additions'], body: NewVisit, response: responsesOf(refTo(Visited)) },
    },
    async (request) => {
      const { signalId, lastResponseId } = request.body;
      return { isStored: await storeVisit(database, requirePrincipal(request), { signalId, lastResponseId }) };
    },
  );
};

interface Visit {
  signalId: number;
  lastResponseId: number;
}

/**
 * Stores the latest response that the person has opened. An earlier response than the stored one, and the response of
 * another signal, change nothing. Returns true if something was stored.
 */
const storeVisit = async (
  database: Database,
  principal: Principal,
  { signalId, lastResponseId }: Visit,
): Promise<boolean> => {
  await requireVisible(database, principal, signalId);
  const { rows } = await sql`
    insert into signal_visit (subject, signal_id, response_id, visited_at)
    select ${principal.subject}, s.id, r.id, ${sqlNow} from response r join signal s on s.id = r.signal_id
    where s.id = ${signalId} and r.id = ${lastResponseId} and r.kind <> 'INTERNAL_NOTE'
      and ${isResponseVisible(principal, sql`r.id`)}
    on conflict (signal_id, subject) do update
      set response_id = excluded.response_id, visited_at = excluded.visited_at
      where signal_visit.response_id < excluded.response_id
    returning signal_id`.execute(database);
  return rows.length > 0;
};
