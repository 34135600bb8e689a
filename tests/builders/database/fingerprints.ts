import type pg from 'pg';

/** Returns the count and the checksum of the rows of each table. They are equal for databases with the same rows. */
export const fingerprints = async (client: Pick<pg.ClientBase, 'query'>): Promise<Record<string, string>> => {
  await client.query(`set timezone = 'UTC'`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as print from ${name} t`,
    );
    found[name] = rows[0]?.print ?? '';
  }
  return found;
};

/** The current value of every sequence. */
export const sequences = async (client: Pick<pg.ClientBase, 'query'>): Promise<unknown[]> => {
  const { rows } = await client.query('select schemaname, sequencename, last_value from pg_sequences order by 1, 2');
  return rows;
};
