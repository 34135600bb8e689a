import type pg from 'pg';
import { recordKindBits } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import { countQueries, entities, type Entity } from './merge-entities.ts';
import { FileProblem } from './csv/file-problem.ts';
import type { RowFacts } from './staging/row-facts.ts';
import {
  countChangedRecordsSql,
  storeChangesSql,
  storeCheckedRecordsSql,
  storeExpectedChangesSql,
} from './stored-changes.ts';

export interface RowCounts {
  new: number;
  changed: number;
  unchanged: number;
}

interface CountInput {
  definitionId: number;
  /** Number of staged rows. */
  rows: number;
  /** Number of stored clients or meters to which the rows refer. */
  known: number;
}

/**
 * Compares the staged rows with the stored data: creates a temporary table `merge_…` for each entity, with old values,
 * new values and the action. Stored rows are not changed.
 */
export const compareRows = async (client: pg.ClientBase, definitionId: number, facts: RowFacts): Promise<void> => {
  for (const entity of entities[definitionId] ?? []) {
    const { rows } = await client.query<{ name: string }>(`select pg_get_serial_sequence($1, 'id') as name`, [
      entity.table,
    ]);
    await client.query(compareSql(entity, facts, rows[0]?.name ?? ''));
    await client.query(`analyze merge_${entity.table}`);
  }
};

/** Counts new, changed and unchanged rows. If `known` is not 0, `compareRows` must be called before. */
export const countRows = async (
  client: pg.ClientBase,
  { definitionId, rows, known }: CountInput,
): Promise<RowCounts> => {
  if (known === 0) return { new: rows, changed: 0, unchanged: 0 };
  const counted = await client.query<{ existing: number; changed: number }>(countQueries[definitionId] ?? '');
  const { existing = 0, changed = 0 } = counted.rows[0] ?? {};
  return { new: rows - existing, changed, unchanged: existing - changed };
};

/** Returns a column for a comparison. The type point has no equality operator: `location` is compared as text. */
const comparableColumn = (alias: string, column: string): string =>
  column === 'location' ? `${alias}.location::text` : `${alias}.${column}`;

const compareSql = (entity: Entity, facts: RowFacts, sequence: string): string => {
  const { table, source, match, known, skippedIf, keys, columns, defaults = {} } = entity;
  const names = Object.keys(columns);
  const values = names.map((name) => {
    const [file, stored] = [`f.${name}`, comparableColumn('t', name)];
    const merged = columns[name] === 'file' ? [file, stored] : [stored, file];
    return `coalesce(${[...merged, ...(defaults[name] ? [defaults[name]] : [])].join(', ')}) as ${name}, ${stored} as old_${name}`;
  });
  const join = known
    ? `left join ${known} t on ${match}`
    : `left join lateral (select * from ${table} t where not f.${skippedIf} and ${match} order by t.id limit 1) t on true`;
  const differs = names.map((name) => `x.${name} is distinct from x.old_${name}`).join(' or ');
  return `
    create temp table merge_${table} on commit drop as
    select x.*, case when x.is_new then 'CREATE' when ${differs} then 'UPDATE' end as action
    from (
      select ${keys.map((key) => `f.${key}, `).join('')}t.id is null as is_new,
        coalesce(t.id, nextval('${sequence}'::regclass)) as id, ${values.join(', ')}
      from (${source(facts)}) f ${join}
    ) x`;
};

/**
 * Returns the first and last id of the rows to be added, by table, so that lists can skip these ids while the import is
 * running. A table is left out if another process has used an id in between.
 */
export const readPendingIds = async (
  client: pg.ClientBase,
  definitionId: number,
): Promise<Record<string, [number, number]>> => {
  const pending: Record<string, [number, number]> = {};
  for (const { table } of entities[definitionId] ?? []) {
    const { rows } = await client.query<{ first: number; last: number; count: number }>(
      `select min(id) as first, max(id) as last, count(*) as count from merge_${table} where action = 'CREATE'`,
    );
    const { first = 0, last = 0, count = 0 } = rows[0] ?? {};
    if (count > 0 && last - first + 1 === count) pending[table] = [first, last];
  }
  return pending;
};

