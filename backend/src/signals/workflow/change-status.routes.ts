import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { RecordId, textResponses } from '../../kernel/http/schema.ts';
import { isLastMessageOfClient } from '../../kernel/last-message.ts';
import { requireSeen } from '../conversation/require-seen.ts';
import { isDone, signalStatus } from './signal-status.ts';
import { readStatusNames, storeStatus } from './store-status.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';

const ChangeStatusQuery = Type.Object({
  signalId: RecordId('Id of the signal.'),
  status: Type.Optional(
    Type.String({ maxLength: 20, description: 'Id of the new status, or its name in the specification.' }),
  ),
  expectedStatus: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 4,
      description:
        'The status that the user saw; 412 if another status is stored. If absent, the value is not compared.',
    }),
  ),
  expectedLastResponseId: Type.Optional(
    RecordId(
      'Id of the latest response that the user saw, 0 for none. Status 412 if another response is the latest. If absent, the latest response is not compared.',
    ),
  ),
  expectedSubmitterId: Type.Optional(
    RecordId(
      'Id of the submitter whom the user saw, 0 for none. Status 412 if the signal has another submitter now. If absent, the submitter is not compared.',
    ),
  ),
});

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.post(
    '/api/signal/ChangeSignalStatus',
    {
      config: { access: operatorAccess },
      schema: {
        tags: ['signals'],
        querystring: ChangeStatusQuery,
        response: textResponses("'({id of the signal}) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return changeStatus(database, requirePrincipal(request), request.query);
    },
  );
};

/**
 * Changes the status of a signal. If the signal already has the status, nothing is written. The status 'Сигнал' is
 * refused: a signal returns to it only when a link is removed. A signal that becomes rejected or closed no longer waits
 * for a reply. One that is opened again waits if its last message is from the client.
 */
const changeStatus = (
  database: Database,
  principal: Principal,
  query: Static<typeof ChangeStatusQuery>,
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const {
      signalId,
      expectedStatus,
      expectedLastResponseId: expectedLast,
      expectedSubmitterId: expectedSubmitter,
    } = query;
    const names = await readStatusNames(transaction);
    const status = readStatus(query.status, names);
    const signal = await transaction
      .selectFrom('signal')
      .select(['status_id', 'needs_reply', 'closed_at', 'breakdown_id', 'submitter_id'])
      .where('id', '=', signalId)
      .forUpdate()
      .executeTakeFirst();
    if (!signal) throw new HttpFailure(404, signalTexts.unknown);
    const before = names.get(signal.status_id) ?? '';
    const after = names.get(status) ?? '';
    if (status === signal.status_id) return codedText(signalId, signalTexts.statusSame(after));
    if (status === signalStatus.signal) throw new Refusal(signalTexts.statusNotAllowed(before, after));
    if (expectedStatus !== undefined && expectedStatus !== signal.status_id)
      throw new HttpFailure(412, signalTexts.changedMeanwhile);
    const stored = { id: signalId, submitterId: signal.submitter_id };
    await requireSeen(transaction, principal, stored, { expectedLast, expectedSubmitter });
    const { needs_reply: needsReply } = signal;
    await storeStatus(transaction, principal, {
      signalId,
      before: { status: signal.status_id, needsReply },
      after: {
        status,
        needsReply: await waitsAfter(transaction, { signalId, from: signal.status_id, to: status, needsReply }),
      },
      names,
    });
    // For an undo by the same user.
    await transaction
      .insertInto('status_change')
      .values({
        signal_id: signalId,
        status_before: signal.status_id,
        needs_reply_before: needsReply,
        closed_at_before: signal.closed_at,
        breakdown_id_before: signal.breakdown_id,
        changed_by_subject: principal.subject,
      })
      .execute();
    return codedText(signalId, signalTexts.statusChanged(after));
  });

interface StatusStep {
  signalId: number;
  from: number;
  to: number;
  needsReply: boolean;
}

const waitsAfter = async (transaction: Database, { signalId, from, to, needsReply }: StatusStep): Promise<boolean> => {
  if (isDone(to)) return false;
  if (!isDone(from)) return needsReply;
  return isLastMessageOfClient(transaction, signalId);
};

/** Parses the id of a status, or the name of a status in the specification. */
const readStatus = (statusText: string | undefined, names: ReadonlyMap<number, string>): number => {
  if (!statusText) throw new Refusal(signalTexts.statusMissing);
  const status = new Map(Object.entries<number>(signalStatus)).get(statusText.toLowerCase()) ?? Number(statusText);
  if (!names.has(status)) throw new Refusal(signalTexts.statusUnknown);
  return status;
};
