import type { AttachmentPartsFragment, ResponseKind, SignalQuery } from '../preview.generated.ts';
import type { SignalDeskQuery } from '../desk/desk.generated.ts';

export type SignalDetails = NonNullable<SignalQuery['signal']>;

/** What only the utility's own people see. */
export type DeskDetails = NonNullable<SignalDeskQuery['signal']>;

export type HistoryEntry = NonNullable<DeskDetails['history']>[number];

/** One message as the conversation shows it. */
export interface Entry {
  id: string;
  /** NOTE: among the utility's own people. */
  kind: ResponseKind | 'NOTE';
  at: string;
  name: string | null;
  senderEmail: string | null;
  document: unknown;
  /** Derived: how many files the message has. */
  attachmentsCount: number;
  attachments: readonly AttachmentPartsFragment[];
}

/** Something that was changed between two messages. */
export interface Change {
  id: string;
  kind: 'CHANGE';
  at: string;
  change: HistoryEntry;
}

export type ThreadItem = Entry | Change;

/** The first message of the signal, then its responses oldest first. The signal's own files are listed elsewhere. */
export const entriesOf = (signal: SignalDetails): readonly Entry[] => {
  const name = signal.submitter?.name ?? null;
  const first: Entry = {
    id: 'first',
    kind: 'CLIENT',
    at: signal.createdAt,
    name,
    senderEmail: null,
    document: signal.message.document,
    attachmentsCount: 0,
    attachments: [],
  };
  const responses = (signal.responses ?? []).map((response): Entry => ({
    id: response.id,
    kind: response.kind,
    at: response.respondedAt,
    name: response.kind === 'CLIENT' ? name : response.author,
    senderEmail: response.senderEmail,
    document: response.message.document,
    attachmentsCount: response.attachmentsCount,
    attachments: response.attachments,
  }));
  return [first, ...responses];
};

/** Notes and changes of the desk. That the signal was submitted, its first message says. */
export const deskItemsOf = ({ notes, history }: DeskDetails): readonly ThreadItem[] => [
  ...(notes ?? []).map((note): Entry => ({
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
    .map((change): Change => ({ id: `change ${change.id}`, kind: 'CHANGE', at: change.changedAt, change })),
];

/** The conversation with what the desk adds, in the order of time; what is of one moment keeps its order. */
export const inOrder = (entries: readonly Entry[], added: readonly ThreadItem[]): readonly ThreadItem[] => {
  if (added.length === 0) return entries;
  const [first, ...rest] = entries;
  const later = [...rest, ...added].map((item) => ({ item, time: Date.parse(item.at) }));
  const sorted = later.toSorted((left, right) => left.time - right.time).map(({ item }) => item);
  return first ? [first, ...sorted] : sorted;
};
