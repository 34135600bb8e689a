import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import type { HistoryRow } from '../workflow/desk.schemas.ts';
import { requireVisible } from '../list/visible-signal.ts';

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
export const readHistory = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<HistoryRow[]> => {
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
