import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { createDraftStore } from '../../platform/storage/draft-store.ts';
import { type Saved, useDraftKeeper } from '../../platform/storage/use-draft-keeper.ts';
import { isBlankDraft, isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';

interface KeptSubmitDraft {
  draft: SubmitDraft;
  change: (change: Partial<SubmitDraft>) => void;
  /** Deletes the draft and begins a new one, with a new idempotency key. */
  startNew: () => void;
  saved: Saved;
}

/** The signal that is being filled in, stored shortly after each change. */
export const useSubmitDraft = (): KeptSubmitDraft => {
  const { id } = useSession();
  const store = useMemo(() => createDraftStore(`submit.${id}`, isSubmitDraft), [id]);
  const [draft, setDraft] = useState(() => store.load() ?? newSubmitDraft());
  const { saved, scheduleSave, deleteDraft } = useDraftKeeper({ store, isEmpty });
  const handled = useRef(draft);

  useEffect(() => {
    if (draft === handled.current) return;
    handled.current = draft;
    scheduleSave(draft);
  }, [draft, scheduleSave]);

  const change = useCallback(
    (part: Partial<SubmitDraft>): void => setDraft((present) => ({ ...present, ...part })),
    [],
  );

  const startNew = useCallback((): void => {
    deleteDraft();
    handled.current = newSubmitDraft();
    setDraft(handled.current);
  }, [deleteDraft]);

  return { draft, change, startNew, saved };
};

/** A draft whose outcome is unknown is kept even without content: its key shows whether it was stored. */
const isEmpty = (draft: SubmitDraft): boolean => isBlankDraft(draft) && !draft.isUnsure;
