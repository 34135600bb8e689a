import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { isEmptyDocument } from '../../rich-text/rich-document.ts';
import { type Saved, useDraftKeeper } from '../../../platform/storage/use-draft-keeper.ts';
import { type Draft, messageDraftStore, newDraft } from './message-draft.ts';

export interface KeptDraft {
  /**
   * The draft to render. Its text is updated after each pause in typing, and when the text becomes empty or stops being
   * empty.
   */
  draft: Draft;
  /** Returns the newest draft, which the last render may not have. */
  latest: () => Draft;
  change: (change: Partial<Draft>) => void;
  /** Deletes the draft and begins a new draft, with a new idempotency key. */
  startNew: () => void;
  saved: Saved;
}

/**
 * The draft of a message, stored shortly after each change and when the page is left. Most key strokes do not render
 * the form.
 */
export const useMessageDraft = (name: string): KeptDraft => {
  const store = useMemo(() => messageDraftStore(name), [name]);
  const [draft, setDraft] = useState(() => store.load() ?? newDraft());
  const { saved, scheduleSave, deleteDraft } = useDraftKeeper({ store, isEmpty, onSaved: setDraft });
  const draftRef = useRef(draft);

  const change = useCallback(
    (part: Partial<Draft>): void => {
      const before = draftRef.current;
      const after = { ...before, ...part };
      draftRef.current = after;
      scheduleSave(after);
      if (!differOnlyInText(before, after)) setDraft(after);
      else if (isEmptyDocument(before.document) !== isEmptyDocument(after.document))
        startTransition(() => setDraft(after));
    },
    [scheduleSave],
  );

  const startNew = useCallback((): void => {
    deleteDraft();
    draftRef.current = newDraft();
    setDraft(draftRef.current);
  }, [deleteDraft]);

  const latest = useCallback((): Draft => draftRef.current, []);

  return { draft, latest, change, startNew, saved };
};

const differOnlyInText = (left: Draft, right: Draft): boolean =>
  left.key === right.key && left.fileNames === right.fileNames && left.isUnsure === right.isUnsure;

/**
 * A draft whose outcome is unknown is kept even without content: its idempotency key is needed to find out whether the
 * message was stored.
 */
const isEmpty = ({ document, fileNames, isUnsure }: Draft): boolean =>
  isEmptyDocument(document) && fileNames.length === 0 && !isUnsure;
