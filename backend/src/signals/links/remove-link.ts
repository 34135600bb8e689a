import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { codedText, HttpFailure } from '../../kernel/http/refusal.ts';
import { signalStatus } from '../workflow/signal-status.ts';
import { readStatusNames, storeStatus } from '../workflow/store-status.ts';
import { linkTexts } from './links.texts.ts';
import { type LinkedState, lockPair, notifyPair, recordRemoval } from './store-link.ts';

/**
 * Removes a link. A merged signal gets its earlier status and the start of its wait again if it is still closed. The
 * message to the submitter stays, because it was sent.
 */
export const removeLink = async (transaction: Database, principal: Principal, linkId: number): Promise<string> => {
  const link = await readLink(transaction, linkId);
  const states = await lockPair(transaction, link);
  const { numDeletedRows } = await transaction.deleteFrom('signal_link').where('id', '=', linkId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new HttpFailure(404, linkTexts.unknown);
  await recordRemoval(transaction, principal, link);
  const { signalId, before } = link;
  const current = states.get(signalId);
  if (before && current?.status === signalStatus.closed) {
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
    .select(['signal_id', 'other_id', 'kind', 'status_before', 'needs_reply_before', 'waits_since_before'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  if (!link) throw new HttpFailure(404, linkTexts.unknown);
  const { signal_id: signalId, other_id: otherId, kind, status_before: status } = link;
  const { needs_reply_before: needsReply, waits_since_before: waitsSince } = link;
  const before: LinkedState | null = status === null ? null : { status, needsReply: needsReply ?? false, waitsSince };
  return { signalId, otherId, kind, before };
};
