import { sql, type RawBuilder } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { signalTexts } from '../signals.texts.ts';

/** Conditions on `signal s`: an operator sees all signals, other persons only their own. */
export const visibleTo = (principal: Principal): RawBuilder<unknown>[] =>
  isOperator(principal) ? [] : [sql`s.submitter_id = (select id from submitter where subject = ${principal.subject})`];

/** Throws 404 if the signal is missing or the principal may not see it. */
export const requireVisible = async (database: Database, principal: Principal, signalId: number): Promise<void> => {
  const conditions = [sql`s.id = ${signalId}`, ...visibleTo(principal)];
  const { rows } = await sql`select from signal s where ${sql.join(conditions, sql` and `)}`.execute(database);
  if (rows.length === 0) throw new HttpFailure(404, signalTexts.unknown);
};

/** Returns those of the ids whose signals the principal may see, in ascending order. */
export const findVisible = async (
  database: Database,
  principal: Principal,
  ids: readonly number[],
): Promise<number[]> => {
  const conditions = [sql`s.id = any(${ids})`, ...visibleTo(principal)];
  const { rows } = await sql<{ id: number }>`
    select s.id from signal s where ${sql.join(conditions, sql` and `)} order by s.id`.execute(database);
  return rows.map(({ id }) => id);
};
