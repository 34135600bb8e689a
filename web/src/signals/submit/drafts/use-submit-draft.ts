import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { createDraftStore } from '../../../platform/storage/draft-store.ts';
import { type Saved, useDraftKeeper } from '../../../platform/storage/use-draft-keeper.ts';
import { type StoredDraft, useServerDraft } from '../../../platform/storage/use-server-draft.ts';
import type { Caller } from '../../caller/caller.ts';
import { isBlankDraft, isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';
import { takeSignalStart } from '../../../session/signal-start.ts';
import { useDraftLock, useSubmitDraftService } from './use-submit-draft-service.ts';

interface KeptSubmitDraft {
  draft: SubmitDraft;
  change: (change: Partial<SubmitDraft>) => void;
  /** True if the draft was begun before this page was opened. */
  isContinued: boolean;
  /** Deletes the draft and begins a new draft, with a new idempotency key. */
  startNew: () => void;
  /** When the draft was stored last: in the tab, and on the server as a text such as `09:40:51`. */
  saved: { inTab: Saved; atServer: string | null };
  /** Returns whether the server has the newest draft. The same function in each render. */
  isStored: () => boolean;
  foundDraft: FoundDraft;
}

/** An unsent signal of another window, offered while the form is blank. */
interface FoundDraft {
  found: StoredDraft<SubmitDraft> | null;
  /** Stores the found draft in this tab. After that the page must mount the form again. */
  take: () => void;
  dismiss: () => void;
}

/** The draft of a new signal, stored in the tab and on the server shortly after each change. */
export const useSubmitDraft = (): KeptSubmitDraft => {
  const { id } = useSession();
  const service = useSubmitDraftService();
  const store = useMemo(() => createDraftStore(`submit.${id}`, isSubmitDraft), [id]);
  const [stored] = useState(() => store.load());
  const [draft, setDraft] = useState(() => withStart(stored ?? newSubmitDraft()));
  const { saved, scheduleSave, deleteDraft } = useDraftKeeper({ store, isEmpty });
  const handledDraft = useRef(draft);
  const latest = useLatest(draft);
  const server = useServerDraft(service, { content: draft, latest, isEmpty: isBlankDraft });
  useDraftLock(draft.key);

  useEffect(() => {
    if (draft === handledDraft.current) return;
    handledDraft.current = draft;
    scheduleSave(draft);
  }, [draft, scheduleSave]);

  const change = useCallback(
    (part: Partial<SubmitDraft>): void => setDraft((previous) => ({ ...previous, ...part })),
    [],
  );

  const startNew = (): void => {
    deleteDraft();
    server.clear();
    void service?.save({ content: null, key: draft.key });
    handledDraft.current = newSubmitDraft();
    setDraft(handledDraft.current);
  };

  const { found } = server;
  return {
    draft,
    change,
    isContinued: stored !== null && stored.key === draft.key && !isBlankDraft(stored),
    startNew,
    saved: { inTab: saved, atServer: server.saved },
    isStored: server.isStored,
    foundDraft: {
      found: isBlankDraft(draft) ? found : null,
      take: () => {
        if (!found) return;
        deleteDraft();
        store.save(found.content);
      },
      dismiss: server.dismiss,
    },
  };
};

/** Returns a function that reads the draft of the last rendering. */
const useLatest = (draft: SubmitDraft) => {
  const present = useRef(draft);
  useLayoutEffect(() => {
    present.current = draft;
  });
  return useCallback(() => ({ content: present.current, key: present.current.key }), []);
};

/** A draft with an unknown outcome is kept even without content: its key shows whether the signal was stored. */
const isEmpty = (draft: SubmitDraft): boolean => isBlankDraft(draft) && !draft.isUnsure;

const isSamePerson = (one: Person, other: Person): boolean =>
  one.clientId === other.clientId && (one.clientId !== null || one.submitterId === other.submitterId);

type Person = Pick<Caller, 'submitterId' | 'clientId'>;

/**
 * Adds the caller and the place with which another page opened the form. Values of the draft stay. Nothing is added to
 * a draft for another caller.
 */
const withStart = (draft: SubmitDraft): SubmitDraft => {
  const start = takeSignalStart();
  if (!start || (draft.caller && !isSamePerson(draft.caller, start.caller))) return draft;
  const place = start.place && { ...start.place, pipelineId: null };
  return { ...draft, caller: draft.caller ?? start.caller, place: draft.place ?? place };
};
