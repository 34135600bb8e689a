import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Principal } from '../../kernel/access/access.ts';
import { createDatabaseOn } from '../../kernel/database/database.ts';
import { locks } from '../../kernel/database/locks.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { lockUndo, reportUndo, type OpenRun } from '../import-run.ts';
import type { ImportServices } from '../import-services.ts';
import { importTexts as texts } from '../imports.texts.ts';
import { entities, type Entity } from '../merge-entities.ts';
import { describeRecord, describeStored, nameOfChange, readReferences } from '../record-names.ts';
import { parseRowText } from '../stored-changes.ts';

/** The undo of a small import ends within this time, so that the response has its result. */
const maxWaitMs = 5_000;

/**
 * Removes the records that an import added and restores those that it changed. Throws a refusal if one of these records
 * was changed or used since. After `waitMs` the undo continues in the background: the run is UNDOING until it ends.
 */
export const undoImport = async (
  services: ImportServices,
  principal: Principal,
  id: number,
  waitMs: number = maxWaitMs,
): Promise<string> => {
  const { fileName, definitionId } = await requireUndoable(services, id);
  const run = await lockUndo(services, id);
  if (!run) throw new Refusal(texts.notUndoable);
  const work = undoRun(services, run, { principal, fileName, definitionId })
    .catch(async (error: unknown) => {
      services.log.warn({ err: error, importFileId: id }, 'Undo failed');
      await run.client.query('rollback').catch(() => undefined);
      await keepImport(services.database, id, texts.undoFailed).catch(() => undefined);
      return error instanceof Error ? error : new Error('Undo failed');
    })
    .finally(() => run.close());
  const outcome = await Promise.race([work, setTimeout(waitMs, 'CONTINUES' as const, { ref: false })]);
  if (outcome instanceof Error) throw outcome;
  return codedText(id, outcome === 'CONTINUES' ? texts.undoing(fileName) : texts.undone(fileName));
};

const requireUndoable = async (
  { database }: ImportServices,
  id: number,
): Promise<{ fileName: string; definitionId: number }> => {
  const { rows } = await sql<{ fileName: string; definitionId: number; status: string; hasChanges: boolean }>`
    select file_name as "fileName", status, definition_id as "definitionId",
      exists (select from import_change where import_file_id = f.id) as "hasChanges"
    from import_file f where id = ${id}`.execute(database);
  const [file] = rows;
  if (!file) throw new HttpFailure(404, texts.unknownFile);
  if (file.status !== 'SUCCEEDED') throw new Refusal(texts.notUndoable);
  if (!file.hasChanges) throw new Refusal(texts.noChanges);
  return file;
};

/**
 * Marks the undo as failed. The import stays stored, and the run has the reason, so that all administrators can read
 * it.
 */
const keepImport = async (database: ReturnType<typeof createDatabaseOn>, id: number, reason: string): Promise<void> => {
  await sql`
    update import_file set status = 'SUCCEEDED', message = ${reason} where id = ${id} and status = 'UNDOING'`.execute(
    database,
  );
};

interface Undo {
  principal: Principal;
  fileName: string;
  definitionId: number;
}

/** Undoes an import in one transaction. Returns the refusal if its records cannot be restored. */
const undoRun = async (
  services: ImportServices,
  { id, client }: OpenRun,
  { principal, fileName, definitionId }: Undo,
): Promise<Refusal | null> => {
  await client.query('begin');
  const database = createDatabaseOn(client);
  await client.query('select pg_advisory_xact_lock($1)', [locks.importOrder]);
  await client.query(`set local work_mem = '64MB'; set local default_statistics_target = 10`);
  const merged = await loadChanges(client, (entities[definitionId] ?? []).toReversed(), id);
  await client.query('savepoint unchanged');
  const refusal = await restoreAll(services, { id, client, merged });
  if (refusal) {
    await keepImport(database, id, refusal.message);
    await client.query('commit');
    return refusal;
  }
  await client.query(`update import_file set status = 'UNDONE', message = $2 where id = $1`, [
    id,
    texts.undone(fileName),
  ]);
  await recordActivities(database, principal, [
    {
      entity: 'importFile',
      entityId: id,
      action: 'UPDATE',
      field: 'status',
      oldValue: texts.runStatuses.succeeded,
      newValue: texts.runStatuses.undone,
    },
  ]);
  await client.query('commit');
  return null;
};

interface Restoration {
  id: number;
  client: pg.ClientBase;
  merged: readonly Changes[];
}

/** Restores the records of each entity. Restores none and returns a refusal if one was changed or used since. */
const restoreAll = async (services: ImportServices, restoration: Restoration): Promise<Refusal | null> => {
  const { id, client, merged } = restoration;
  const total = merged.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  try {
    for (const changes of merged) {
      await reportUndo(services.database, id, done / total);
      if ((await restore(client, changes)) < changes.count) return await createChangedRefusal(restoration);
      done += changes.count;
    }
    return null;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await client.query('rollback to savepoint unchanged');
    return new Refusal(texts.usedSince(await findUsedRecord(client, error)));
  }
};

