import { Type } from 'typebox';
import { requirePrincipal, type Principal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { notifyBreakdownChange } from '../../kernel/breakdown-events.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { RecordId, textResponses } from '../../kernel/http/schema.ts';
import { isLastMessageOfClient } from '../../kernel/last-message.ts';
import { findMergeTarget } from '../../kernel/merge-target.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { type Activity, recordActivities } from '../../kernel/observability/activity.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { breakdownTexts as texts } from '../breakdowns.texts.ts';

/** The specification uses GET for these writes. */
const config = { access: operatorAccess, isWrite: true };
const response = textResponses("'({id of the signal}) text', or '(0) reason'.");
const signalId = RecordId('Id of the signal.');

/** Adds the routes that link a signal to a breakdown and remove the link. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.get(
    '/api/breakdown/AddSignalToBreakdown',
    {
      config,
      schema: {
        tags: ['breakdowns'],
        description: 'Links a signal: its status becomes 2 (breakdown).',
        querystring: Type.Object({ breakdownId: RecordId('Id of the breakdown.'), signalId }),
        response,
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return link(database, requirePrincipal(request), request.query);
    },
  );
  server.get(
    '/api/breakdown/RemoveSignalFromBreakdown',
    {
      config,
      schema: {
        tags: ['breakdowns'],
        description: 'Removes the link of a signal: its status becomes 1 (signal).',
        querystring: Type.Object({ signalId }),
        response,
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return unlink(database, requirePrincipal(request), request.query.signalId);
    },
  );
};

const openStatuses = { signal: 1, breakdown: 2 } as const;

/** BR-12: links a signal to a breakdown. A signal that is already linked, rejected or closed is refused. */
const link = (
  database: Database,
  principal: Principal,
  { breakdownId, signalId }: { breakdownId: number; signalId: number },
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const signal = await lockSignal(transaction, signalId);
    const breakdown = await transaction
      .selectFrom('breakdown')
      .select('work_card_no')
      .where('id', '=', breakdownId)
      .forShare()
      .executeTakeFirst();
    if (!breakdown) throw new HttpFailure(404, texts.unknown);
    if (signal.workCardNo !== null) throw new Refusal(texts.alreadyLinked(signal.workCardNo));
    if (signal.status !== openStatuses.signal && signal.status !== openStatuses.breakdown)
      throw new Refusal(texts.notLinkable(signal.statusName));
    await changeLink(transaction, principal, signal, { id: breakdownId, workCardNo: breakdown.work_card_no });
    await notifyBreakdownChange(transaction, breakdownId);
    return codedText(signalId, texts.linked);
  });

const unlink = (database: Database, principal: Principal, signalId: number): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const signal = await lockSignal(transaction, signalId);
    if (signal.breakdownId === null) throw new Refusal(texts.notLinked);
    // A merged signal is closed. This change would open it, while it stays a duplicate that cannot be merged again.
    const target = await findMergeTarget(transaction, signalId);
    if (target !== null) throw new Refusal(texts.merged(target));
    await changeLink(transaction, principal, signal, null);
    await notifyBreakdownChange(transaction, signal.breakdownId);
    return codedText(signalId, texts.unlinked);
  });

type LockedSignal = Awaited<ReturnType<typeof lockSignal>>;

const lockSignal = async (transaction: Database, signalId: number) => {
  const signal = await transaction
    .selectFrom('signal')
    .select(['id', 'status_id as status', 'breakdown_id as breakdownId'])
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, texts.unknownSignal);
  const statuses = await transaction
    .selectFrom('nomenclature_item')
    .select(['id', 'name_bg'])
    .where('nomenclature_id', '=', nomenclatures.signalStatuses)
    .execute();
  const linked =
    signal.breakdownId === null
      ? undefined
      : await transaction
          .selectFrom('breakdown')
          .select('work_card_no')
          .where('id', '=', signal.breakdownId)
          .executeTakeFirst();
  const nameOf = (status: number): string => statuses.find(({ id }) => id === status)?.name_bg ?? String(status);
  return { ...signal, workCardNo: linked?.work_card_no ?? null, statusName: nameOf(signal.status), nameOf };
};

/**
 * Stores the link with the status that follows from it (BR-12). A closed signal that this change opens again waits for
 * a reply if the last message is from the client.
 */
const changeLink = async (
  transaction: Database,
  principal: Principal,
  signal: LockedSignal,
  breakdown: { id: number; workCardNo: string } | null,
): Promise<void> => {
  const status = breakdown ? openStatuses.breakdown : openStatuses.signal;
  const waitsAgain = signal.status > openStatuses.breakdown && (await isLastMessageOfClient(transaction, signal.id));
  await transaction
    .updateTable('signal')
    .set({
      breakdown_id: breakdown?.id ?? null,
      status_id: status,
      closed_at: null,
      ...(waitsAgain && { needs_reply: true }),
    })
    .where('id', '=', signal.id)
    .execute();
  await recordActivities(transaction, principal, activitiesOf(signal, { breakdown, status, waitsAgain }));
  await recordSignalEvent(transaction, principal, { signalId: signal.id, kind: breakdown ? 'LINKED' : 'UNLINKED' });
};

interface LinkChange {
  breakdown: { id: number; workCardNo: string } | null;
  status: number;
  waitsAgain: boolean;
}

const activitiesOf = (signal: LockedSignal, { breakdown, status, waitsAgain }: LinkChange): Activity[] => {
  const change = { entity: 'signal', entityId: signal.id, action: 'UPDATE' } as const;
  return [
    { ...change, field: 'breakdown', oldValue: signal.workCardNo, newValue: breakdown?.workCardNo ?? null },
    ...(status === signal.status
      ? []
      : [{ ...change, field: 'status' as const, oldValue: signal.statusName, newValue: signal.nameOf(status) }]),
    ...(waitsAgain ? [{ ...change, field: 'needsReply' as const, oldValue: 'false', newValue: 'true' }] : []),
    {
      entity: 'breakdown',
      entityId: breakdown?.id ?? signal.breakdownId ?? 0,
      action: 'UPDATE',
      field: 'signal',
      oldValue: breakdown ? null : String(signal.id),
      newValue: breakdown ? String(signal.id) : null,
    },
  ];
};
