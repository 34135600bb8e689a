import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { upsertColleague } from './colleagues.ts';
import type { HandOverSignal, Taken, TakeSignal } from './desk.schemas.ts';
import { signalTexts } from '../signals.texts.ts';

/** Assigns a signal to the caller. A colleague's signal is only reassigned with `takeOver`. */
export const takeSignal = (
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
export const handOverSignal = (
  database: Database,
  principal: Principal,
  { signalId, colleagueId }: Static<typeof HandOverSignal>,
): Promise<Taken> =>
  database.transaction().execute(async (transaction) => {
    await upsertColleague(transaction, principal);
    const before = await lockSignal(transaction, signalId);
    const after = colleagueId === null ? null : await findColleague(transaction, colleagueId);
    await handTo(transaction, principal, { signalId, before, after });
    return { takenBy: after, isDone: true };
  });

type Colleague = NonNullable<Taken['takenBy']>;

/** Locks the signal's row and returns who works on it. */
const lockSignal = async (transaction: Database, signalId: number): Promise<Colleague | null> => {
  const signal = await transaction
    .selectFrom('signal')
    .select('taken_by')
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  if (signal.taken_by === null) return null;
  return findColleague(transaction, signal.taken_by);
};

const findColleague = async (transaction: Database, subject: string): Promise<Colleague> => {
  const known = await transaction
    .selectFrom('colleague')
    .select(['subject as id', 'name'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!known) throw new HttpFailure(404, signalTexts.unknownColleague);
  return known;
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
  await recordSignalEvent(transaction, principal, { signalId, kind: 'TAKEN', isInternal: true });
};
