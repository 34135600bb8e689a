import { useState } from 'react';
import { confirm } from '../../../platform/confirm.ts';
import type { DraftService } from '../../../platform/storage/use-server-draft.ts';
import { toast } from '../../../platform/toast.ts';
import { setSignalStart, type SignalStart } from '../../../session/signal-start.ts';
import type { Caller } from '../../caller/caller.ts';
import { texts } from '../submit.texts.ts';
import type { SubmitDraft } from './submit-draft.ts';

/** A new signal for a person that the user has not begun yet, because the form shows another unsent signal. */
export interface PendingStart {
  caller: Caller;
  /** Stays with the unsent signal. If it has no caller, it gets the person as caller. */
  resume: () => void;
  /**
   * Puts the unsent signal aside on the server, or deletes it if the user agrees. Returns true if the page must mount
   * the form again, which then begins a signal for the person.
   */
  startNew: () => Promise<boolean>;
}

interface PresentDraft {
  draft: SubmitDraft;
  change: (change: Partial<SubmitDraft>) => void;
  service: DraftService<SubmitDraft> | null;
  deleteDraft: () => void;
}

export const usePendingStart = (
  opened: SignalStart | null,
  { draft, change, service, deleteDraft }: PresentDraft,
): PendingStart | null => {
  const [start, setStart] = useState(opened);
  if (!start) return null;
  return {
    caller: start.caller,
    resume: () => {
      setStart(null);
      if (draft.caller === null) change({ caller: start.caller });
    },
    startNew: async () => {
      const isKept = service !== null && (await service.save({ content: draft, key: draft.key })) !== null;
      if (!isKept && !(await confirm(discardQuestion))) return false;
      if (isKept) toast.info(texts.pendingKept);
      deleteDraft();
      setSignalStart(start);
      return true;
    },
  };
};

export const discardQuestion = {
  title: texts.discardTitle,
  body: texts.discardBody,
  kind: 'do',
  isDestructive: true,
} as const;
