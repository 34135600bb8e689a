import type pg from 'pg';

/**
 * Returns SQL that selects the checksums of all files referenced by rows, distinct and sorted. Each column named
 * `sha256` refers to a kept file, so files of new tables are included in backups and protected from the clean-up
 * automatically.
 */
export const referencedFilesQuery = async (client: Pick<pg.ClientBase, 'query'>): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attname = 'sha256' and not a.attisdropped`);
  const selects = rows.map(({ name }) => `select sha256 from ${name} where sha256 is not null`);
  return `select distinct sha256 from (${selects.join(' union all ') || `select '' where false`}) as named (sha256) order by 1`;
};
