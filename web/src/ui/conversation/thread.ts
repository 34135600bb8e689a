import type { Attachment } from '../attachments/attachment.ts';

/** One message of a conversation. */
export interface ThreadMessage {
  id: string;
  /** Only operators see messages of the kind NOTE. */
  kind: 'CLIENT' | 'OPERATOR' | 'NOTE';
  at: string;
  name: string | null;
  senderEmail: string | null;
  document: unknown;
  /** How many files the message has; their list may be incomplete. */
  attachmentsCount: number;
  attachments: readonly Attachment[];
}

/** A change of the record, shown among the messages: who changed which property, its old and its new value. */
export interface ThreadChange {
  id: string;
  kind: 'CHANGE';
  at: string;
  by: string;
  /** Name of the changed property on screen. */
  what: string;
  from: string | null;
  to: string | null;
  /** What the user did, as the rest of a sentence after the name. Shown instead of property and values. */
  sentence?: string | undefined;
}

export type ThreadItem = ThreadMessage | ThreadChange;

/**
 * Merges further items into a conversation by time. The first message stays first; items with equal times keep their
 * order.
 */
export const mergeByTime = (
  messages: readonly ThreadMessage[],
  added: readonly ThreadItem[],
): readonly ThreadItem[] => {
  if (added.length === 0) return messages;
  const [first, ...laterMessages] = messages;
  const later = [...laterMessages, ...added].map((item) => ({ item, time: Date.parse(item.at) }));
  const sorted = later.toSorted((left, right) => left.time - right.time).map(({ item }) => item);
  return first ? [first, ...sorted] : sorted;
};

/** Whether all fields of two items are equal (`===`). An equal item is not rendered again after a reload. */
export const isSameItem = <Item extends ThreadItem>(left: Item, right: Item): boolean =>
  (Object.keys(left) as (keyof Item)[]).every((field) => left[field] === right[field]);
