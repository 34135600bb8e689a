import type pg from 'pg';
import type { Principal } from '../kernel/access/access.ts';
import { createDatabaseOn } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { codedText, HttpFailure, Refusal } from '../kernel/http/refusal.ts';
import { recordActivities } from '../kernel/observability/activity.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import { entities, type Entity } from './merge-entities.ts';

/** Restores the values from before an import. Refused if one of its rows was changed or used since. */
export const undoImport = async (services: ImportServices, principal: Principal, id: number): Promise<string> => {
  const client = await services.importPool.connect();
  try {
    await client.query('begin');
    const text = await undo(client, principal, id);
    await client.query('commit');
    return text;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw isForeignKeyViolation(error) ? new Refusal(texts.usedSince) : error;
  } finally {
    client.release();
  }
};

const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

const undo = async (client: pg.ClientBase, principal: Principal, id: number): Promise<string> => {
  await client.query('select pg_advisory_xact_lock($1)', [locks.importOrder]);
  const { rows } = await client.query<{ file_name: string; status: string; definition_id: number; changes: boolean }>(
    `select file_name, status, definition_id, exists (select from import_change where import_file_id = f.id) as changes
     from import_file f where id = $1 for update`,
    [id],
  );
  const [file] = rows;
  if (!file) throw new HttpFailure(404, texts.unknownFile);
  if (file.status !== 'SUCCEEDED') throw new Refusal(texts.notUndoable);
  if (!file.changes) throw new Refusal(texts.noChanges);
  // Without statistics the joins with many changes would be nested loops.
  await client.query('analyze import_change');
  const merged = (entities[file.definition_id] ?? []).toReversed();
  const changed = await countChangedSince(client, merged, id);
  if (changed > 0) throw new Refusal(texts.changedSince(changed));
  for (const entity of merged) await restore(client, entity, id);
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

/** Joins the stored row `t` of a recorded change `c`. */
const storedRow = (table: string): string =>
  `t.id = c.entity_id${table === 'audit' ? ` and t.water_meter_id = (c.new_values ->> 'water_meter_id')::bigint` : ''}`;

/** Locks the rows of an import and counts those that no longer have its values. */
const countChangedSince = async (client: pg.ClientBase, merged: readonly Entity[], id: number): Promise<number> => {
  let changed = 0;
  for (const { table } of merged) {
    const { rows } = await client.query<{ count: number }>(
      `with locked as (
         select t.id, to_jsonb(t) as present from ${table} t join import_change c on ${storedRow(table)}
         where c.import_file_id = $1 and c.entity = '${table}' for update of t
       )
       select count(*) as count from import_change c left join locked t on t.id = c.entity_id
       where c.import_file_id = $1 and c.entity = '${table}' and not coalesce(t.present @> c.new_values, false)`,
      [id],
    );
    changed += rows[0]?.count ?? 0;
  }
  return changed;
};

const restore = async (client: pg.ClientBase, { table, columns, hasModifiedOn }: Entity, id: number): Promise<void> => {
  const names = Object.keys(columns);
  const isOfImport = `c.import_file_id = $1 and c.entity = '${table}'`;
  await client.query(
    `delete from ${table} t using import_change c where ${isOfImport} and c.action = 'CREATE' and ${storedRow(table)}`,
    [id],
  );
  const set = names.map((name) => `${name} = o.${name}`);
  if (hasModifiedOn) set.push('modified_on = clock_timestamp()');
  await client.query(
    `update ${table} t set ${set.join(', ')}
     from import_change c, jsonb_populate_record(null::${table}, c.old_values) o
     where ${isOfImport} and c.action = 'UPDATE' and ${storedRow(table)}`,
    [id],
  );
};
