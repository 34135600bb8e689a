import { activityFields } from '@struma/shared/activity-fields.texts.ts';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import { refTo, nullable } from '../kernel/http/schema.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { withLocalTime } from '../kernel/moment.ts';
import { activityEntities } from '../kernel/observability/activity.ts';
import { logExportTexts as texts } from './logs.texts.ts';

/** An activity, as both the list of all activities and the history of a record return it. */
export const ActivityRow = Type.Object(
  {
    id: Type.Integer(),
    createdOn: Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' }),
    createdOnLocal: Type.String({ description: 'The same time in Sofia.' }),
    username: Type.String({ description: 'Name of the person.' }),
    userId: nullable(Type.String({ description: 'Account of the person.' })),
    action: Type.String({ description: 'CREATE, UPDATE, DELETE, REVEAL, SEARCH or DOWNLOAD.' }),
    entity: Type.String({ description: `Kind of the record: ${activityEntities.join(', ')}.` }),
    entityId: Type.String({ description: 'Id of the record. Of an item: <nomenclature>.<item>.' }),
    recordName: nullable(
      Type.String({
        description:
          'Name by which users know the record: the number of a work card, of a client or of a meter, the text of an address, the name of a submitter, an item, a file, a user or a group. Null for signals and responses, and for deleted records except users and groups.',
      }),
    ),
    signalId: nullable(
      Type.Integer({
        description: 'For a signal: its id. For a response or a note: the id of its signal. Null for other records.',
      }),
    ),
    hasRecord: Type.Boolean({ description: 'False if the record was deleted.' }),
    field: nullable(Type.String()),
    oldValue: nullable(Type.String()),
    newValue: nullable(Type.String()),
    traceId: nullable(Type.String()),
  },
  { $id: 'ActivityRow' },
);
export type ActivityRow = Static<typeof ActivityRow>;

export const ActivityPage = pageOf('ActivityPage', refTo(ActivityRow));

const { headings, entities, actions, yesNo } = texts;

const shownValue = (value: string | null): string | null => value && (yesNo[value] ?? value);

/** The parts that the list of all activities and the history of a record share. */
export const activities = {
  from: sql`from activity_log a`,
  id: sql`a.id`,
  columns: {
    createdOn: { sort: { order: sql`a.created_on` } },
    createdOnLocal: { csv: headings.date },
    username: { sort: { order: sql`a.actor collate bulgarian` }, csv: headings.username },
    action: { csv: { heading: headings.action, value: ({ action }: ActivityRow) => actions[action] ?? action } },
    entity: { csv: { heading: headings.entity, value: ({ entity }: ActivityRow) => entities[entity] ?? entity } },
    entityId: { csv: headings.entityId },
    recordName: { csv: headings.recordName },
    field: { csv: { heading: headings.field, value: ({ field }: ActivityRow) => field && nameField(field) } },
    oldValue: { csv: { heading: headings.oldValue, value: ({ oldValue }: ActivityRow) => shownValue(oldValue) } },
    newValue: { csv: { heading: headings.newValue, value: ({ newValue }: ActivityRow) => shownValue(newValue) } },
    traceId: { csv: headings.traceId },
  },
  isStaff: isAdministrator,
  defaultSort: { field: 'createdOn', descending: true },
};

const fieldNames: ReadonlyMap<string, string> = new Map(Object.entries(activityFields));

const nameField = (field: string): string => fieldNames.get(field) ?? field;

/**
 * Reads the activities with these ids, in any order. Users and groups are stored at the identity provider: whether a
 * group still exists is known only from the log, by its recorded deletion.
 */
export const readActivities = async (database: Database, ids: readonly number[]): Promise<ActivityRow[]> => {
  const { rows } = await sql<Omit<ActivityRow, 'createdOnLocal'>>`
    select a.id, a.created_on as "createdOn", a.actor as username, a.actor_subject as "userId", a.action, a.entity,
      a.entity_id as "entityId", record.name as "recordName", coalesce(s.id, r.signal_id) as "signalId",
      coalesce(s.id, r.id, record.id) is not null or a.entity = 'user' or (a.entity = 'group' and not exists (
        select from activity_log d where d.entity = 'group' and d.entity_id = a.entity_id and d.action = 'DELETE'
      )) as "hasRecord",
      a.field, a.old_value as "oldValue", a.new_value as "newValue", a.trace_id as "traceId"
    from activity_log a
    cross join lateral (select
      case when a.entity_id ~ ${numeric} then split_part(a.entity_id, '.', 1)::bigint end as first,
      case when a.entity_id ~ ${numeric} then nullif(split_part(a.entity_id, '.', 2), '')::bigint end as second) key
    left join signal s on a.entity = 'signal' and s.id = key.first
    left join response r on a.entity = 'response' and r.id = key.first
    left join lateral (${changedRecord}) record on true
    where a.id = any(${ids})`.execute(database);
  // An operator may have typed a personal number as the name of a submitter.
  return rows.map((row) =>
    withLocalTime('createdOn')({ ...row, recordName: row.recordName && maskPersonalNumbers(row.recordName) }),
  );
};

/** SQL: id and name of the record of an activity. Users and groups are named by the log, else by `colleague`. */
const changedRecord = sql`
  select id, work_card_no as name from breakdown where a.entity = 'breakdown' and id = key.first
  union all select id, name from submitter where a.entity = 'submitter' and id = key.first
  union all select id, client_number from client where a.entity = 'client' and id = key.first
  union all select id, full_address from address where a.entity = 'address' and id = key.first
  union all select id, fabric_no from water_meter where a.entity = 'waterMeter' and id = key.first
  union all select id, file_name from import_file where a.entity = 'importFile' and id = key.first
  union all select id, name_bg from nomenclature_item
    where a.entity = 'nomenclatureItem' and nomenclature_id = key.first and id = key.second
  union all select null, coalesce(
    (select coalesce(n.entity_name, n.new_value, n.old_value) from activity_log n
      where n.entity = a.entity and n.entity_id = a.entity_id
        and (n.entity_name is not null or n.field in ('username', 'name')) order by n.id desc limit 1),
    (select c.name from colleague c where c.subject = a.entity_id))
    where a.entity in ('user', 'group')`;

const numeric = sql.lit(String.raw`^\d{1,15}(\.\d{1,15})?$`);
