import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { matcherOf } from './matcher.ts';
import { hasTerms } from './stored-words.ts';

/** The text columns with an index of their words: see the migration `028-search`. */
const columns = { client: 'name', address: 'full_address' } as const;

/**
 * SQL: the name of the client or the full address, in a query that calls the table `alias`, has the words of the text in
 * the likeliest reading that any row matches. False if no row matches any reading.
 */
export const wordsCondition = async (
  database: Database,
  table: keyof typeof columns,
  { alias, text }: { alias: string; text: string },
): Promise<RawBuilder<unknown>> => {
  const column = columns[table];
  const matcher = matcherOf(database);
  const readings = await matcher.read(text);
  const [best] = readings;
  for (const { terms } of [...readings, ...(best ? [await matcher.loosen(best)] : [])]) {
    if (terms.length === 0) continue;
    const { rows } = await sql`
      select from ${sql.table(table)} where ${hasTerms(sql.ref(column), terms)} limit 1`.execute(database);
    if (rows.length > 0) return hasTerms(sql.ref(`${alias}.${column}`), terms);
  }
  return sql`false`;
};
