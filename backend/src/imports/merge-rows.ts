import type pg from 'pg';
import { importTypes } from './definitions.ts';
import { importTexts as texts } from './imports.texts.ts';
import { countQueries, entities, type Entity } from './merge-entities.ts';
import { FileProblem } from './csv/file-problem.ts';

export interface RowCounts {
  new: number;
  changed: number;
  unchanged: number;
}

/**
 * Compares the staged rows with the stored data: creates a temporary table `merge_…` for each entity, with old values, new
 * values and the action. Stored rows are not changed.
 */
export const compareRows = async (client: pg.ClientBase, definitionId: number): Promise<RowCounts> => {
  for (const entity of entities[definitionId] ?? []) {
    await client.query(comparison(entity));
    await client.query(`analyze merge_${entity.table}`);
  }
  const { rows } = await client.query<{ new: number; changed: number; all: number }>(countQueries[definitionId] ?? '');
  const { new: created = 0, changed = 0, all = 0 } = rows[0] ?? {};
  return { new: created, changed, unchanged: all - created - changed };
};

/** The type point has no equality operator: it is compared as text. */
const textOf = (alias: string, column: string): string =>
  column === 'location' ? `${alias}.location::text` : `${alias}.${column}`;

const comparison = ({ table, source, match, isUnique, keys, columns, defaults = {} }: Entity): string => {
  const names = Object.keys(columns);
  const values = names.map((name) => {
    const [file, stored] = [`f.${name}`, textOf('t', name)];
    const merged = columns[name] === 'file' ? [file, stored] : [stored, file];
    return `coalesce(${[...merged, ...(defaults[name] ? [defaults[name]] : [])].join(', ')}) as ${name}, ${stored} as old_${name}`;
  });
  const join = isUnique
    ? `left join ${table} t on ${match}`
    : `left join lateral (select * from ${table} t where ${match} order by t.id limit 1) t on true`;
  const differs = names.map((name) => `x.${name} is distinct from x.old_${name}`).join(' or ');
  return `
    create temp table merge_${table} on commit drop as
    select x.*, case when x.is_new then 'CREATE' when ${differs} then 'UPDATE' end as action
    from (
      select ${keys.map((key) => `f.${key}, `).join('')}t.id is null as is_new,
        coalesce(t.id, nextval(pg_get_serial_sequence('${table}', 'id'))) as id, ${values.join(', ')}
      from (${source}) f ${join}
    ) x`;
};

/** Writes the compared rows with their old and new values. Returns the mask of the types that were written. */
export const mergeRows = async (client: pg.ClientBase, definitionId: number, importFileId: number): Promise<number> => {
  let mask = 0;
  for (const entity of entities[definitionId] ?? []) {
    const inserted = await client.query(insertion(entity));
    const expected = await client.query<{ count: number }>(
      `select count(*) as count from merge_${entity.table} where action = 'UPDATE'`,
    );
    const updated = await client.query(update(entity));
    if (updated.rowCount !== expected.rows[0]?.count) throw new FileProblem(texts.changedMeanwhile);
    await client.query(recordedChanges(entity), [importFileId]);
    if ((inserted.rowCount ?? 0) + (updated.rowCount ?? 0) > 0) mask |= importTypes[entity.name];
  }
  return mask;
};

const written = (name: string): string => (name === 'location' ? 'm.location::point' : `m.${name}`);

const insertion = ({ table, columns }: Entity): string => {
  const names = Object.keys(columns);
  return `insert into ${table} (id, ${names.join(', ')})
    select m.id, ${names.map(written).join(', ')} from merge_${table} m where m.action = 'CREATE'`;
};

/** A row that was changed since the comparison is not updated: the caller compares the numbers. */
const update = ({ table, columns, hasModifiedOn }: Entity): string => {
  const names = Object.keys(columns);
  const set = names.map((name) => `${name} = ${written(name)}`);
  const isUnchanged = names.map((name) => `${textOf('t', name)} is not distinct from m.old_${name}`).join(' and ');
  return `update ${table} t set ${[...set, ...(hasModifiedOn ? ['modified_on = clock_timestamp()'] : [])].join(', ')}
    from merge_${table} m where m.action = 'UPDATE' and t.id = m.id
    ${table === 'audit' ? 'and t.water_meter_id = m.water_meter_id' : ''} and ${isUnchanged}`;
};

const recordedChanges = ({ table, columns }: Entity): string => {
  const names = Object.keys(columns);
  const object = (prefix: string): string =>
    `jsonb_build_object(${names.map((name) => `'${name}', m.${prefix}${name}`).join(', ')})`;
  return `insert into import_change (import_file_id, entity, entity_id, action, old_values, new_values)
    select $1, '${table}', m.id, m.action, case m.action when 'UPDATE' then ${object('old_')} end, ${object('')}
    from merge_${table} m where m.action is not null`;
};
