import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { localText, utcText } from '../kernel/moment.ts';
import type { SignalEvent } from './events.schemas.ts';

/** An event row, as stored and as sent in notifications. */
export interface StoredEvent {
  id: number;
  signal_id: number;
  kind: string;
  actor: string | null;
  /** Absent in notifications of older versions. */
  actor_subject?: string | null;
  owner: string | null;
  is_internal: boolean;
  created_at: string;
}

export const toEvent = (event: StoredEvent): SignalEvent => {
  const createdAt = event.created_at.replace('T', ' ');
  return {
    id: event.id,
    kind: event.kind,
    signalId: event.signal_id,
    changedBy: event.actor,
    changedById: event.actor_subject ?? null,
    changedUtc: utcText(createdAt),
    changedLocal: localText(createdAt),
    owner: event.owner,
    isInternal: event.is_internal,
  };
};

/** Reads events after an id, oldest first. */
export const readEvents = async (database: Database, since: number, max: number): Promise<SignalEvent[]> => {
  const events = await database
    .selectFrom('signal_event')
    .selectAll()
    .where('id', '>', since)
    .orderBy('id')
    .limit(max)
    .execute();
  return events.map(toEvent);
};

/** Reads the id of the latest event; 0 if there is none. */
export const readLastEventId = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from signal_event`.execute(database);
  return rows[0]?.id ?? 0;
};

/** True if events after this id may have been removed. The id 0 means that no event existed. */
export const hasExpiredEvents = async (database: Database, since: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number | null }>`select min(id) as id from signal_event`.execute(database);
  const oldest = rows[0]?.id;
  if (oldest === null || oldest === undefined) return false;
  return since + 1 < oldest && since > 0;
};
