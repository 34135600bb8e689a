import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { presenceChannel } from '../../kernel/signal-events.ts';
import { upsertColleague } from './colleagues.ts';
import type { NewPresence } from './desk.schemas.ts';
import { requireVisible } from '../list/visible-signal.ts';

interface PresenceRow {
  id: string;
  name: string;
  state: 'VIEWING' | 'WRITING';
}

/** Stores an operator's presence on a signal, notifies others of a change and returns who else is present. */
export const reportPresence = async (
  database: Database,
  principal: Principal,
  { signalId, state }: Static<typeof NewPresence>,
): Promise<PresenceRow[]> => {
  await requireVisible(database, principal, signalId);
  await upsertColleague(database, principal);
  const isChanged =
    state === 'LEFT' ? await leave(database, principal, signalId) : await stay(database, principal, signalId, state);
  if (isChanged) await notify(database, { signalId, id: principal.subject, name: principal.name, state });
  return readOthers(database, principal, signalId);
};

/** Presence expires after this time without a report. */
const presenceTimeout = sql.lit('45 seconds');

const stay = async (
  database: Database,
  { subject, name }: Principal,
  signalId: number,
  state: PresenceRow['state'],
): Promise<boolean> => {
  const { rows } = await sql<{ state: string | null }>`
    with before as (
      select state from signal_presence
      where signal_id = ${signalId} and subject = ${subject} and seen_at > now() - ${presenceTimeout}::interval
    ), kept as (
      insert into signal_presence (signal_id, subject, name, state) values (${signalId}, ${subject}, ${name}, ${state})
      on conflict (signal_id, subject) do update set name = excluded.name, state = excluded.state, seen_at = now()
    )
    select (select state from before) as state`.execute(database);
  return rows[0]?.state !== state;
};

const leave = async (database: Database, { subject }: Principal, signalId: number): Promise<boolean> => {
  const { rows } = await sql`
    delete from signal_presence
    where signal_id = ${signalId} and subject = ${subject} or seen_at < now() - interval '1 hour'
    returning signal_id`.execute(database);
  return rows.length > 0;
};

const notify = async (database: Database, presence: object): Promise<void> => {
  await sql`select pg_notify(${presenceChannel}, ${JSON.stringify(presence)})`.execute(database);
};

const readOthers = async (database: Database, { subject }: Principal, signalId: number): Promise<PresenceRow[]> => {
  const { rows } = await sql<PresenceRow>`
    select subject as id, name, state from signal_presence
    where signal_id = ${signalId} and subject <> ${subject} and seen_at > now() - ${presenceTimeout}::interval
    order by name collate bulgarian, subject`.execute(database);
  return rows;
};
