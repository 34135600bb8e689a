import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { firstMatch } from './first-match.ts';
import { matcherOf } from './matcher.ts';
import { hasTerms } from './stored-words.ts';
import { hasDigits, parsePhoneDigits } from './telephone.ts';

/**
 * Returns the SQL condition on `submitter s` for filters of lists. A number is searched in telephone and client
 * numbers, any other text in names or, if no name matches, in addresses. Uses the most likely reading that
 * matches a submitter.
 */
export const submitterCondition = async (database: Database, text: string): Promise<RawBuilder<unknown>> => {
  const digits = parsePhoneDigits(text);
  if (digits !== null)
    return sql`(${hasDigits(sql`s.phone`, digits)}
      or s.client_id in (select id from client where client_number like ${`${digits}%`}))`;
  const found = await firstMatch(database, await matcherOf(database).read(text), async ({ terms }) => {
    if (terms.length === 0) return null;
    const conditions = [
      hasTerms(sql`s.name`, terms),
      sql`s.client_id in (select client_id from address where ${hasTerms(sql`full_address`, terms)})`,
    ];
    for (const condition of conditions) {
      const { rows } = await sql`select from submitter s where ${condition} limit 1`.execute(database);
      if (rows.length > 0) return condition;
    }
    return null;
  });
  return found ?? sql`false`;
};
