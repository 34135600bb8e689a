import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { codedText, HttpFailure } from '../../kernel/http/refusal.ts';
import { signalStatus } from '../workflow/signal-status.ts';
import { readStatusNames, storeStatus } from '../workflow/store-status.ts';
import { linkTexts } from './links.texts.ts';
import { lockPair, type NewLink, notifyPair, recordRemoval } from './store-link.ts';

/**
 * Removes a link. A merged signal gets its earlier status and the start of its wait again if its status was not changed
 * since. The message to the submitter stays, because it was sent.
 */
export const removeLink = async (
  transaction: Database,
  principal: Principal,
  { linkId, signalId: ofSignal }: { linkId: number; signalId?: number | undefined },
): Promise<string> => {
  const link = await readLink(transaction, linkId);
  if (ofSignal !== undefined && ofSignal !== link.signalId && ofSignal !== link.otherId)
    throw new HttpFailure(404, linkTexts.unknown);
  const states = await lockPair(transaction, link);
  const { numDeletedRows } = await transaction.deleteFrom('signal_link').where('id', '=', linkId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new HttpFailure(404, linkTexts.unknown);
  await recordRemoval(transaction, principal, link);
  const { signalId, before, mergedAt } = link;
  const current = states.get(signalId);
  // Merges of earlier versions have no moment.
  const isClosedByMerge =
    current?.status === signalStatus.closed && (mergedAt ?? current.closedAt) === current.closedAt;
  if (before && isClosedByMerge) {
    await storeStatus(transaction, principal, {
      signalId,
      before: current,
      after: before,
      names: await readStatusNames(transaction),
    });
    // The message of the merge is the last response, but no answer: the client still waits as long as before.
    await transaction.updateTable('signal').set({ kept_wait: before.waitsSince }).where('id', '=', signalId).execute();
  }
  await notifyPair(transaction, principal, link);
  return codedText(linkId, linkTexts.removed);
};

const readLink = async (transaction: Database, linkId: number) => {
  const link = await transaction
    .selectFrom('signal_link')
    .select(['signal_id', 'other_id', 'kind', 'status_before', 'needs_reply_before', 'waits_since_before', 'merged_at'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  if (!link) throw new HttpFailure(404, linkTexts.unknown);
  const { signal_id: signalId, other_id: otherId, kind, status_before: status } = link;
  const { needs_reply_before: needsReply, waits_since_before: waitsSince, merged_at: mergedAt } = link;
  const before: NewLink['before'] = status === null ? null : { status, needsReply: needsReply ?? false, waitsSince };
  return { signalId, otherId, kind, before, mergedAt };
};
