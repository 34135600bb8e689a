import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import { presenceChannel } from '../../kernel/signal-events.ts';
import { ColleagueFields, upsertColleague } from './colleagues.ts';
import { requireVisible } from '../list/visible-signal.ts';
import type { SignalServices } from '../services.ts';

const State = Type.Union([Type.Literal('VIEWING'), Type.Literal('WRITING')]);

const NewPresence = Type.Object({
  signalId: RecordId('Id of the signal.'),
  state: Type.Union([State, Type.Literal('LEFT')]),
});

const PresenceList = Type.Object(
  { items: Type.Array(Type.Object({ ...ColleagueFields, state: State })) },
  { $id: 'PresenceList' },
);

/** Adds the route with which operators report that they view a signal, write on it or leave it. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(PresenceList);
  server.post(
    '/struma/signals/presence',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], body: NewPresence, response: responsesOf(refTo(PresenceList)) },
    },
    async (request) => ({ items: await reportPresence(database, requirePrincipal(request), request.body) }),
  );
};

interface PresenceRow {
  id: string;
  name: string;
  state: 'VIEWING' | 'WRITING';
}

/** Stores an operator's presence on a signal, notifies others of a change and returns who else is present. */
const reportPresence = async (
  database: Database,
  principal: Principal,
  { signalId, state }: Static<typeof NewPresence>,
): Promise<PresenceRow[]> => {
  await requireVisible(database, principal, signalId);
  await upsertColleague(database, principal);
  const isChanged =
    state === 'LEFT'
      ? await removePresence(database, principal, signalId)
      : await storePresence(database, principal, signalId, state);
  if (isChanged) await notify(database, { signalId, id: principal.subject, name: principal.name, state });
  return readOthers(database, principal, signalId);
};

/** An operator's presence expires if it is not reported again within this time. */
const presenceTimeout = sql.lit('45 seconds');

/** Returns true if the state of the operator has changed. */
const storePresence = async (
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

/** Removes the presence of an operator, and rows older than an hour. Returns true if a row was removed. */
const removePresence = async (database: Database, { subject }: Principal, signalId: number): Promise<boolean> => {
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
