import { activityFields } from '@struma/shared/activity-fields.texts.ts';
import { sql } from 'kysely';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import { anyOfIds, anyOfWords, searchedText, timeRange } from '../kernel/list/filter.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { traceFilter } from '../kernel/list/trace-filter.ts';
import { personContext, personFilter, type PersonContext } from '../kernel/list/person-filter.ts';
import { activityEntities } from '../kernel/observability/activity.ts';
import { activities, ActivityPage, ActivityRow, readActivities } from './activities.ts';
import { logExportTexts as texts } from './logs.texts.ts';

const activityList = declareList<PersonContext, ActivityRow>({
  ...activities,
  filters: [
    anyOfIds({ name: 'id', column: sql`a.id`, description: 'Id of the activity.', max: Number.MAX_SAFE_INTEGER }),
    personFilter(sql`a.actor`),
    timeRange({ name: 'createdOn', column: sql`a.created_on` }),
    anyOfWords({
      name: 'entity',
      column: sql`a.entity`,
      words: activityEntities,
      description: 'Kind of the record. May be repeated: any of the kinds matches.',
    }),
    searchedText({
      name: 'entityId',
      description:
        'Id of the record, or its whole name: the number of a work card, of a client or of a meter, the name of a file, a user or a group.',
      matches: (text) => sql`(a.entity, a.entity_id) in (${recordsNamed(text)})`,
    }),
    searchedText({
      name: 'field',
      description: 'Name of the changed field, or a part of its Bulgarian label; letter case of the label is ignored.',
      matches: (text) => sql`a.field = any(${fieldsLike(text)})`,
    }),
    traceFilter(sql`a.trace_id`),
  ],
});

/** SQL: kind and id of the records with this id or name. */
const recordsNamed = (text: string) => sql`
  select entity, ${text} from unnest(${[...activityEntities]}::text[]) entity
  union all select 'breakdown', id::text from breakdown where work_card_no = ${text}
  union all select 'client', id::text from client where client_number = ${text}
  union all select 'waterMeter', id::text from water_meter where fabric_no = ${text}
  union all select 'importFile', id::text from import_file where file_name = ${text}
  union all select 'user', subject from colleague where name = ${text}
  union all select entity, entity_id from activity_log
    where entity in ('user', 'group') and (entity_name = ${text} or (field in ('username', 'name') and new_value = ${text}))`;

/** Returns the field with this name, and the fields with this text in their label. */
const fieldsLike = (text: string): string[] => [
  text,
  ...Object.entries(activityFields)
    .filter(([, label]) => label.toLowerCase().includes(text.toLowerCase()))
    .map(([field]) => field),
];

/** LG-5: adds the list of all activities and its CSV file. */
export const addRoutes = (server: Server, { database }: { database: Database }): void =>
  addListRoutes(server, {
    path: '/api/Logs/GetActivityLogsList',
    exportPath: '/struma/logs/activity/export',
    tags: ['logs'],
    access: administratorAccess,
    database,
    list: activityList,
    contextOf: personContext(database, { table: 'activity_log', column: 'actor' }),
    row: ActivityRow,
    page: ActivityPage,
    readRows: (ids) => readActivities(database, ids),
    rowsName: { singular: 'activity', plural: 'activities' },
    fileName: texts.activityFile,
  });
