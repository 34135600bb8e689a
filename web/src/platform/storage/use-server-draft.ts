import { useCallback, useEffect, useRef, useState } from 'react';
import { timeOf } from '../format.ts';

/** Drafts of one form that the service stores. */
export interface DraftService<Content> {
  /** Reads the stored draft; null if there is none. Rejects if the service does not respond. */
  read: () => Promise<StoredDraft<Content> | null>;
  /** Stores the content; null deletes the draft. Returns the time of storing; null if storing failed. */
  save: (draft: { content: Content | null; key: string }) => Promise<string | null>;
  /** The service keeps several drafts by their keys, so that saving a draft does not replace another one. */
  keepsOthers?: boolean;
}

export interface StoredDraft<Content> {
  content: Content;
  /** Idempotency key of the draft. */
  key: string;
  savedAt: string;
}

interface PresentDraft<Content> {
  /** The content of the last render. Each change makes a new object. */
  content: Content | null;
  /** Returns the newest content, which the last render may not have. The same function in each render. */
  latest: () => { content: Content | null; key: string };
  /** If the content is empty, the draft is deleted at the server. */
  isEmpty: (content: Content) => boolean;
}

export interface ServerDraft<Content> {
  /** Time when the server stored the present text, such as `09:40:51`; null if the present text is not stored. */
  saved: string | null;
  /** Returns whether the server has the newest text, which the last render may not have. The same function in each render. */
  isStored: () => boolean;
  /** The draft that the server had when the page was opened. Null after the user has taken or dismissed it. */
  found: StoredDraft<Content> | null;
  dismiss: () => void;
  /** Must be called after the text was sent, so that a save that is still running does not restore the draft. */
  clear: () => void;
}

/** Stores a draft at the server, where the user finds it from another computer or after closing the window. */
export const useServerDraft = <Content extends object>(
  drafts: DraftService<Content> | null,
  { content, latest, isEmpty }: PresentDraft<Content>,
): ServerDraft<Content> => {
  const sentKey = useRef<string | null>(null);
  const { found, dismiss, isRead } = useStoredDraft(drafts, sentKey);
  // Another draft at the server must not be overwritten before the user has taken or dismissed it.
  const mayOverwrite = isRead && (found === null || drafts?.keepsOthers === true);
  const options = { latest, isEmpty, mayOverwrite, sentKey };
  const { saved, isStored, save, clear: clearSaved, resetIfChanged } = useSave(drafts, options);

  useEffect(() => {
    if (!drafts || !resetIfChanged(content)) return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [content, drafts, save, resetIfChanged]);

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
  return { saved, isStored, found, dismiss, clear };
};

interface SaveOptions<Content> extends Omit<PresentDraft<Content>, 'content'> {
  mayOverwrite: boolean;
  /** The key of the message that was sent last. */
  sentKey: { current: string | null };
}

/** Saves the latest content. Each save begins after the previous one has ended. */
const useSave = <Content extends object>(
  drafts: DraftService<Content> | null,
  { latest, isEmpty, mayOverwrite, sentKey }: SaveOptions<Content>,
) => {
  const [saved, setSaved] = useState<string | null>(null);
  const savedContent = useRef<object | null>(latest().content);
  const storedContent = useRef<object | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback((): void => {
    const { content, key } = latest();
    if (!drafts || !mayOverwrite || content === savedContent.current) return;
    savedContent.current = content;
    const contentToStore = content === null || isEmpty(content) ? null : content;
    const write = async (): Promise<void> => {
      if (key === sentKey.current) return;
      const savedAt = await drafts.save({ content: contentToStore, key });
      if (key === sentKey.current) return;
      // The save failed: the next key stroke, or the return of the network, saves this content again.
      if (savedAt === null && savedContent.current === content) savedContent.current = neverSaved;
      if (savedAt !== null) storedContent.current = content;
      setSaved(contentToStore && savedAt && timeOf(savedAt));
    };
    queue.current = queue.current.then(write);
  }, [drafts, latest, isEmpty, mayOverwrite, sentKey]);

  /** Clears `saved` if the content has changed. Returns false if this content is saved, or being saved. */
  const resetIfChanged = useCallback((content: Content | null): boolean => {
    if (content === savedContent.current) return false;
    setSaved(null);
    return true;
  }, []);
  const clear = useCallback((): void => {
    savedContent.current = null;
    setSaved(null);
  }, []);
  const isStored = useCallback((): boolean => latest().content === storedContent.current, [latest]);
  return { saved, isStored, save, resetIfChanged, clear };
};

/** Reads the server's draft once, and retries until the server responds. */
const useStoredDraft = <Content>(drafts: DraftService<Content> | null, sentKey: { current: string | null }) => {
  const [found, setFound] = useState<StoredDraft<Content> | null>(null);
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
    const readUntilResponse = (): void => {
      read().catch(() => {
        if (!isUnmounted) timer = setTimeout(readUntilResponse, retryMs);
      });
    };
    readUntilResponse();
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
/** Value of `savedContent` after a failed save. It differs from every content of the form. */
const neverSaved = {};
