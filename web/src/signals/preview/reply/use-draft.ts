import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import { createDraftStore, type Draft, newDraft } from './draft.ts';
import type { MessageKind } from './post-reply.ts';

const pauseMs = 400;

export interface KeptDraft {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Forgets what was written and begins anew, with a new key. */
  startNew: () => void;
  /** When it was last kept; 'failed' where the browser keeps nothing; null before. */
  saved: Date | 'failed' | null;
}

/** The draft of a reply, kept a moment after each change and when the page goes. */
export const useDraft = (signalId: string, kind: MessageKind = 'REPLY'): KeptDraft => {
  const { id } = useSession();
  const store = useMemo(() => createDraftStore(id, signalId, kind), [id, signalId, kind]);
  const [draft, setDraft] = useState(() => store.load() ?? newDraft());
  const [saved, setSaved] = useState<KeptDraft['saved']>(null);
  const unsaved = useRef<Draft | null>(null);

  const keep = useCallback((): void => {
    const latest = unsaved.current;
    unsaved.current = null;
    if (!latest) return;
    if (isNothing(latest)) store.erase();
    setSaved(isNothing(latest) ? null : store.save(latest) ? new Date() : 'failed');
  }, [store]);

  useEffect(() => {
    if (!unsaved.current) return;
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
    store.erase();
    setSaved(null);
    setDraft(newDraft());
  }, [store]);

  return { draft, change, startNew, saved };
};

/** An unsure one is kept even when emptied: its key tells whether it was stored. */
const isNothing = ({ document, fileNames, isUnsure }: Draft): boolean =>
  isEmptyDocument(document) && fileNames.length === 0 && !isUnsure;
