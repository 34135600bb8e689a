import type pg from 'pg';

/**
 * SQL that answers the checksum of every file that a row names, each once, in order. The name of the column is the rule:
 * a column `sha256` of a table names a kept file. So a new table's files are backed up, and spared by the clean-up, from
 * its first day on.
 */
export const namedFilesQuery = async (client: Pick<pg.ClientBase, 'query'>): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attname = 'sha256' and not a.attisdropped`);
  const selects = rows.map(({ name }) => `select sha256 from ${name} where sha256 is not null`);
  return `select distinct sha256 from (${selects.join(' union all ') || `select '' where false`}) as named (sha256) order by 1`;
};
