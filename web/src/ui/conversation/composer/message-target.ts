import type { Conflict, Done, Refused } from '../../../platform/command/command.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';

/** A reply, from an operator or the client, or a note that only operators see. */
export type MessageKind = 'REPLY' | 'NOTE';

export interface OutgoingMessage {
  idempotencyKey: string;
  document: RichDocument;
  /** Id of the latest message that the writer has seen; "0": none; null: not compared. */
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
  /** The server's storage of drafts; null: there is none. */
  drafts: DraftService | null;
  /** Route of the gateway to which a message and its files are uploaded. */
  path: string;
  toInput: (message: OutgoingMessage) => object;
  /** Reads the id of the stored message. A conflict means that there are newer messages and nothing was stored. */
  read: (result: Readonly<Record<string, unknown>>) => Done<string> | Conflict<'newer-messages'> | Refused | null;
  /** True if the service stores idempotency keys, so that a message can be sent again without being stored twice. */
  isRepeatable: boolean;
  /** True if the service refuses a message when the latest stored one is not the expected one. */
  comparesLastResponse: boolean;
}

/** Drafts that the service stores. */
export interface DraftService {
  /** Returns the stored draft, or null if there is none. Rejects if the service does not respond. */
  read: () => Promise<StoredDraft | null>;
  /**
   * Stores the text; null deletes the draft. Returns the time at which it was stored; null: the draft was not stored.
   */
  save: (draft: { document: RichDocument | null; key: string }) => Promise<string | null>;
}

export interface StoredDraft {
  document: RichDocument;
  /** Idempotency key of the draft. */
  key: string;
  savedAt: string;
}
