import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition } from '../../kernel/list/filter.ts';
import { matcherOf } from '../../kernel/search/matcher.ts';
import { hasTerms } from '../../kernel/search/stored-words.ts';

const sources = {
  client: { column: sql`name`, condition: (is: Condition) => sql`m.client_id in (select id from client where ${is})` },
  address: {
    column: sql`full_address`,
    condition: (is: Condition) => sql`m.address_id in (select id from address where ${is})`,
  },
};

/**
 * SQL on `water_meter m`: the name of the client or the address has the words of the text, in the most likely reading
 * that any row matches.
 */
export const findWords = async (database: Database, table: 'client' | 'address', text: string): Promise<Condition> => {
  const { column, condition } = sources[table];
  const matcher = matcherOf(database);
  const readings = await matcher.read(text);
  const [best] = readings;
  for (const { terms } of [...readings, ...(best ? [await matcher.loosen(best)] : [])]) {
    if (terms.length === 0) continue;
    const is = hasTerms(column, terms);
    const { rows } = await sql`select from ${sql.table(table)} where ${is} limit 1`.execute(database);
    if (rows.length > 0) return condition(is);
  }
  return sql`false`;
};
