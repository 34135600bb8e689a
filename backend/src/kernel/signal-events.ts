import { sql } from 'kysely';
import type { Principal } from './access/access.ts';
import type { Database } from './database/database.ts';
import { locks } from './database/locks.ts';
import { sqlNow } from './sql-now.ts';

/** Kinds of signal events. */
export type SignalEventKind =
  | 'SUBMITTED'
  | 'RESPONDED'
  | 'NOTED'
  | 'STATUS_CHANGED'
  | 'TAKEN'
  | 'HANDED_OVER'
  | 'LINKED'
  | 'UNLINKED'
  | 'EDITED';

/** The PostgreSQL notification channel of signal events. */
export const eventChannel = 'struma_signal_events';

/** The notification channel of presence: which operator views or writes on a signal. These events are not stored. */
export const presenceChannel = 'struma_signal_presence';

export interface NewSignalEvent {
  signalId: number;
  kind: SignalEventKind;
  /** True if the event is only for operators; the citizen who reported the signal does not receive the event. */
  isInternal?: boolean;
}

/**
 * Stores a signal event and notifies all listeners after the commit. Call it last in the transaction of the change:
 * writers of events take turns, so that events are numbered in commit order and a reader that resumes after a number
 * misses none.
 */
export const recordSignalEvent = async (
  transaction: Database,
  principal: Principal | null,
  { signalId, kind, isInternal = false }: NewSignalEvent,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(locks.eventOrder)})`.execute(transaction);
  await sql`
    with event as (
      insert into signal_event (signal_id, kind, actor, actor_subject, owner, is_internal, created_at)
      values (${signalId}, ${kind}, ${principal?.name ?? null}, ${principal?.subject ?? null},
        (select submitter.subject from signal join submitter on submitter.id = signal.submitter_id where signal.id = ${signalId}),
        ${isInternal}, ${sqlNow})
      returning id, signal_id, kind, actor, actor_subject, owner, is_internal, created_at
    )
    select pg_notify(${eventChannel}, row_to_json(event)::text) from event`.execute(transaction);
};
