import { useCallback, useEffect, useRef, useState } from 'react';
import { timeOf } from '../../../platform/format.ts';
import { isEmptyDocument, type RichDocument } from '../../rich-text/rich-document.ts';
import type { DraftService, StoredDraft } from './message-target.ts';
import type { KeptDraft } from './use-message-draft.ts';

export interface ServerDraft {
  /**
   * Time at which the server stored the present text, `09:40:51`; null before, and if the server could not store it.
   */
  saved: string | null;
  /**
   * The draft that the server had when the page was opened; null after it was taken or dismissed, and if there was
   * none.
   */
  found: StoredDraft | null;
  dismiss: () => void;
  /** Called when the message was sent: a save that is under way must not restore its draft. */
  clear: () => void;
}

/** Stores a draft at the server too, so that the user finds it at another computer, and after the window was closed. */
export const useServerDraft = (
  drafts: DraftService | null,
  { draft, latest }: Pick<KeptDraft, 'draft' | 'latest'>,
): ServerDraft => {
  const sentKey = useRef<string | null>(null);
  const { found, dismiss, isRead } = useStoredDraft(drafts, sentKey);
  // Another draft at the server must not be overwritten before the user has taken or dismissed it.
  const mayOverwrite = isRead && found === null;
  const { saved, save, clear: clearSaved, startSaving } = useSave(drafts, { latest, mayOverwrite, sentKey });

  useEffect(() => {
    if (!drafts || !startSaving(draft.document)) return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, drafts, save, startSaving]);

  useEffect(() => {
    if (!drafts) return;
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      save();
    };
  }, [drafts, save]);

  const clear = useCallback((): void => {
    sentKey.current = latest().key;
    clearSaved();
    dismiss();
  }, [latest, clearSaved, dismiss]);
  return { saved, found, dismiss, clear };
};

interface SaveOptions {
  latest: KeptDraft['latest'];
  mayOverwrite: boolean;
  /** Idempotency key of the message that was sent last. */
  sentKey: { current: string | null };
}

/** Saves the latest text, one save after the other. */
const useSave = (drafts: DraftService | null, { latest, mayOverwrite, sentKey }: SaveOptions) => {
  const [saved, setSaved] = useState<string | null>(null);
  const savedDocument = useRef<RichDocument | null>(latest().document);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback((): void => {
    const { document, key } = latest();
    if (!drafts || !mayOverwrite || document === savedDocument.current) return;
    savedDocument.current = document;
    const text = document === null || isEmptyDocument(document) ? null : document;
    const write = async (): Promise<void> => {
      if (key === sentKey.current) return;
      const savedAt = await drafts.save({ document: text, key });
      if (key === sentKey.current) return;
      // The next key stroke, or the return of the network, saves this text again.
      if (savedAt === null && savedDocument.current === document) savedDocument.current = neverSaved;
      setSaved(text && savedAt && timeOf(savedAt));
    };
    queue.current = queue.current.then(write);
  }, [drafts, latest, mayOverwrite, sentKey]);

  /** Returns false if this text is saved or being saved. */
  const startSaving = useCallback((document: RichDocument | null): boolean => {
    if (document === savedDocument.current) return false;
    setSaved(null);
    return true;
  }, []);
  const clear = useCallback((): void => {
    savedDocument.current = null;
    setSaved(null);
  }, []);
  return { saved, save, startSaving, clear };
};

/** Reads the server's draft once, and retries until the server responds. */
const useStoredDraft = (drafts: DraftService | null, sentKey: SaveOptions['sentKey']) => {
  const [found, setFound] = useState<StoredDraft | null>(null);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    if (!drafts) return;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const stored = await drafts.read();
      if (isUnmounted) return;
      if (stored && stored.key !== sentKey.current) setFound(stored);
      setRead(true);
    };
    const readUntilAnswered = (): void => {
      read().catch(() => {
        if (!isUnmounted) timer = setTimeout(readUntilAnswered, retryMs);
      });
    };
    readUntilAnswered();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [drafts, sentKey]);

  const dismiss = useCallback((): void => setFound(null), []);
  return { found, dismiss, isRead };
};

const pauseMs = 1500;
const retryMs = 10_000;
/** A stand-in that is equal to no document, for a save that failed. */
const neverSaved: RichDocument = {};
