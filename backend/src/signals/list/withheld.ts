import { sql, type RawBuilder } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';

/**
 * An operator may correct the submitter of a signal. The new submitter sees the number, the state, the title and the
 * place of the signal, and the messages that follow; the first message and all messages and files until the correction
 * are withheld. `withheld_up_to` of a signal is the last withheld response. Operators see everything.
 */

/** SQL: the principal may read the response with the id `responseId` of `signal s`. */
export const isResponseVisible = (principal: Principal, responseId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isOperator(principal) ? sql<boolean>`true` : sql<boolean>`${responseId} > coalesce(s.withheld_up_to, 0)`;

/** SQL: the principal may read the file of `signal s`; `responseId` is null for a file of the first message. */
export const isFileVisible = (principal: Principal, responseId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isOperator(principal)
    ? sql<boolean>`true`
    : sql<boolean>`(s.withheld_up_to is null or coalesce(${responseId} > s.withheld_up_to, false))`;

/** Sent instead of a first message that is withheld. */
export const emptyMessage = '{"type":"doc","content":[{"type":"paragraph"}]}';

/** SQL: the moment of the last response of `signal s` that is not withheld; null if all messages are visible. */
export const lastVisibleText = `case when s.withheld_up_to is not null then (
  select max(r.responded_at) from response r
  where r.signal_id = s.id and r.kind <> 'INTERNAL_NOTE' and r.id > s.withheld_up_to
) end`;

/** SQL: the moment of the last response of `signal s` that the principal may read. */
export const lastResponseFor = (principal: Principal): RawBuilder<unknown> =>
  isOperator(principal)
    ? sql`s.last_response_at`
    : sql`case when s.withheld_up_to is null then s.last_response_at else ${sql.raw(lastVisibleText)} end`;
