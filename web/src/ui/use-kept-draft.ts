import { useCallback, useEffect, useRef, useState } from 'react';
import { draftPrefix } from './drafts.ts';

const pauseMs = 400;

interface DraftKind<Draft> {
  /** Whose and what, as `submit.<account>`: one draft each. */
  name: string;
  create: () => Draft;
  isDraft: (value: unknown) => value is Draft;
  /** Nothing is kept of an empty one. */
  isNothing: (draft: Draft) => boolean;
}

interface KeptDraft<Draft> {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Forgets what was written and begins anew. */
  startNew: () => void;
  /** When it was last kept; 'failed' where the browser keeps nothing; null before. */
  saved: Date | 'failed' | null;
}

/** What is being filled in, kept in the tab a moment after each change and when the page goes. Pass a stable `kind`. */
export const useKeptDraft = <Draft>(kind: DraftKind<Draft>): KeptDraft<Draft> => {
  const [draft, setDraft] = useState(() => load(kind) ?? kind.create());
  const [saved, setSaved] = useState<KeptDraft<Draft>['saved']>(null);
  const unsaved = useRef<Draft | null>(null);

  const keep = useCallback((): void => {
    const latest = unsaved.current;
    unsaved.current = null;
    if (latest === null) return;
    const isKept = kind.isNothing(latest) ? erase(kind.name) : save(kind.name, latest);
    setSaved(kind.isNothing(latest) ? null : isKept ? new Date() : 'failed');
  }, [kind]);

  useEffect(() => {
    if (unsaved.current === null) return;
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const change = useCallback((part: Partial<Draft>): void => {
    setDraft((present) => {
      unsaved.current = { ...present, ...part };
      return unsaved.current;
    });
  }, []);

  const startNew = useCallback((): void => {
    unsaved.current = null;
    erase(kind.name);
    setSaved(null);
    setDraft(kind.create());
  }, [kind]);

  return { draft, change, startNew, saved };
};

const load = <Draft>({ name, isDraft }: DraftKind<Draft>): Draft | null =>
  attempt<Draft | null>(() => {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? 'null');
    return isDraft(value) ? value : null;
  }, null);

const save = (name: string, draft: unknown): boolean =>
  attempt(() => {
    sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft));
    return true;
  }, false);

const erase = (name: string): boolean =>
  attempt(() => {
    sessionStorage.removeItem(draftPrefix + name);
    return true;
  }, false);

/** A browser may keep nothing at all. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
