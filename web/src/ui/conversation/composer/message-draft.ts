import { createDraftStore, type DraftStore } from '../../../platform/storage/draft-store.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';
import type { OutgoingMessage } from './message-target.ts';

/**
 * A message that is being written. The draft survives a reload of the page, and is deleted when the tab is closed or
 * the user signs out.
 */
export interface Draft {
  /** Idempotency key, created once for each draft. */
  key: string;
  document: RichDocument | null;
  /** Names of the chosen files. A draft cannot store the files, so the user must attach them again after a reload. */
  fileNames: readonly string[];
  /** True if the outcome of an earlier attempt is unknown: the message may already be stored. */
  isUnsure: boolean;
  /** Id of the recipient when the text was begun; see `Recipient`. Undefined if it is unknown. */
  recipientId?: string | null | undefined;
}

export const newDraft = (): Draft => ({ key: crypto.randomUUID(), document: null, fileNames: [], isUnsure: false });

export const toMessage = ({ key, document }: Draft, expectedLastId: string | null): OutgoingMessage => ({
  idempotencyKey: key,
  document: document ?? {},
  expectedLastId,
});

/** The store of one draft. `name` identifies the record, the kind of message and the account. */
export const messageDraftStore = (name: string, storage?: () => Storage): DraftStore<Draft> =>
  createDraftStore(name, isDraft, storage);

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'document' in value &&
  typeof value.document === 'object' &&
  'fileNames' in value &&
  Array.isArray(value.fileNames) &&
  'isUnsure' in value &&
  typeof value.isUnsure === 'boolean';