/**
 * Writes the compared rows with their old and new values. Returns the mask of the types that were written. `onProgress`
 * receives the share of the tables that are finished, from 0 to 1.
 */
export const mergeRows = async (
  client: pg.ClientBase,
  definitionId: number,
  importFileId: number,
  onProgress: (share: number) => void,
): Promise<number> => {
  let mask = 0;
  const merged = entities[definitionId] ?? [];
  for (const [index, entity] of merged.entries()) {
    onProgress(index / merged.length);
    const { rows } = await client.query<{ created: number; changed: number }>(
      `select count(*) filter (where action = 'CREATE') as created, count(*) filter (where action = 'UPDATE') as changed
       from merge_${entity.table}`,
    );
    const { created = 0, changed = 0 } = rows[0] ?? {};
    if (created + changed === 0) continue;
    if (created > 0) await client.query(insertSql(entity));
    const updated = changed > 0 ? await client.query(updateSql(entity)) : { rowCount: 0 };
    if (updated.rowCount !== changed) throw new FileProblem(texts.changedMeanwhile);
    await client.query(storeChangesSql(entity), [importFileId]);
    mask |= recordKindBits[entity.name];
  }
  return mask;
};

/**
 * Stores the changes that the import would make in stored records, so that they can be read before the import, and the
 * records themselves, so that the import can be refused if they are changed before it.
 */
export const storeExpectedChanges = async (
  client: pg.ClientBase,
  definitionId: number,
  importFileId: number,
): Promise<void> => {
  for (const entity of entities[definitionId] ?? []) {
    await client.query(storeExpectedChangesSql(entity), [importFileId]);
    await client.query(storeCheckedRecordsSql(entity), [importFileId]);
  }
};

/** Deletes the changes and the records of an earlier check of the file. */
export const deleteChanges = async (client: pg.ClientBase, importFileId: number): Promise<void> => {
  await client.query('delete from import_change where import_file_id = $1', [importFileId]);
  await client.query('delete from import_checked_record where import_file_id = $1', [importFileId]);
};

/** Counts the records that the import would change and that were changed after the check of the file. */
export const countChangedSinceCheck = async (
  client: pg.ClientBase,
  definitionId: number,
  importFileId: number,
): Promise<number> => {
  let count = 0;
  for (const entity of entities[definitionId] ?? []) {
    const { rows } = await client.query<{ count: number }>(countChangedRecordsSql(entity), [importFileId]);
    count += rows[0]?.count ?? 0;
  }
  return count;
};

/** Returns the SQL expression of a merged value in the type of the stored column. */
const castToColumn = (name: string): string => (name === 'location' ? 'm.location::point' : `m.${name}`);

const insertSql = ({ table, columns }: Entity): string => {
  const names = Object.keys(columns);
  return `insert into ${table} (id, ${names.join(', ')})
    select m.id, ${names.map(castToColumn).join(', ')} from merge_${table} m where m.action = 'CREATE'`;
};

/** Rows that were changed after the comparison are not updated: the caller checks the number of updated rows. */
const updateSql = ({ table, columns, hasModifiedOn }: Entity): string => {
  const names = Object.keys(columns);
  const set = names.map((name) => `${name} = ${castToColumn(name)}`);
  const isUnchanged = names
    .map((name) => `${comparableColumn('t', name)} is not distinct from m.old_${name}`)
    .join(' and ');
  return `update ${table} t set ${[...set, ...(hasModifiedOn ? ['modified_on = clock_timestamp()'] : [])].join(', ')}
    from merge_${table} m where m.action = 'UPDATE' and t.id = m.id
    ${table === 'audit' ? 'and t.water_meter_id = m.water_meter_id' : ''} and ${isUnchanged}`;
};
