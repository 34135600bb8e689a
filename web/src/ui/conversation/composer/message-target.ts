import type { Conflict, Done, Refused } from '../../../platform/command/command.ts';
import type { DraftService } from '../../../platform/storage/use-server-draft.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';

/** A reply, from an operator or the client, or a note that only operators see. */
export type MessageKind = 'REPLY' | 'NOTE';

/** The person who gets the replies of a record. `id` is null if the record has no such person. */
export interface Recipient {
  id: string | null;
  name: string | null;
}

/** Why nothing was stored: there are newer messages, or the record has another recipient now. */
export type MessageConflict = 'newer-messages' | 'other-recipient';

export interface OutgoingMessage {
  idempotencyKey: string;
  document: RichDocument;
  /** Id of the latest message that the writer has seen, "0" if there is none. Null: no check for newer messages. */
  expectedLastId: string | null;
}

/**
 * Where messages of one kind are sent, and where their drafts are stored. Each feature supplies its targets. The object
 * must be the same in each render.
 */
export interface MessageTarget {
  kind: MessageKind;
  label: string;
  /** The recipient that the page shows. Null if messages are not for one person, as notes. */
  recipient: Recipient | null;
  /** Name of the draft in the tab's storage. */
  draftName: string;
  /** The service's storage of drafts; null if the service stores no drafts. */
  drafts: DraftService<RichDocument> | null;
  /** Route of the gateway that takes a message with its files. */
  path: string;
  toInput: (message: OutgoingMessage) => object;
  /** Reads the id of the stored message. */
  read: (result: Readonly<Record<string, unknown>>) => Done<string> | Conflict<MessageConflict> | Refused | null;
  /** True if the service stores idempotency keys, so that a message can be sent again without being stored twice. */
  isRepeatable: boolean;
  /** True if the service refuses a message when the latest stored message is not the expected message. */
  comparesLastResponse: boolean;
}
