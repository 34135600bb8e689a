import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft-store.ts';

/** The draft is stored after a pause in typing of this length. */
const pauseMs = 400;
/** While the user types without a pause, the draft is stored at about this interval. */
const maxDelayMs = 3000;

/** Time when the draft was last stored; 'failed' if storing failed; null if this page has not stored the draft. */
export type Saved = Date | 'failed' | null;

interface KeeperOptions<Draft> {
  store: DraftStore<Draft>;
  /** An empty draft is deleted from the store. */
  isEmpty: (draft: Draft) => boolean;
  /** Called in a transition after each attempt to store the draft, and after an empty draft was deleted. */
  onSaved?: (draft: Draft) => void;
}

interface DraftKeeper<Draft> {
  saved: Saved;
  /** Stores the draft after a short pause, or at once when the form or the page is closed. */
  scheduleSave: (draft: Draft) => void;
  /** Deletes the draft, also one that is not stored yet. */
  deleteDraft: () => void;
}

/** Stores a draft while the user types. `store`, `isEmpty` and `onSaved` must be the same in each render. */
export const useDraftKeeper = <Draft>({ store, isEmpty, onSaved }: KeeperOptions<Draft>): DraftKeeper<Draft> => {
  const [saved, setSaved] = useState<Saved>(null);
  const unsaved = useRef<{ draft: Draft; since: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback((): void => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    const { draft } = unsaved.current;
    unsaved.current = null;
    if (isEmpty(draft)) store.erase();
    const result = isEmpty(draft) ? null : store.save(draft) ? new Date() : 'failed';
    startTransition(() => {
      onSaved?.(draft);
      setSaved(result);
    });
  }, [store, isEmpty, onSaved]);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const scheduleSave = useCallback(
    (draft: Draft): void => {
      const since = unsaved.current?.since ?? Date.now();
      unsaved.current = { draft, since };
      if (Date.now() - since >= maxDelayMs) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pauseMs);
    },
    [save],
  );

  const deleteDraft = useCallback((): void => {
    clearTimeout(timer.current);
    unsaved.current = null;
    store.erase();
    setSaved(null);
  }, [store]);

  return { saved, scheduleSave, deleteDraft };
};
