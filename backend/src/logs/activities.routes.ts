import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { meets, type Principal, type PrincipalRule } from '../kernel/access/access.ts';
import { administratorAccess, historyAccess, isAdministrator, operatorAccess } from '../kernel/access/access-rules.ts';
import { accessTexts } from '../kernel/access/access.texts.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { named, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext, type ListValues } from '../kernel/list/declare-list.ts';
import { anyOfWords, exactText, timeRange } from '../kernel/list/filter.ts';
import { addListRoute, addListRoutes } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { personContext, personFilter, type PersonContext } from '../kernel/list/person-filter.ts';
import { withLocalTime } from '../kernel/moment.ts';
import { activityEntities, type ActivityEntity } from '../kernel/observability/activity.ts';
import { logExportTexts as texts } from './logs.texts.ts';

const ActivityRow = Type.Object(
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
type ActivityRow = Static<typeof ActivityRow>;

const { headings } = texts;
const entityNames: Readonly<Record<string, string>> = texts.entities;
const actionNames: Readonly<Record<string, string>> = texts.actions;

const common = {
  from: sql`from activity_log a`,
  id: sql`a.id`,
  columns: {
    createdOn: { sort: { order: sql`a.created_on` } },
    createdOnLocal: { csv: headings.date },
    username: { sort: { order: sql`a.actor collate bulgarian` }, csv: headings.username },
    action: { csv: { heading: headings.action, value: ({ action }: ActivityRow) => actionNames[action] ?? action } },
    entity: { csv: { heading: headings.entity, value: ({ entity }: ActivityRow) => entityNames[entity] ?? entity } },
    entityId: { csv: headings.entityId },
    field: { csv: headings.field },
    oldValue: { csv: headings.oldValue },
    newValue: { csv: headings.newValue },
    traceId: { csv: headings.traceId },
  },
  isStaff: isAdministrator,
  defaultSort: { field: 'createdOn', descending: true },
};

const activityList = declareList<PersonContext, ActivityRow>({
  ...common,
  filters: [
    personFilter(sql`a.actor`),
    timeRange({
      name: 'createdOn',
      column: sql`a.created_on`,
      from: 'At or after this time, YYYY-MM-DD HH:mm:ss in UTC.',
      to: 'At or before this time, including the whole second.',
    }),
    anyOfWords({
      name: 'entity',
      column: sql`a.entity`,
      words: activityEntities,
      description: 'Kind of the record. Repeated: any of them.',
    }),
    exactText({ name: 'entityId', column: sql`a.entity_id`, description: 'Id of the record.' }),
    exactText({ name: 'field', column: sql`a.field`, description: 'Name of the changed field.' }),
    exactText({ name: 'traceId', column: sql`a.trace_id`, description: 'Trace id of the request.' }),
  ],
});

/** The changes of one record. */
const recordHistory = declareList<ListContext, ActivityRow>({
  ...common,
  filters: [
    {
      parameters: {
        entity: Type.Unsafe<ActivityEntity>({ type: 'string', enum: activityEntities, description: 'Kind of record.' }),
        entityId: Type.String({ minLength: 1, maxLength: 50, description: 'Id of the record.' }),
      },
      conditions: ({ entity, entityId }) => [sql`a.entity = ${entity}`, sql`a.entity_id = ${entityId}`],
    },
  ],
});

/** Who reads the history of a kind of record besides administrators. */
const readers: Partial<Record<ActivityEntity, PrincipalRule>> = {
  signal: operatorAccess,
  response: operatorAccess,
  breakdown: operatorAccess,
};

const historyContext = (principal: Principal, { entity }: ListValues): ListContext => {
  const rule = readers[entity as ActivityEntity];
  if (!isAdministrator(principal) && !(rule && meets(rule, principal)))
    throw new HttpFailure(403, accessTexts.notAllowed);
  return { principal };
};

export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  const source = {
    database,
    page: pageOf('ActivityPage', named(ActivityRow)),
    readRows: (ids: readonly number[]): Promise<ActivityRow[]> => readActivities(database, ids),
  };
  addListRoutes(server, {
    ...source,
    path: '/api/Logs/GetActivityLogsList',
    exportPath: '/struma/logs/activity/export',
    tags: ['logs'],
    access: administratorAccess,
    list: activityList,
    contextOf: personContext(database, { table: 'activity_log', column: 'actor' }),
    row: ActivityRow,
    rowsName: { singular: 'activity', plural: 'activities' },
    fileName: texts.activityFile,
  });
  addListRoute(server, {
    ...source,
    path: '/struma/history',
    tags: ['additions'],
    access: historyAccess,
    list: recordHistory,
    contextOf: historyContext,
  });
};

/** Reads the activities with these ids, in any order. Records of kinds that have no table here count as present. */
const readActivities = async (database: Database, ids: readonly number[]): Promise<ActivityRow[]> => {
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
  return rows.map(withLocalTime('createdOn'));
};

const numeric = sql.lit(String.raw`^\d{1,15}(\.\d{1,15})?$`);