const isForeignKeyViolation = (error: unknown): error is Error & { detail?: string } =>
  error instanceof Error && 'code' in error && error.code === '23503';

/**
 * Returns kind and name of the record that another record uses. Its table and id are parsed from PostgreSQL's English
 * messages; null if the messages are in another language.
 */
const findUsedRecord = async (
  client: pg.ClientBase,
  { message, detail = '' }: Error & { detail?: string },
): Promise<string | null> => {
  const table = /^update or delete on table "(\w+)"/.exec(message)?.[1];
  const id = /^Key \(id\)=\((\d+)\)/.exec(detail)?.[1];
  return table && id ? describeStored(createDatabaseOn(client), table, Number(id)) : null;
};

/** The stored changes of one entity, in the temporary table `undo_…` with id, old and new row. */
interface Changes {
  entity: Entity;
  columns: readonly string[];
  count: number;
}

const loadChanges = async (client: pg.ClientBase, merged: readonly Entity[], id: number): Promise<Changes[]> => {
  const loaded: Changes[] = [];
  for (const entity of merged) {
    const { table } = entity;
    const { rows } = await client.query<{ columns: string[] }>(
      'select column_names as columns from import_change where import_file_id = $1 and entity = $2 limit 1',
      [id, table],
    );
    const columns = rows[0]?.columns;
    if (!columns) continue;
    // The stored text form of a row is cast to the row type of this temporary table.
    const type = `create temp table values_${table} on commit drop as select ${columns.join(', ')} from ${table} limit 0`;
    await client.query(type);
    const { rowCount } = await client.query(
      `create temp table undo_${table} on commit drop as
       select r.id, r.old_row, r.new_row
         ${table === 'audit' ? ', (r.new_row::pg_temp.values_audit).water_meter_id' : ''}
       from import_change c cross join unnest(c.ids, c.old_rows, c.new_rows) as r (id, old_row, new_row)
       where c.import_file_id = $1 and c.entity = '${table}'`,
      [id],
    );
    await client.query(`analyze undo_${table}`);
    loaded.push({ entity, columns, count: rowCount ?? 0 });
  }
  return loaded;
};

/** Returns the SQL condition that the stored row `t` of a change `u` still has the values of the import. */
const toUnchangedSql = ({ entity: { table }, columns }: Changes): string =>
  `t.id = u.id ${table === 'audit' ? 'and t.water_meter_id = u.water_meter_id' : ''}
    and row(${columns.map((name) => `t.${name}`).join(', ')})::text = u.new_row`;

/**
 * Removes the added records and restores the changed ones, except records that were changed since the import. Returns
 * how many records were removed and restored.
 */
const restore = async (client: pg.ClientBase, changes: Changes): Promise<number> => {
  const { table, hasModifiedOn } = changes.entity;
  const unchangedSql = toUnchangedSql(changes);
  const removed = await client.query(
    `delete from ${table} t using undo_${table} u where u.old_row is null and ${unchangedSql}`,
  );
  const set = changes.columns.map((name) => `${name} = (u.old_row::pg_temp.values_${table}).${name}`);
  if (hasModifiedOn) set.push('modified_on = clock_timestamp()');
  const restored = await client.query(
    `update ${table} t set ${set.join(', ')} from undo_${table} u where u.old_row is not null and ${unchangedSql}`,
  );
  return (removed.rowCount ?? 0) + (restored.rowCount ?? 0);
};

/** The refusal names at most this number of records of each kind. */
const maxNamed = 3;

/** Rolls the restored values back. Returns a refusal with the number and the first names of the changed records. */
const createChangedRefusal = async ({ id, client, merged }: Restoration): Promise<Refusal> => {
  await client.query('rollback to savepoint unchanged');
  let count = 0;
  const records: string[] = [];
  for (const changes of merged) {
    const { columns, entity } = changes;
    const { rows } = await client.query<{ row: string; count: number }>(
      `select u.new_row as row, count(*) over () as count from undo_${entity.table} u
       where not exists (select from ${entity.table} t where ${toUnchangedSql(changes)})
       order by u.id limit ${maxNamed}`,
    );
    count += rows[0]?.count ?? 0;
    const changed = rows.map(({ row }) => ({ names: columns, values: parseRowText(row) }));
    const find = await readReferences(createDatabaseOn(client), id, changed);
    records.push(...changed.map((row) => describeRecord(entity.table, nameOfChange(entity.table, row, find))));
  }
  // At least 1: `restore` has found a changed record, but that change may have been reverted meanwhile.
  return new Refusal(texts.changedSince(Math.max(count, 1), records));
};
