import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { RecordId, textAnswer } from '../../kernel/http/schema.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { isDone, signalStatus } from './signal-status.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';

const ChangeStatusQuery = Type.Object({
  signalId: RecordId('Id of the signal.'),
  status: Type.Optional(Type.String({ maxLength: 20, description: 'Key of the new status.' })),
  expectedStatus: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 4,
      description: 'The status that the user saw; status code 412 if the stored one differs. Absent: not compared.',
    }),
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
        response: textAnswer("'({id of the signal}) text', or '(0) reason'."),
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
 * refused: it returns only when the link to a breakdown is removed. A rejected or closed signal awaits no answer.
 */
const changeStatus = (
  database: Database,
  principal: Principal,
  { signalId, status: given, expectedStatus }: Static<typeof ChangeStatusQuery>,
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const names = await statusNames(transaction);
    const status = readStatus(given, names);
    const signal = await transaction
      .selectFrom('signal')
      .select(['status_id', 'needs_reply', 'closed_at'])
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
    const ends = isDone(status);
    const waits = ends ? false : signal.needs_reply;
    await transaction
      .updateTable('signal')
      .set({ status_id: status, needs_reply: waits, closed_at: ends ? sqlNow : null })
      .where('id', '=', signalId)
      .execute();
    const change = { entity: 'signal', entityId: signalId, action: 'UPDATE' } as const;
    await recordActivities(transaction, principal, [
      { ...change, field: 'status', oldValue: before, newValue: after },
      ...(waits === signal.needs_reply
        ? []
        : [{ ...change, field: 'needsReply', oldValue: 'true', newValue: 'false' }]),
    ]);
    await recordSignalEvent(transaction, principal, { signalId, kind: 'STATUS_CHANGED' });
    return codedText(signalId, signalTexts.statusChanged(after));
  });

/** Parses a status: an id, or its name in the specification. */
const readStatus = (given: string | undefined, names: ReadonlyMap<number, string>): number => {
  if (!given) throw new Refusal(signalTexts.statusMissing);
  const status = new Map(Object.entries<number>(signalStatus)).get(given.toLowerCase()) ?? Number(given);
  if (!names.has(status)) throw new Refusal(signalTexts.statusUnknown);
  return status;
};

const statusNames = async (transaction: Database): Promise<Map<number, string>> => {
  const items = await transaction
    .selectFrom('nomenclature_item')
    .select(['id', 'name_bg'])
    .where('nomenclature_id', '=', nomenclatures.signalStatuses)
    .where('id', 'in', Object.values(signalStatus))
    .execute();
  return new Map(items.map(({ id, name_bg }) => [id, name_bg]));
};
