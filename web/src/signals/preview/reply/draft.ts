import { draftPrefix } from '../../../ui/drafts.ts';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import type { MessageKind } from './post-reply.ts';

/** A reply that is being written. It outlives a reload of the page, but neither the browser's tab nor signing out. */
export interface Draft {
  /** Made once for each draft: the same key never stores twice. */
  key: string;
  document: RichDocument | null;
  /** Files themselves cannot be kept: their names say what to attach again. */
  fileNames: readonly string[];
  /** An earlier try to send it got no answer, so it may be stored already. */
  isUnsure: boolean;
}

export const newDraft = (): Draft => ({ key: crypto.randomUUID(), document: null, fileNames: [], isUnsure: false });

export interface DraftStore {
  load: () => Draft | null;
  /** False where the browser keeps nothing. */
  save: (draft: Draft) => boolean;
  erase: () => void;
}

/** Drafts of one person for one signal, one of each kind. Signing out clears them. */
export const createDraftStore = (
  person: string,
  signalId: string,
  kind: MessageKind = 'REPLY',
  storage = (): Storage => sessionStorage,
): DraftStore => {
  const name = `${draftPrefix}${kind.toLowerCase()}.${signalId}.${person}`;
  return {
    load: () => attempt(() => readDraft(storage().getItem(name)), null),
    save: (draft) =>
      attempt(() => {
        storage().setItem(name, JSON.stringify(draft));
        return true;
      }, false),
    erase: () => attempt(() => storage().removeItem(name), undefined),
  };
};

const readDraft = (stored: string | null): Draft | null => {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  return isDraft(value) ? value : null;
};

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

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
