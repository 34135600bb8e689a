import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { matcherOf } from './matcher.ts';
import { hasTerms } from './stored-words.ts';

/** A text column with an index of its words: see the migration `028-search`. */
export interface WordColumn {
  table: 'client' | 'address';
  column: 'name' | 'full_address';
}

/** SQL: the column, by its alias in the list, has the words of the text in the likeliest reading that any row matches. */
export const wordsCondition = async (
  database: Database,
  { table, column }: WordColumn,
  { alias, text }: { alias: string; text: string },
): Promise<RawBuilder<unknown>> => {
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
