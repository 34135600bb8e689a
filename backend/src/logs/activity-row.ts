import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { nullable } from '../kernel/http/schema.ts';
import type { ListColumn } from '../kernel/list/declare-list.ts';
import { localText, utcText } from '../kernel/moment.ts';
import { logExportTexts as texts } from './logs.texts.ts';

export const ActivityRow = Type.Object(
  {
    id: Type.Integer(),
    createdOn: Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' }),
    createdOnLocal: Type.String({ description: 'The same time in Sofia.' }),
    username: Type.String({ description: 'Name of the person.' }),
    userId: nullable(Type.String({ description: 'Account of the person.' })),
    action: Type.String({ description: 'CREATE or UPDATE.' }),
    entity: Type.String({ description: 'Kind of the record: signal, response, nomenclatureItem.' }),
    entityId: Type.String({ description: 'Id of the record. Of an item: <nomenclature>.<item>.' }),
    signalId: nullable(Type.Integer({ description: 'The signal that the record is or belongs to.' })),
    hasRecord: Type.Boolean({ description: 'False: the record was deleted.' }),
    field: nullable(Type.String()),
    oldValue: nullable(Type.String()),
    newValue: nullable(Type.String()),
    traceId: nullable(Type.String()),
  },
  { $id: 'ActivityRow' },
);
export type ActivityRow = Static<typeof ActivityRow>;

const { headings } = texts;
const entityNames: Readonly<Record<string, string>> = texts.entities;
const actionNames: Readonly<Record<string, string>> = texts.actions;

export const activityColumns: Readonly<Record<string, ListColumn<ActivityRow>>> = {
  createdOn: {
    sort: { order: sql`a.created_on` },
    csv: { heading: headings.date, value: ({ createdOnLocal }) => createdOnLocal },
  },
  username: {
    sort: { order: sql`a.actor collate bulgarian` },
    csv: { heading: headings.username, value: ({ username }) => username },
  },
  action: { csv: { heading: headings.action, value: ({ action }) => actionNames[action] ?? action } },
  entity: { csv: { heading: headings.entity, value: ({ entity }) => entityNames[entity] ?? entity } },
  entityId: { csv: { heading: headings.entityId, value: ({ entityId }) => entityId } },
  field: { csv: { heading: headings.field, value: ({ field }) => field } },
  oldValue: { csv: { heading: headings.oldValue, value: ({ oldValue }) => oldValue } },
  newValue: { csv: { heading: headings.newValue, value: ({ newValue }) => newValue } },
  traceId: { csv: { heading: headings.traceId, value: ({ traceId }) => traceId } },
};

/** Reads the activities with these ids, in any order. Records of kinds that have no table here count as present. */
export const readActivities = async (database: Database, ids: readonly number[]): Promise<ActivityRow[]> => {
  const { rows } = await sql<Omit<ActivityRow, 'createdOnLocal'>>`
    select a.id, a.created_on as "createdOn", a.actor as username, a.actor_subject as "userId", a.action, a.entity,
      a.entity_id as "entityId", coalesce(s.id, r.signal_id) as "signalId",
      a.entity not in ('signal', 'response', 'nomenclatureItem') or coalesce(s.id, r.id, i.id) is not null as "hasRecord",
      a.field, a.old_value as "oldValue", a.new_value as "newValue", a.trace_id as "traceId"
    from activity_log a
    cross join lateral (select
      case when a.entity_id ~ ${numeric} then split_part(a.entity_id, '.', 1)::bigint end as first,
      case when a.entity_id ~ ${numeric} then nullif(split_part(a.entity_id, '.', 2), '')::bigint end as second) key
    left join signal s on a.entity = 'signal' and s.id = key.first
    left join response r on a.entity = 'response' and r.id = key.first
    left join nomenclature_item i on a.entity = 'nomenclatureItem' and i.nomenclature_id = key.first and i.id = key.second
    where a.id = any(${ids})`.execute(database);
  return rows.map((row) => ({
    ...row,
    createdOn: utcText(row.createdOn),
    createdOnLocal: localText(row.createdOn),
  }));
};

const numeric = sql.lit(String.raw`^\d{1,15}(\.\d{1,15})?$`);
