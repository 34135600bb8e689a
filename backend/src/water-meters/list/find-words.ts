import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition } from '../../kernel/list/filter.ts';
import { firstMatch } from '../../kernel/search/first-match.ts';
import { matcherOf } from '../../kernel/search/matcher.ts';
import type { ReadTerm } from '../../kernel/search/reading.ts';
import { hasTerms } from '../../kernel/search/stored-words.ts';

const sources = {
  client: { column: sql`name`, id: sql`m.client_id` },
  address: { column: sql`full_address`, id: sql`m.address_id` },
};

/** Up to this number of clients or addresses, the condition contains their ids, so that the words are searched once. */
const maxIds = 2_000;

/**
 * SQL on `water_meter m`: the name of the client or the address has the words of the text, in the most likely reading
 * that any row matches.
 */
export const findWords = async (database: Database, table: 'client' | 'address', text: string): Promise<Condition> => {
  const { column, id } = sources[table];
  const found = await firstMatch(database, await matcherOf(database).read(text), async ({ terms }) => {
    if (terms.length === 0) return null;
    for (const isWholeWord of table === 'address' ? wholeWordModes(terms) : [false]) {
      const condition = hasTerms(column, terms, isWholeWord);
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where ${condition} limit ${sql.lit(maxIds + 1)}`.execute(database);
      if (rows.length > maxIds) return sql`${id} in (select id from ${sql.table(table)} where ${condition})`;
      if (rows.length > 0) return sql`${id} = any(${rows.map((row) => row.id)}::bigint[])`;
    }
    return null;
  });
  return found ?? sql`false`;
};

/**
 * Two attempts: all words except the last one, which may be incomplete, as whole words; then all words as starts of
 * words. A start such as 'софия' would read all addresses of the town from the index; a whole word is only looked up.
 */
const wholeWordModes = (terms: readonly ReadTerm[]) => {
  const last = terms.length - 1;
  return last === 0 ? [false] : [(index: number) => index < last, false];
};
