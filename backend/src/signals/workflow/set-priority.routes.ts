import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { failureTexts } from '../../kernel/http/refusal.texts.ts';
import { responsesOf, refTo, nullable, RecordId } from '../../kernel/http/schema.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';

const PriorityId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

const SetPriority = Type.Object({
  signalId: RecordId('Id of the signal.'),
  priorityId: nullable(PriorityId),
  expectedPriorityId: Type.Optional(
    nullable({
      ...PriorityId,
      description:
        'The priority that the user saw; 412 if another priority is stored. If absent, the value is not compared.',
    }),
  ),
});

const PrioritySet = Type.Object({ isChanged: Type.Boolean() }, { $id: 'PrioritySet' });

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(PrioritySet);
  server.post(
    '/struma/signals/priority',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], body: SetPriority, response: responsesOf(refTo(PrioritySet)) },
    },
    async (request) => ({ isChanged: await setPriority(database, requirePrincipal(request), request.body) }),
  );
};

/**
 * Sets or removes the priority of a signal. Returns false if the signal already had this priority. An inactive priority
 * cannot be set.
 */
const setPriority = (
  database: Database,
  principal: Principal,
  { signalId, priorityId, expectedPriorityId }: Static<typeof SetPriority>,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const signal = await transaction
      .selectFrom('signal')
      .select('priority_id')
      .where('id', '=', signalId)
      .forUpdate()
      .executeTakeFirst();
    if (!signal) throw new HttpFailure(404, signalTexts.unknown);
    const stored = signal.priority_id;
    if (stored === priorityId) return false;
    if (expectedPriorityId !== undefined && expectedPriorityId !== stored)
      throw new HttpFailure(412, signalTexts.changedMeanwhile);
    const names = await readPriorities(transaction);
    const newPriority = priorityId === null ? null : names.get(priorityId);
    if (newPriority !== null && !newPriority?.isActive) throw new HttpFailure(400, failureTexts.unknownChoice);
    await transaction.updateTable('signal').set({ priority_id: priorityId }).where('id', '=', signalId).execute();
    const oldValue = stored === null ? null : (names.get(stored)?.name ?? null);
    const change = { entity: 'signal', entityId: signalId, action: 'UPDATE', field: 'priority' } as const;
    await recordActivities(transaction, principal, [{ ...change, oldValue, newValue: newPriority?.name ?? null }]);
    await recordSignalEvent(transaction, principal, { signalId, kind: 'EDITED' });
    return true;
  });

const readPriorities = async (transaction: Database) => {
  const items = await transaction
    .selectFrom('nomenclature_item')
    .select(['id', 'name_bg as name', 'is_active as isActive'])
    .where('nomenclature_id', '=', nomenclatures.priorities)
    .forShare()
    .execute();
  return new Map(items.map((item) => [item.id, item]));
};
