import { sql, type RawBuilder } from 'kysely';
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
import { idsPerBatch } from '../kernel/import-changes.ts';
import { activities, ActivityPage, readActivities, type ActivityRow } from './activities.ts';

/** The tables that imports change, by kind of record. */
const importedTables: Partial<Record<ActivityEntity, string>> = {
  client: 'client',
  address: 'address',
  waterMeter: 'water_meter',
};

/**
 * The activities of a record. An import has one activity for all its records, which is part of the history of each
 * record. `any(array(…))` lets PostgreSQL use the index of `activity_log` for both parts.
 */
const changesOf = (entity: ActivityEntity, entityId: string): RawBuilder<unknown> => {
  const isDirect = sql`a.entity = ${entity} and a.entity_id = ${entityId}`;
  const table = importedTables[entity];
  if (table === undefined || !/^[1-9]\d{0,15}$/.test(entityId)) return isDirect;
  const id = Number(entityId);
  return sql`(${isDirect} or a.entity = 'importFile' and a.field in ('fileName', 'status') and a.entity_id = any(array(
    select import_file_id::text from import_change
    where entity = ${table} and batch = ${Math.floor(id / idsPerBatch)} and ${id} = any(ids))))`;
};

/** The list of the activities of one record. */
const recordHistory = declareList<ListContext, ActivityRow>({
  ...activities,
  filters: [
    {
      parameters: {
        entity: Type.Unsafe<ActivityEntity>({ type: 'string', enum: activityEntities, description: 'Kind of record.' }),
        entityId: Type.String({ minLength: 1, maxLength: 50, description: 'Id of the record.' }),
      },
      conditions: ({ entity, entityId }) => [changesOf(entity as ActivityEntity, String(entityId))],
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
