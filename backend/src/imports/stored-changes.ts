import { idsPerBatch } from '../kernel/import-changes.ts';
import type { Entity } from './merge-entities.ts';

/**
 * Returns the SQL expression for the record `alias` as the text form of a PostgreSQL row, with the values in the order
 * of the entity's columns.
 */
const toRowText = (alias: string, { columns }: Entity, prefix = ''): string =>
  `row(${Object.keys(columns)
    .map((name) => `${alias}.${prefix}${name}`)
    .join(', ')})::text`;

/**
 * Returns the SQL that stores the old and new values of the written records, up to a thousand in one row. The arrays
 * are ordered. The order also prevents PostgreSQL from using a hash aggregate, which would keep all records in memory.
 */
export const storeChangesSql = (entity: Entity): string => changesSql(entity, 'where m.action is not null');

/**
 * Like `storeChangesSql`, for a dry run: stores the changes that the import would make in stored records. Records that
 * the import would add are left out, because their ids are not final. At most `maxExpected` changes per table are
 * stored, because a dry run should not write as much data as the file contains.
 */
export const storeExpectedChangesSql = (entity: Entity): string =>
  changesSql(
    entity,
    `where m.id in (select id from merge_${entity.table} where action = 'UPDATE' order by id limit ${maxExpected})`,
  );

const maxExpected = 1000;

const changesSql = (entity: Entity, condition: string): string => {
  const { table, columns } = entity;
  const names = Object.keys(columns)
    .map((name) => `'${name}'`)
    .join(', ');
  return `
    insert into import_change (import_file_id, entity, batch, record_count, column_names, ids, old_rows, new_rows)
    select $1, '${table}', m.id / ${idsPerBatch}, count(*), array[${names}], array_agg(m.id order by m.id),
      array_agg(case m.action when 'UPDATE' then ${toRowText('m', entity, 'old_')} end order by m.id),
      array_agg(${toRowText('m', entity)} order by m.id)
    from merge_${table} m ${condition} group by m.id / ${idsPerBatch}`;
};

/**
 * Returns the SQL that stores, in a dry run, all stored records that the import would change, each with a hash of its
 * present values. A hash needs little space, so any number of records may be stored.
 */
export const storeCheckedRecordsSql = (entity: Entity): string => `
  insert into import_checked_record (import_file_id, entity, batch, ids, hashes)
  select $1, '${entity.table}', m.id / ${idsPerBatch}, array_agg(m.id), array_agg(${oldValuesHash(entity)})
  from merge_${entity.table} m where m.action = 'UPDATE' group by m.id / ${idsPerBatch}`;

/**
 * Returns the SQL that counts the records that were changed after the dry run: those whose values have changed since, and
 * those that only the dry run or only the import would change.
 */
export const countChangedRecordsSql = (entity: Entity): string => `
  select count(*) as count
  from (select m.id, ${oldValuesHash(entity)} as hash from merge_${entity.table} m where m.action = 'UPDATE') now
  full join (
    select unnest(ids) as id, unnest(hashes) as hash from import_checked_record
    where import_file_id = $1 and entity = '${entity.table}'
  ) checked using (id)
  where now.hash is distinct from checked.hash`;

const oldValuesHash = (entity: Entity): string => `hashtextextended(${toRowText('m', entity, 'old_')}, 0)`;

/**
 * Parses the text form of a PostgreSQL row, such as `(1,"a ""b""",)`. A field without characters is null; `""` is an
 * empty text.
 */
export const parseRowText = (text: string): (string | null)[] => {
  const values: (string | null)[] = [];
  const value = /(?:"((?:[^"\\]|\\[^]|"")*)"|([^,()"]*))[,)]/y;
  value.lastIndex = 1;
  for (let found = value.exec(text); found; found = value.exec(text)) {
    const [, quoted, plain] = found;
    if (quoted === undefined) values.push(plain || null);
    else values.push(quoted.replaceAll(/""|\\([^])/g, (pair, escaped?: string) => escaped ?? pair.charAt(0)));
  }
  return values;
};
