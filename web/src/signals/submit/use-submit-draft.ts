import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { createDraftStore } from '../../platform/draft-store.ts';
import { type Saved, useDraftKeeper } from '../../platform/use-draft-keeper.ts';
import { isBlankDraft, isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';

interface KeptSubmitDraft {
  draft: SubmitDraft;
  change: (change: Partial<SubmitDraft>) => void;
  /** Forgets what was filled in and begins anew, with a new key. */
  startNew: () => void;
  saved: Saved;
}

/** The signal that is being filled in, drawn at each change and kept a moment after it. */
export const useSubmitDraft = (): KeptSubmitDraft => {
  const { id } = useSession();
  const store = useMemo(() => createDraftStore(`submit.${id}`, isSubmitDraft), [id]);
  const [draft, setDraft] = useState(() => store.load() ?? newSubmitDraft());
  const { saved, keepSoon, forget } = useDraftKeeper({ store, isNothing });
  const handled = useRef(draft);

  useEffect(() => {
    if (draft === handled.current) return;
    handled.current = draft;
    keepSoon(draft);
  }, [draft, keepSoon]);

  const change = useCallback(
    (part: Partial<SubmitDraft>): void => setDraft((present) => ({ ...present, ...part })),
    [],
  );

  const startNew = useCallback((): void => {
    forget();
    handled.current = newSubmitDraft();
    setDraft(handled.current);
  }, [forget]);

  return { draft, change, startNew, saved };
};

/** An unsure one is kept even when emptied: its key tells whether it was stored. */
const isNothing = (draft: SubmitDraft): boolean => isBlankDraft(draft) && !draft.isUnsure;
