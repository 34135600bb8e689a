import type { ActivityField } from '@struma/shared/activity-fields.texts.ts';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import type { Principal } from '../access/access.ts';
import type { Database } from '../database/database.ts';
import { sqlNow } from '../sql-now.ts';
import { currentTrace } from './trace.ts';

/** Kinds of records whose activities are recorded. */
export type ActivityEntity = (typeof activityEntities)[number];

export const activityEntities = [
  'signal',
  'response',
  'submitter',
  'nomenclatureItem',
  'breakdown',
  'client',
  'address',
  'waterMeter',
  'importFile',
  'user',
  'group',
] as const;

export interface Activity {
  entity: ActivityEntity;
  /** An item of a nomenclature has the id `<nomenclature>.<item>`. */
  entityId: number | string;
  /** Only for users and groups: their name, which the database does not store. */
  entityName?: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'REVEAL' | 'SEARCH' | 'DOWNLOAD';
  field?: ActivityField;
  oldValue?: string | null;
  newValue?: string | null;
}

/** Records who changed, revealed, searched for or downloaded what; masks personal numbers. Call it in the change's transaction. */
export const recordActivities = async (
  transaction: Database,
  principal: Principal,
  activities: Activity[],
): Promise<void> => {
  const rows = activities.map((activity) => ({
    actor: maskPersonalNumbers(principal.name),
    actor_subject: principal.subject,
    entity: activity.entity,
    entity_id: String(activity.entityId),
    entity_name: valueOf(activity.entityName),
    action: activity.action,
    field: activity.field ?? null,
    old_value: valueOf(activity.oldValue),
    new_value: valueOf(activity.newValue),
    trace_id: currentTrace() ?? null,
    created_on: sqlNow,
  }));
  if (rows.length > 0) await transaction.insertInto('activity_log').values(rows).execute();
};

const valueOf = (value: string | null | undefined): string | null =>
  value ? maskPersonalNumbers(value) : (value ?? null);
