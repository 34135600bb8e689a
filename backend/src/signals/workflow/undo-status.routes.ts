import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { RecordId, textResponses } from '../../kernel/http/schema.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';
import { isDone } from './signal-status.ts';
import { readStatusNames, storeStatus } from './store-status.ts';

const UndoStatus = Type.Object({
  signalId: RecordId('Id of the signal.'),
  status: Type.Integer({
    minimum: 1,
    maximum: 4,
    description: 'The status that the user has set; status 412 if another one is stored.',
  }),
  reopensWait: Type.Optional(
    Type.Boolean({
      description:
        'True if the reply that the user sent with the status is no answer: the client waits again as before it.',
    }),
  ),
});

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.post(
    '/struma/signals/undo-status',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['additions'],
        body: UndoStatus,
        response: textResponses("'({id of the signal}) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return undoStatus(database, requirePrincipal(request), request.body);
    },
  );
};

/**
 * Takes back a status that the user has set within the last minutes: the status before, the closing time and whether the
 * signal waits for a reply. In this way a signal also returns to the status 'Сигнал', which cannot be chosen.
 */
const undoStatus = (
  database: Database,
  principal: Principal,
  { signalId, status, reopensWait = false }: Static<typeof UndoStatus>,
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const signal = await transaction
      .selectFrom('signal')
      .select(['status_id', 'needs_reply', 'breakdown_id'])
      .where('id', '=', signalId)
      .forUpdate()
      .executeTakeFirst();
    if (!signal) throw new HttpFailure(404, signalTexts.unknown);
    if (signal.status_id !== status) throw new HttpFailure(412, signalTexts.changedMeanwhile);
    const before = await findOwnChange(transaction, principal, signalId);
    if (!before || before.breakdownId !== signal.breakdown_id) throw new Refusal(signalTexts.statusNotUndone);
    const names = await readStatusNames(transaction);
    const endedWait = reopensWait ? await readEndedWait(transaction, principal, signalId) : null;
    const waits = before.needsReply || endedWait !== null || (!isDone(before.status) && signal.needs_reply);
    await storeStatus(transaction, principal, {
      signalId,
      before: { status, needsReply: signal.needs_reply },
      // The client may have written meanwhile. A closed signal does not wait.
      after: { status: before.status, needsReply: waits },
      names,
    });
    await transaction
      .updateTable('signal')
      .set({ closed_at: before.closedAt, ...(endedWait !== null && { kept_wait: endedWait }) })
      .where('id', '=', signalId)
      .execute();
    return codedText(signalId, signalTexts.statusUndone(names.get(before.status) ?? ''));
  });

/** Returns the values before the latest change of the status, if the user has made it within the last ten minutes. */
const findOwnChange = async (transaction: Database, { subject }: Principal, signalId: number) => {
  const change = await transaction
    .selectFrom('status_change')
    .select([
      'status_before as status',
      'needs_reply_before as needsReply',
      'closed_at_before as closedAt',
      'breakdown_id_before as breakdownId',
    ])
    .where('signal_id', '=', signalId)
    .where('changed_by_subject', '=', subject)
    .where('changed_on', '>', tenMinutesAgo)
    .executeTakeFirst();
  return change ?? null;
};

/** Returns the start of the wait that the user has just ended by a reply; null if the last message is not that reply. */
const readEndedWait = async (
  transaction: Database,
  { subject }: Principal,
  signalId: number,
): Promise<string | null> => {
  const last = await transaction
    .selectFrom('response')
    .select(['author_subject', 'ended_wait', sql<boolean>`responded_at > ${tenMinutesAgo}`.as('isRecent')])
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.author_subject === subject && last.isRecent ? last.ended_wait : null;
};

const tenMinutesAgo = sql<string>`now() - interval '10 minutes'`;
