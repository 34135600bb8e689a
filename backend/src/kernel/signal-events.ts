import { sql } from 'kysely';
import type { Person } from './access/access.ts';
import type { Database } from './database/database.ts';
import { locks } from './database/locks.ts';
import { sqlNow } from './sql-now.ts';

/** What can happen to a signal. */
export type SignalEventKind =
  | 'SUBMITTED'
  | 'RESPONDED'
  | 'NOTED'
  | 'STATUS_CHANGED'
  | 'TAKEN'
  | 'LINKED'
  | 'UNLINKED'
  | 'EDITED';

/** The channel on which PostgreSQL tells all REST services of events. */
export const eventChannel = 'struma_signal_events';

/** The same for what operators do with signals at this moment, which is told and forgotten. */
export const presenceChannel = 'struma_signal_presence';

export interface NewSignalEvent {
  signalId: number;
  kind: SignalEventKind;
  /** For the utility's own people only: whoever reported the signal never hears of it. */
  isInternal?: boolean;
}

/**
 * Notes what happened to a signal and tells it, once the transaction is committed, to all who listen. To be called last in
 * the transaction of the change: events are numbered in the order of their commits, so that nobody who goes on after a
 * number misses one, and for that writers wait for one another.
 */
export const noteSignalEvent = async (
  transaction: Database,
  person: Person | null,
  { signalId, kind, isInternal = false }: NewSignalEvent,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(locks.eventOrder)})`.execute(transaction);
  await sql`
    with event as (
      insert into signal_event (signal_id, kind, actor, actor_subject, owner, is_internal, created_at)
      values (${signalId}, ${kind}, ${person?.name ?? null}, ${person?.subject ?? null},
        (select submitter.subject from signal join submitter on submitter.id = signal.submitter_id where signal.id = ${signalId}),
        ${isInternal}, ${sqlNow})
      returning id, signal_id, kind, actor, actor_subject, owner, is_internal, created_at
    )
    select pg_notify(${eventChannel}, row_to_json(event)::text) from event`.execute(transaction);
};
