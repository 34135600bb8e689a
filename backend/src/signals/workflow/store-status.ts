import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { isDone, signalStatus } from './signal-status.ts';

/** A signal's status, and whether the signal waits for a reply. */
export interface StatusState {
  status: number;
  needsReply: boolean;
}

interface StatusChange {
  signalId: number;
  before: StatusState;
  after: StatusState;
  /** Labels of the statuses by their ids. */
  names: ReadonlyMap<number, string>;
}

/** Stores a status, records the change and notifies open pages. The signal's row must be locked. */
export const storeStatus = async (
  transaction: Database,
  principal: Principal,
  { signalId, before, after, names }: StatusChange,
): Promise<void> => {
  // An earlier change can no longer be taken back.
  await transaction.deleteFrom('status_change').where('signal_id', '=', signalId).execute();
  await transaction
    .updateTable('signal')
    .set({
      status_id: after.status,
      needs_reply: after.needsReply,
      closed_at: isDone(after.status) ? sqlNow : null,
    })
    .where('id', '=', signalId)
    .execute();
  const change = { entity: 'signal', entityId: signalId, action: 'UPDATE' } as const;
  const nameOf = (status: number): string => names.get(status) ?? '';
  await recordActivities(transaction, principal, [
    { ...change, field: 'status' as const, oldValue: nameOf(before.status), newValue: nameOf(after.status) },
    ...(before.needsReply === after.needsReply
      ? []
      : [
          {
            ...change,
            field: 'needsReply' as const,
            oldValue: String(before.needsReply),
            newValue: String(after.needsReply),
          },
        ]),
  ]);
  await recordSignalEvent(transaction, principal, { signalId, kind: 'STATUS_CHANGED' });
};

/** Reads the labels of the statuses by their ids. */
export const readStatusNames = async (transaction: Database): Promise<Map<number, string>> => {
  const items = await transaction
    .selectFrom('nomenclature_item')
    .select(['id', 'name_bg'])
    .where('nomenclature_id', '=', nomenclatures.signalStatuses)
    .where('id', 'in', Object.values(signalStatus))
    .execute();
  return new Map(items.map(({ id, name_bg }) => [id, name_bg]));
};
