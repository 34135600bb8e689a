import { useState } from 'react';
import { toast } from '../../platform/toast.ts';
import { upload, uploadForm } from '../../platform/upload.ts';
import { type Note, tellUnsent, useSending } from '../writing/use-sending.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { readSubmission, type SubmitOutcome } from './submit-outcome.ts';
import { texts } from './submit.texts.ts';

/** Sends a new signal and tells the person what has become of it (SG-18). */
export const useSendSignal = () => {
  const { mayRepeat, send: sendOne, ...sending } = useSending();
  /** What stands above the form, or beside the files. */
  const [note, setNote] = useState<Note | null>(null);
  /** What to say of a draft that may be stored already. */
  const doubt = mayRepeat ? texts.unsure : texts.unsureWithoutKey;

  /** Null: one is already under way. */
  const send = async (draft: SubmitDraft, files: readonly File[]): Promise<SubmitOutcome | null> => {
    const outcome = await sendOne({
      files,
      isUnsure: draft.isUnsure,
      mayBeSent: async () => {
        setNote(null);
        return true;
      },
      post: (listening) => upload('/files/signals', uploadForm(inputOf(draft), files), listening),
      read: readSubmission,
    });
    if (outcome?.kind === 'sent') toast.success(texts.created(outcome.signalId));
    else if (outcome) setNote(tellUnsent(outcome, { ...texts, doubt }));
    return outcome;
  };
  return { ...sending, note, doubt, setNote, send };
};

const inputOf = ({ key, title, place, document, caller }: SubmitDraft) => ({
  idempotencyKey: key,
  title,
  location: place && { latitude: place.latitude, longitude: place.longitude },
  message: { document },
  ...(caller && (caller.submitterId ? { submitterId: caller.submitterId } : { clientId: caller.clientId })),
});
