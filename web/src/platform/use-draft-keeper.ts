import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft-store.ts';

const pauseMs = 400;
/** Whoever writes without a pause loses no more than this. */
const longestMs = 3000;

/** When a draft was last kept; 'failed' where the browser keeps nothing; null before. */
export type Saved = Date | 'failed' | null;

interface Keeping<Draft> {
  store: DraftStore<Draft>;
  /** Nothing is kept of an empty one. */
  isNothing: (draft: Draft) => boolean;
  /** Called with what was kept, in a transition. */
  onKept?: (draft: Draft) => void;
}

interface DraftKeeper<Draft> {
  saved: Saved;
  /** Keeps it a moment later, and at once when the page goes. */
  keepSoon: (draft: Draft) => void;
  /** What was kept and what was to be kept. */
  forget: () => void;
}

/** Writes down what is being typed. Pass a stable `store`, `isNothing` and `onKept`. */
export const useDraftKeeper = <Draft>({ store, isNothing, onKept }: Keeping<Draft>): DraftKeeper<Draft> => {
  const [saved, setSaved] = useState<Saved>(null);
  const unkept = useRef<{ draft: Draft; since: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback((): void => {
    clearTimeout(timer.current);
    if (!unkept.current) return;
    const { draft } = unkept.current;
    unkept.current = null;
    if (isNothing(draft)) store.erase();
    const kept = isNothing(draft) ? null : store.save(draft) ? new Date() : 'failed';
    startTransition(() => {
      onKept?.(draft);
      setSaved(kept);
    });
  }, [store, isNothing, onKept]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const keepSoon = useCallback(
    (draft: Draft): void => {
      const since = unkept.current?.since ?? Date.now();
      unkept.current = { draft, since };
      if (Date.now() - since >= longestMs) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, pauseMs);
    },
    [keep],
  );

  const forget = useCallback((): void => {
    clearTimeout(timer.current);
    unkept.current = null;
    store.erase();
    setSaved(null);
  }, [store]);

  return { saved, keepSoon, forget };
};
