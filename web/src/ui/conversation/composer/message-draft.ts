import { createDraftStore, type DraftStore } from '../../../platform/storage/draft-store.ts';
import type { RichDocument } from '../../rich-text/rich-document.ts';
import type { OutgoingMessage } from './message-target.ts';

/** A message that is being written. It outlives a reload of the page, but neither the browser's tab nor signing out. */
export interface Draft {
  /** Idempotency key, made once for each draft. */
  key: string;
  document: RichDocument | null;
  /** Names of the chosen files, to be attached again: a draft cannot store the files themselves. */
  fileNames: readonly string[];
  /** An earlier attempt got no response, so the message may be stored already. */
  isUnsure: boolean;
}

export const newDraft = (): Draft => ({ key: crypto.randomUUID(), document: null, fileNames: [], isUnsure: false });

export const toMessage = ({ key, document }: Draft, expectedLastId: string | null): OutgoingMessage => ({
  idempotencyKey: key,
  document: document ?? {},
  expectedLastId,
});

/** One draft for each record, kind and account: `name` identifies all three. */
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
