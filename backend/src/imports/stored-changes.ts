import type { Entity } from './merge-entities.ts';

/** Ids whose records share a row of `import_change`: few rows to write, and pages of changes stay fast. */
const idsPerBatch = 1000;

/** The values of the record `alias` as PostgreSQL's text of a row, in the order of the entity's columns. */
const rowText = (alias: string, { columns }: Entity, prefix = ''): string =>
  `row(${Object.keys(columns)
    .map((name) => `${alias}.${prefix}${name}`)
    .join(', ')})::text`;

/**
 * Stores old and new values of the written records, up to a thousand in one row. The arrays are ordered, which also
 * excludes a hash aggregate: it would hold all records in memory.
 */
export const recordedChanges = (entity: Entity): string => {
  const { table, columns } = entity;
  const names = Object.keys(columns)
    .map((name) => `'${name}'`)
    .join(', ');
  return `
    insert into import_change (import_file_id, entity, batch, record_count, column_names, ids, old_rows, new_rows)
    select $1, '${table}', m.id / ${idsPerBatch}, count(*), array[${names}], array_agg(m.id order by m.id),
      array_agg(case m.action when 'UPDATE' then ${rowText('m', entity, 'old_')} end order by m.id),
      array_agg(${rowText('m', entity)} order by m.id)
    from merge_${table} m where m.action is not null group by m.id / ${idsPerBatch}`;
};

/** The values of PostgreSQL's text of a row: `(1,"a ""b""",)`. An empty value is null, an empty text is `""`. */
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
