import { sql } from 'kysely';
import { Type } from 'typebox';
import { meets, type Principal, type PrincipalRule } from '../kernel/access/access.ts';
import { administratorAccess, historyAccess, isAdministrator, operatorAccess } from '../kernel/access/access-rules.ts';
import { accessTexts } from '../kernel/access/access.texts.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { named } from '../kernel/http/schema.ts';
import { declareList, type ListContext, type ListValues } from '../kernel/list/declare-list.ts';
import { anyOfWords, exactText, timeRange } from '../kernel/list/filter.ts';
import { addExportRoute, addListRoute } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { activityEntities, type ActivityEntity } from '../kernel/observability/activity.ts';
import { activityColumns, ActivityRow, readActivities } from './activity-row.ts';
import { logExportTexts as texts } from './logs.texts.ts';
import { personContext, personFilter, type PersonContext } from '../kernel/list/person-filter.ts';

const ActivityPage = pageOf('ActivityPage', named(ActivityRow));

const common = {
  from: sql`from activity_log a`,
  id: sql`a.id`,
  columns: activityColumns,
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

export const addActivityRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(ActivityRow);
  server.addSchema(ActivityPage);
  const readRows = (ids: readonly number[]): Promise<ActivityRow[]> => readActivities(database, ids);
  const activities = {
    database,
    list: activityList,
    access: administratorAccess,
    contextOf: personContext(database, { table: 'activity_log', column: 'actor' }),
    readRows,
  };
  addListRoute(server, {
    ...activities,
    path: '/api/Logs/GetActivityLogsList',
    tags: ['logs'],
    page: ActivityPage,
  });
  addExportRoute(server, {
    ...activities,
    path: '/struma/logs/activity/export',
    tags: ['additions'],
    rowsName: { singular: 'activity', plural: 'activities' },
    fileName: texts.activityFile,
  });
  addListRoute(server, {
    path: '/struma/history',
    tags: ['additions'],
    access: historyAccess,
    database,
    list: recordHistory,
    contextOf: historyContext,
    page: ActivityPage,
    readRows,
  });
};
