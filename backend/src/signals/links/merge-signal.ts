import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { codedText, Refusal } from '../../kernel/http/refusal.ts';
import { findMergeTarget } from '../../kernel/merge-target.ts';
import { insertResponse } from '../conversation/create-response.ts';
import { isDone, signalStatus } from '../workflow/signal-status.ts';
import { readStatusNames, storeStatus } from '../workflow/store-status.ts';
import { linkTexts } from './links.texts.ts';
import { notifyPair, requirePair, storeLink, type Pair } from './store-link.ts';

export interface Merge extends Pair {
  /** The message to the submitter of the closed signal, as JSON of a document. */
  message: string;
  /** Id of the latest response that the writer has seen; 0: none. If undefined, the latest response is not compared. */
  expectedLast: number | undefined;
  /** Id of the submitter for whom the message is meant; 0: none. If undefined, the submitter is not compared. */
  expectedSubmitter: number | undefined;
}

/**
 * Merges a signal into another signal: stores the link, sends the message to the submitter of the merged signal and
 * closes the merged signal, all in one transaction. The link stores the earlier state, so that `removeLink` can undo
 * the merge.
 */
export const mergeSignal = async (transaction: Database, principal: Principal, merge: Merge): Promise<string> => {
  const { signalId, otherId, message, expectedLast, expectedSubmitter } = merge;
  const { state: before, otherState } = await requirePair(transaction, merge);
  const target = await findMergeTarget(transaction, signalId);
  const otherTarget = await findMergeTarget(transaction, otherId);
  if (target !== null) throw new Refusal(linkTexts.alreadyMerged(target));
  // A signal that was merged cannot be the target of another merge, so that merges form no cycles.
  if (otherTarget !== null) throw new Refusal(linkTexts.otherIsMerged(otherId, otherTarget));
  if (before.status === signalStatus.closed) throw new Refusal(linkTexts.closed);
  // The message to the submitter says that the work continues on the other signal.
  if (isDone(otherState.status)) throw new Refusal(linkTexts.otherIsDone(otherId));
  await removeRelated(transaction, merge);
  const linkId = await storeLink(transaction, principal, { signalId, otherId, kind: 'DUPLICATE', before });
  const response = { signalId, kind: 'OPERATOR' as const, message, files: [], expectedLast, expectedSubmitter };
  await insertResponse(transaction, principal, response);
  await storeStatus(transaction, principal, {
    signalId,
    before: { status: before.status, needsReply: false },
    after: { status: signalStatus.closed, needsReply: false },
    names: await readStatusNames(transaction),
  });
  await transaction
    .updateTable('signal_link')
    .set({ merged_at: (select) => select.selectFrom('signal').select('closed_at').where('id', '=', signalId) })
    .where('id', '=', linkId)
    .execute();
  await notifyPair(transaction, principal, merge);
  return codedText(linkId, linkTexts.merged);
};

/** Removes the link of the two signals, because two signals have at most one link and a merge replaces it. */
const removeRelated = async (transaction: Database, { signalId, otherId }: Pair): Promise<void> => {
  await transaction
    .deleteFrom('signal_link')
    .where('kind', '=', 'RELATED')
    .where('signal_id', 'in', [signalId, otherId])
    .where('other_id', 'in', [signalId, otherId])
    .execute();
};
