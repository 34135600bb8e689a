import type { Attachment } from '../attachments/attachment.ts';

/** One message of a conversation. */
export interface ThreadMessage {
  id: string;
  /** NOTE: visible to the utility only. */
  kind: 'CLIENT' | 'OPERATOR' | 'NOTE';
  at: string;
  name: string | null;
  senderEmail: string | null;
  document: unknown;
  /** How many files the message has; their list may be incomplete. */
  attachmentsCount: number;
  attachments: readonly Attachment[];
}

/** A change of the record between two messages: who changed what, from what to what. */
export interface ThreadChange {
  id: string;
  kind: 'CHANGE';
  at: string;
  by: string;
  /** The changed property, in words. */
  what: string;
  from: string | null;
  to: string | null;
  /** What the person did, as the rest of a sentence. Replaces property and values. */
  sentence?: string | undefined;
}

export type ThreadItem = ThreadMessage | ThreadChange;

/** Merges further items into a conversation by time. The first message stays first; the order of equal times is kept. */
export const mergeByTime = (
  messages: readonly ThreadMessage[],
  added: readonly ThreadItem[],
): readonly ThreadItem[] => {
  if (added.length === 0) return messages;
  const [first, ...rest] = messages;
  const later = [...rest, ...added].map((item) => ({ item, time: Date.parse(item.at) }));
  const sorted = later.toSorted((left, right) => left.time - right.time).map(({ item }) => item);
  return first ? [first, ...sorted] : sorted;
};

/** Whether two items have the same content: such an item is not rendered again when the record is reloaded. */
export const isSameItem = <Item extends ThreadItem>(left: Item, right: Item): boolean =>
  (Object.keys(left) as (keyof Item)[]).every((field) => left[field] === right[field]);
