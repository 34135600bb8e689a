import type pg from 'pg';
import type { Principal } from '../kernel/access/access.ts';
import { createDatabaseOn } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { codedText, HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import { recordActivities } from '../kernel/observability/activity.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { entities, type Entity } from './merge-entities.ts';

/**
 * Removes the records that an import added and restores those that it changed. Throws a refusal if one of these records
 * was changed or used since.
 */
export const undoImport = async (services: ImportServices, principal: Principal, id: number): Promise<string> => {
  const client = await services.importPool.connect();
  try {
    await client.query('begin');
    const text = await undo(client, principal, id);
    await client.query('commit');
    return text;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw isForeignKeyViolation(error) ? new Refusal(texts.usedSince(findUsedRecord(error))) : error;
  } finally {
    client.release();
  }
};

const isForeignKeyViolation = (error: unknown): error is Error & { detail?: string } =>
  error instanceof Error && 'code' in error && error.code === '23503';

/**
 * Returns kind and id of the record that another record uses, parsed from PostgreSQL's English messages; null if the
 * messages are in another language.
 */
const findUsedRecord = ({ message, detail = '' }: Error & { detail?: string }): string | null => {
  const table = /^update or delete on table "(\w+)"/.exec(message)?.[1];
  const id = /^Key \(id\)=\((\d+)\)/.exec(detail)?.[1];
  return table && id ? `${texts.recordNames[table] ?? table} ${id}` : null;
};

const undo = async (client: pg.ClientBase, principal: Principal, id: number): Promise<string> => {
  await client.query('select pg_advisory_xact_lock($1)', [locks.importOrder]);
  const { rows } = await client.query<{
    file_name: string;
    status: string;
    definition_id: number;
    has_changes: boolean;
  }>(
    `select file_name, status, definition_id,
       exists (select from import_change where import_file_id = f.id) as has_changes
     from import_file f where id = $1 for update`,
    [id],
  );
  const [file] = rows;
  if (!file) throw new HttpFailure(404, texts.unknownFile);
  if (file.status !== 'SUCCEEDED') throw new Refusal(texts.notUndoable);
  if (!file.has_changes) throw new Refusal(texts.noChanges);
  await client.query(`set local work_mem = '64MB'; set local default_statistics_target = 10`);
  const merged = await loadChanges(client, (entities[file.definition_id] ?? []).toReversed(), id);
  await client.query('savepoint unchanged');
  for (const changes of merged)
    if ((await restore(client, changes)) < changes.count) throw await createChangedRefusal(client, merged);
  await client.query(`update import_file set status = 'UNDONE', message = $2 where id = $1`, [
    id,
    texts.undone(file.file_name),
  ]);
  await recordActivities(createDatabaseOn(client), principal, [
    {
      entity: 'importFile',
      entityId: id,
      action: 'UPDATE',
      field: 'status',
      oldValue: texts.runStatuses.succeeded,
      newValue: texts.runStatuses.undone,
    },
  ]);
  return codedText(id, texts.undone(file.file_name));
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

/** Removes the added records and restores the changed ones, unless they were changed since. Returns their number. */
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

/** Rolls the restored values back. Returns a refusal with the number and the first ids of the changed records. */
const createChangedRefusal = async (client: pg.ClientBase, merged: readonly Changes[]): Promise<Refusal> => {
  await client.query('rollback to savepoint unchanged');
  let count = 0;
  const records: string[] = [];
  for (const changes of merged) {
    const { table } = changes.entity;
    const { rows } = await client.query<{ id: number; count: number }>(
      `select u.id, count(*) over () as count from undo_${table} u
       where not exists (select from ${table} t where ${toUnchangedSql(changes)}) order by u.id limit ${maxNamed}`,
    );
    count += rows[0]?.count ?? 0;
    records.push(...rows.map(({ id }) => `${texts.recordNames[table] ?? table} ${id}`));
  }
  // At least 1: `restore` has found a changed record, but that change may have been reverted meanwhile.
  return new Refusal(texts.changedSince(Math.max(count, 1), records));
};
