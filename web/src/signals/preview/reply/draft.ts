import { createDraftStore, type DraftStore } from '../../../platform/draft-store.ts';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import type { MessageKind } from './reply-command.ts';

/** A reply that is being written. It outlives a reload of the page, but neither the browser's tab nor signing out. */
export interface Draft {
  /** Idempotency key, made once for each draft. */
  key: string;
  document: RichDocument | null;
  /** Files themselves cannot be kept: their names say what to attach again. */
  fileNames: readonly string[];
  /** An earlier attempt got no response, so the message may be stored already. */
  isUnsure: boolean;
}

export const newDraft = (): Draft => ({ key: crypto.randomUUID(), document: null, fileNames: [], isUnsure: false });

/** Drafts of one person for one signal, one of each kind. */
export const replyDraftStore = (
  person: string,
  signalId: string,
  kind: MessageKind = 'REPLY',
  storage?: () => Storage,
): DraftStore<Draft> => createDraftStore(`${kind.toLowerCase()}.${signalId}.${person}`, isDraft, storage);

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
