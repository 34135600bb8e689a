import type { Principal } from '../access/access.ts';
import type { Database } from '../database/database.ts';
import { sqlNow } from '../sql-now.ts';
import { currentTrace } from './trace.ts';

export interface Activity {
  entity: string;
  entityId: number;
  action: 'CREATE' | 'UPDATE';
  field?: string;
  oldValue?: string | null;
  newValue?: string | null;
}

/** Records who changed what. Call it inside the transaction of the change. */
export const recordActivities = async (
  transaction: Database,
  principal: Principal,
  activities: Activity[],
): Promise<void> => {
  const rows = activities.map((activity) => ({
    actor: principal.name,
    actor_subject: principal.subject,
    entity: activity.entity,
    entity_id: String(activity.entityId),
    action: activity.action,
    field: activity.field ?? null,
    old_value: activity.oldValue ?? null,
    new_value: activity.newValue ?? null,
    trace_id: currentTrace() ?? null,
    created_on: sqlNow,
  }));
  if (rows.length > 0) await transaction.insertInto('activity_log').values(rows).execute();
};
