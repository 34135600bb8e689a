import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../../kernel/http/schema.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { ColleagueFields, upsertColleague } from './colleagues.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';

const TakeSignal = Type.Object({
  signalId: RecordId('Id of the signal.'),
  takeOver: Type.Optional(
    Type.Boolean({ description: 'If true, the signal is taken even if a colleague works on it.' }),
  ),
});

const HandOverSignal = Type.Object({
  signalId: RecordId('Id of the signal.'),
  colleagueId: nullable(
    Type.String({ maxLength: 255, description: 'Account of the colleague; null releases the signal.' }),
  ),
});

const Taken = Type.Object(
  {
    takenBy: nullable(Type.Object(ColleagueFields)),
    isDone: Type.Boolean({ description: 'If false, nothing was changed, because a colleague works on the signal.' }),
  },
  { $id: 'Taken' },
);

type Taken = Static<typeof Taken>;

/** Adds the routes with which operators take a signal, hand it over or release it. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(Taken);
  const config = { access: operatorAccess };
  const tags = ['additions'];
  server.post(
    '/struma/signals/take',
    { config, schema: { tags, body: TakeSignal, response: responsesOf(refTo(Taken)) } },
    (request) => takeSignal(database, requirePrincipal(request), request.body),
  );
  server.post(
    '/struma/signals/hand-over',
    { config, schema: { tags, body: HandOverSignal, response: responsesOf(refTo(Taken)) } },
    (request) => handOverSignal(database, requirePrincipal(request), request.body),
  );
};

/** Assigns a signal to the signed-in operator. A signal of a colleague is reassigned only with `takeOver`. */
const takeSignal = (
  database: Database,
  principal: Principal,
  { signalId, takeOver = false }: Static<typeof TakeSignal>,
): Promise<Taken> =>
  database.transaction().execute(async (transaction) => {
    await upsertColleague(transaction, principal);
    const before = await lockSignal(transaction, signalId);
    if (before !== null && before.id !== principal.subject && !takeOver) return { takenBy: before, isDone: false };
    await handTo(transaction, principal, { signalId, before, after: { id: principal.subject, name: principal.name } });
    return { takenBy: { id: principal.subject, name: principal.name }, isDone: true };
  });

/** Hands a signal over to a colleague, or releases it. */
const handOverSignal = (
  database: Database,
  principal: Principal,
  { signalId, colleagueId }: Static<typeof HandOverSignal>,
): Promise<Taken> =>
  database.transaction().execute(async (transaction) => {
    await upsertColleague(transaction, principal);
    const before = await lockSignal(transaction, signalId);
    const after = colleagueId === null ? null : await requireColleague(transaction, colleagueId);
    await handTo(transaction, principal, { signalId, before, after });
    return { takenBy: after, isDone: true };
  });

type Colleague = NonNullable<Taken['takenBy']>;

/** Locks the signal's row and returns the colleague who works on the signal; null if no colleague does. */
const lockSignal = async (transaction: Database, signalId: number): Promise<Colleague | null> => {
  const signal = await transaction
    .selectFrom('signal')
    .select('taken_by')
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  if (signal.taken_by === null) return null;
  return requireColleague(transaction, signal.taken_by);
};

const requireColleague = async (transaction: Database, subject: string): Promise<Colleague> => {
  const colleague = await transaction
    .selectFrom('colleague')
    .select(['subject as id', 'name'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!colleague) throw new HttpFailure(404, signalTexts.unknownColleague);
  return colleague;
};

const handTo = async (
  transaction: Database,
  principal: Principal,
  { signalId, before, after }: { signalId: number; before: Colleague | null; after: Colleague | null },
): Promise<void> => {
  if (before?.id === after?.id) return;
  await transaction
    .updateTable('signal')
    .set({ taken_by: after?.id ?? null, taken_at: after === null ? null : sqlNow })
    .where('id', '=', signalId)
    .execute();
  const change = { entity: 'signal', entityId: signalId, action: 'UPDATE', field: 'takenBy' } as const;
  await recordActivities(transaction, principal, [
    { ...change, oldValue: before?.name ?? null, newValue: after?.name ?? null },
  ]);
  const kind = after === null || after.id === principal.subject ? 'TAKEN' : 'HANDED_OVER';
  await recordSignalEvent(transaction, principal, { signalId, kind, isInternal: true });
};
