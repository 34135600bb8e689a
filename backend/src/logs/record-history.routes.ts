import { sql } from 'kysely';
import { Type } from 'typebox';
import { satisfiesRule, type Principal, type PrincipalRule } from '../kernel/access/access.ts';
import { historyAccess, isAdministrator, networkAccess, operatorAccess } from '../kernel/access/access-rules.ts';
import { accessTexts } from '../kernel/access/access.texts.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { declareList, type ListContext, type ListValues } from '../kernel/list/declare-list.ts';
import { addListRoute } from '../kernel/list/list-routes.ts';
import { activityEntities, type ActivityEntity } from '../kernel/observability/activity.ts';
import { activities, ActivityPage, readActivities, type ActivityRow } from './activities.ts';

/** The list of the activities of one record. */
const recordHistory = declareList<ListContext, ActivityRow>({
  ...activities,
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

/** Who may read the history of a kind of record, in addition to administrators. */
const readers: Partial<Record<ActivityEntity, PrincipalRule>> = {
  signal: operatorAccess,
  response: operatorAccess,
  breakdown: operatorAccess,
  client: networkAccess,
  address: networkAccess,
  waterMeter: networkAccess,
};

const historyContext = (principal: Principal, { entity }: ListValues): ListContext => {
  const rule = readers[entity as ActivityEntity];
  if (!isAdministrator(principal) && !(rule && satisfiesRule(rule, principal)))
    throw new HttpFailure(403, accessTexts.notAllowed);
  return { principal };
};

/** LG-5: adds the history of a record: its activities, newest first. */
export const addRoutes = (server: Server, { database }: { database: Database }): void =>
  addListRoute(server, {
    path: '/struma/history',
    tags: ['additions'],
    access: historyAccess,
    database,
    list: recordHistory,
    contextOf: historyContext,
    page: ActivityPage,
    readRows: (ids) => readActivities(database, ids),
  });
