import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, MomentText, refTo, nullable } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { requireVisible } from '../list/visible-signal.ts';
import type { SignalServices } from '../services.ts';
import { SignalIdQuery } from '../signals.schemas.ts';

const HistoryRow = Type.Object(
  {
    id: Type.Integer(),
    field: Type.String({ description: 'status, priority, takenBy, title, location, breakdown, link or created.' }),
    oldValue: nullable(Type.String()),
    newValue: nullable(Type.String()),
    changedBy: Type.String(),
    changedUtc: MomentText,
    changedLocal: MomentText,
  },
  { $id: 'HistoryRow' },
);

type HistoryRow = Static<typeof HistoryRow>;

const HistoryList = Type.Object({ items: Type.Array(refTo(HistoryRow)) }, { $id: 'HistoryList' });

/** Adds the route for the recorded changes of a signal. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [HistoryRow, HistoryList]) server.addSchema(schema);
  server.get(
    '/struma/signals/history',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: SignalIdQuery, response: responsesOf(refTo(HistoryList)) },
    },
    async (request) => ({ items: await readHistory(database, requirePrincipal(request), request.query.signalId) }),
  );
};

interface Activity {
  id: number;
  actor: string;
  action: string;
  field: string | null;
  old_value: string | null;
  new_value: string | null;
  created_on: string;
}

/** Reads the changes of a signal that its conversation does not contain, oldest first. */
const readHistory = async (database: Database, principal: Principal, signalId: number): Promise<HistoryRow[]> => {
  await requireVisible(database, principal, signalId);
  const { rows } = await sql<Activity>`
    select id, actor, action, field, old_value, new_value, created_on from activity_log
    where entity = 'signal' and entity_id = ${String(signalId)} and (field is null or field <> 'needsReply')
    order by id`.execute(database);
  return rows.map(({ id, actor, field, old_value, new_value, created_on }) => ({
    id,
    field: field ?? 'created',
    oldValue: old_value,
    newValue: new_value,
    changedBy: actor,
    changedUtc: utcText(created_on),
    changedLocal: localText(created_on),
  }));
};
