import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { isEmptyDocument } from '../../../ui/rich-text/rich-document.ts';
import { type Saved, useDraftKeeper } from '../../../platform/use-draft-keeper.ts';
import { type Draft, newDraft, replyDraftStore } from './draft.ts';
import type { MessageKind } from './reply-command.ts';

export interface KeptDraft {
  /** As it is drawn: with the text of the last pause, or of when it became empty or stopped being so. */
  draft: Draft;
  /** Includes the last key stroke. */
  latest: () => Draft;
  change: (change: Partial<Draft>) => void;
  /** Deletes the draft and begins a new one, with a new idempotency key. */
  startNew: () => void;
  saved: Saved;
}

/** The draft of a reply, stored shortly after each change and when the page is left. A key stroke renders nothing again. */
export const useDraft = (signalId: string, kind: MessageKind = 'REPLY'): KeptDraft => {
  const { id } = useSession();
  const store = useMemo(() => replyDraftStore(id, signalId, kind), [id, signalId, kind]);
  const [draft, setDraft] = useState(() => store.load() ?? newDraft());
  const { saved, keepSoon, forget } = useDraftKeeper({ store, isNothing, onKept: setDraft });
  const present = useRef(draft);

  const change = useCallback(
    (part: Partial<Draft>): void => {
      const before = present.current;
      const after = { ...before, ...part };
      present.current = after;
      keepSoon(after);
      if (!isSameButText(before, after)) setDraft(after);
      else if (isEmptyDocument(before.document) !== isEmptyDocument(after.document))
        startTransition(() => setDraft(after));
    },
    [keepSoon],
  );

  const startNew = useCallback((): void => {
    forget();
    present.current = newDraft();
    setDraft(present.current);
  }, [forget]);

  const latest = useCallback((): Draft => present.current, []);

  return { draft, latest, change, startNew, saved };
};

const isSameButText = (left: Draft, right: Draft): boolean =>
  left.key === right.key && left.fileNames === right.fileNames && left.isUnsure === right.isUnsure;

/** An unsure draft is kept even when emptied: its key finds out whether it was stored. */
const isNothing = ({ document, fileNames, isUnsure }: Draft): boolean =>
  isEmptyDocument(document) && fileNames.length === 0 && !isUnsure;
