import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import { createDraftStore, type Draft, newDraft } from './draft.ts';
import type { MessageKind } from './post-reply.ts';

const pauseMs = 400;
/** Whoever writes without a pause loses no more than this. */
const longestMs = 3000;

export interface KeptDraft {
  /** As it is drawn: its text as of the last pause, or of when it began or ceased to be empty. */
  draft: Draft;
  /** With the last key. */
  latest: () => Draft;
  change: (change: Partial<Draft>) => void;
  /** Forgets what was written and begins anew, with a new key. */
  startNew: () => void;
  /** When it was last kept; 'failed' where the browser keeps nothing; null before. */
  saved: Date | 'failed' | null;
}

/** The draft of a reply, kept a moment after each change and when the page goes. A key draws nothing anew. */
export const useDraft = (signalId: string, kind: MessageKind = 'REPLY'): KeptDraft => {
  const { id } = useSession();
  const store = useMemo(() => createDraftStore(id, signalId, kind), [id, signalId, kind]);
  const [draft, setDraft] = useState(() => store.load() ?? newDraft());
  const [saved, setSaved] = useState<KeptDraft['saved']>(null);
  const present = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkeptSince = useRef(0);

  const keep = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const latest = present.current;
    if (isNothing(latest)) store.erase();
    const kept = isNothing(latest) ? null : store.save(latest) ? new Date() : 'failed';
    startTransition(() => {
      setDraft(latest);
      setSaved(kept);
    });
  }, [store]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const change = useCallback(
    (part: Partial<Draft>): void => {
      const before = present.current;
      const after = { ...before, ...part };
      present.current = after;
      if (timer.current === undefined) unkeptSince.current = Date.now();
      if (Date.now() - unkeptSince.current < longestMs) {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, pauseMs);
      }
      if (!isSameButText(before, after)) setDraft(after);
      else if (isEmptyDocument(before.document) !== isEmptyDocument(after.document))
        startTransition(() => setDraft(after));
    },
    [keep],
  );

  const startNew = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    store.erase();
    present.current = newDraft();
    setSaved(null);
    setDraft(present.current);
  }, [store]);

  const latest = useCallback((): Draft => present.current, []);

  return { draft, latest, change, startNew, saved };
};

const isSameButText = (left: Draft, right: Draft): boolean =>
  left.key === right.key && left.fileNames === right.fileNames && left.isUnsure === right.isUnsure;

/** An unsure one is kept even when emptied: its key tells whether it was stored. */
const isNothing = ({ document, fileNames, isUnsure }: Draft): boolean =>
  isEmptyDocument(document) && fileNames.length === 0 && !isUnsure;
