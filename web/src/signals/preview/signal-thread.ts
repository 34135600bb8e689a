import type { ThreadChange, ThreadItem, ThreadMessage } from '../../ui/conversation/thread.ts';
import type { SignalOperatorPartsQuery } from './operator-parts/operator-parts.generated.ts';
import type { AttachmentPartsFragment, SignalQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';

export type SignalDetails = NonNullable<SignalQuery['signal']>;

/** Notes and history of a signal: visible to the utility only. */
export type OperatorDetails = NonNullable<SignalOperatorPartsQuery['signal']>;

/**
 * The signal's own first message with its files, then the responses, oldest first. A first message that is
 * withheld from a citizen is left out.
 */
export const toThreadMessages = (signal: SignalDetails, isOperator: boolean): readonly ThreadMessage[] => {
  const name = signal.submitter?.name ?? null;
  const first: ThreadMessage = {
    id: 'first',
    kind: 'CLIENT',
    at: signal.createdAt,
    name,
    senderEmail: null,
    document: signal.message.document,
    attachmentsCount: signal.attachments?.length ?? 0,
    attachments: signal.attachments ?? noFiles,
  };
  const responses = (signal.responses ?? []).map((response): ThreadMessage => ({
    id: response.id,
    kind: response.kind,
    at: response.respondedAt,
    name: response.kind === 'CLIENT' ? name : response.author,
    senderEmail: response.senderEmail,
    document: response.message.document,
    attachmentsCount: response.attachmentsCount,
    attachments: response.attachments,
  }));
  return signal.hasWithheldMessages && !isOperator ? responses : [first, ...responses];
};

// Always the same empty array, so that an unchanged message is not rendered again.
const noFiles: ThreadMessage['attachments'] = [];

/**
 * The files of the first message and of the responses, in the order of the conversation. Null if the files of the first
 * message failed to load.
 */
export const filesOf = ({ attachments, responses }: SignalDetails): readonly AttachmentPartsFragment[] | null =>
  attachments && [...attachments, ...(responses ?? []).flatMap((response) => response.attachments)];

/** Notes and changes. The creation of the signal is left out, because the first message shows it. */
export const toOperatorItems = (
  { notes, history }: OperatorDetails,
  hasWithheldMessages: boolean,
): readonly ThreadItem[] => [
  ...(notes ?? []).map((note): ThreadMessage => ({
    id: note.id,
    kind: 'NOTE',
    at: note.writtenAt,
    name: note.author,
    senderEmail: null,
    document: note.message.document,
    attachmentsCount: note.attachments.length,
    attachments: note.attachments,
  })),
  ...(history ?? [])
    .filter(({ kind }) => kind !== 'CREATED')
    .map((change, _index, changes): ThreadChange => ({
      id: `change ${change.id}`,
      kind: 'CHANGE',
      at: change.changedAt,
      by: change.changedBy,
      what:
        hasWithheldMessages && change === changes.findLast(({ kind }) => kind === 'SUBMITTER')
          ? texts.withheld
          : texts.changes[change.kind],
      from: change.oldValue,
      to: change.newValue,
      sentence: change.kind === 'TAKEN_BY' ? assignmentSentence(change) : undefined,
    })),
];

const assignmentSentence = ({ newValue, changedBy }: { newValue?: string | null; changedBy: string }): string => {
  if (!newValue) return texts.released;
  return newValue === changedBy ? texts.took : texts.handedOver(newValue);
};
