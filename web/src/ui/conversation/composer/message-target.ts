import type { Conflict, Done, Refused } from '../../../platform/command/command.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';

/** A reply to the other side, or a note that only the utility sees. */
export type MessageKind = 'REPLY' | 'NOTE';

export interface OutgoingMessage {
  idempotencyKey: string;
  document: RichDocument;
  /** The latest message that the writer has seen, "0" for none; null: not compared. */
  expectedLastId: string | null;
}

/**
 * Where messages of one kind are sent, and where their drafts are stored. A feature supplies it. The object must be the
 * same in each render.
 */
export interface MessageTarget {
  kind: MessageKind;
  label: string;
  /** Name of the draft in the tab's storage. */
  draftName: string;
  /** The service's storage of drafts; null: it has none. */
  drafts: DraftService | null;
  /** Route of the gateway that takes a message with its files. */
  path: string;
  toInput: (message: OutgoingMessage) => object;
  /** Reads the id of the stored message. A conflict: newer messages have come, and nothing was stored. */
  read: (result: Readonly<Record<string, unknown>>) => Done<string> | Conflict<'newer-messages'> | Refused | null;
  /** The service stores idempotency keys. */
  isRepeatable: boolean;
  /** The service refuses a message if the latest message is not the expected one. */
  comparesLastResponse: boolean;
}

/** Drafts that the service stores. */
export interface DraftService {
  /** Null: there is none. Rejects if the service does not respond. */
  read: () => Promise<StoredDraft | null>;
  /** Stores the text; null deletes the draft. Returns the time of storing; null: it failed. */
  save: (draft: { document: RichDocument | null; key: string }) => Promise<string | null>;
}

export interface StoredDraft {
  document: RichDocument;
  /** Idempotency key of the draft. */
  key: string;
  savedAt: string;
}
