import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { createDraftStore } from '../../../platform/storage/draft-store.ts';
import { type Saved, useDraftKeeper } from '../../../platform/storage/use-draft-keeper.ts';
import { type StoredDraft, useServerDraft } from '../../../platform/storage/use-server-draft.ts';
import type { Caller } from '../../caller/caller.ts';
import { isBlankDraft, isSubmitDraft, newSubmitDraft, type SubmitDraft } from './submit-draft.ts';
import { type SignalStart, takeSignalStart } from '../../../session/signal-start.ts';
import { type PendingStart, usePendingStart } from './use-pending-start.ts';
import { useDraftLock, useSubmitDraftService } from './use-submit-draft-service.ts';

interface KeptSubmitDraft {
  draft: SubmitDraft;
  change: (change: Partial<SubmitDraft>) => void;
  /** True if the draft was begun before this page was opened, and no other signal waits for the user's choice. */
  isContinued: boolean;
  /** Deletes the draft and begins a new draft, with a new idempotency key. */
  startNew: () => void;
  /** When the draft was stored last: in the tab, and on the server as a text such as `09:40:51`. */
  saved: { inTab: Saved; atServer: string | null };
  /** Returns whether the server has the newest draft. The same function in each render. */
  isStored: () => boolean;
  foundDraft: FoundDraft;
  /** The person for whom another page opened the form, while the form shows another unsent signal; otherwise null. */
  pendingStart: PendingStart | null;
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
  const [opened] = useState(() => openDraft(stored ?? newSubmitDraft()));
  const [draft, setDraft] = useState(opened.draft);
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

  const pendingStart = usePendingStart(opened.pending, { draft, change, service, deleteDraft });

  const { found } = server;
  return {
    draft,
    change,
    isContinued: !pendingStart && stored !== null && stored.key === draft.key && !isBlankDraft(stored),
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
    pendingStart,
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
 * Adds the caller and the place with which another page opened the form. Values of the draft stay. If the draft is an
 * unsent signal of another caller, or without a caller, nothing is added, and the start waits for the user's choice.
 */
const openDraft = (draft: SubmitDraft): { draft: SubmitDraft; pending: SignalStart | null } => {
  const start = takeSignalStart();
  if (!start) return { draft, pending: null };
  const isSameCaller = draft.caller !== null && isSamePerson(draft.caller, start.caller);
  if (!isSameCaller && !isEmpty(draft)) return { draft, pending: start };
  const place = start.place && { ...start.place, pipelineId: null };
  return { draft: { ...draft, caller: draft.caller ?? start.caller, place: draft.place ?? place }, pending: null };
};
