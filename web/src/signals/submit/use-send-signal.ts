import { useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../ui/toast.ts';
import { upload, uploadForm } from '../../ui/upload.ts';
import { sendUntilKnown, wordsOf } from '../writing/send-until-known.ts';
import type { SubmitDraft } from './submit-draft.ts';
import { readSubmission, type SubmitOutcome } from './submit-outcome.ts';
import { texts } from './submit.texts.ts';
import { texts as writingTexts } from '../writing/writing.texts.ts';

/** `idle`: nothing is under way. `sending`: bytes leave. `confirming`: all have left. `checking`: a try got no answer. */
export type Phase = 'idle' | 'sending' | 'confirming' | 'checking';

/** What stands above the form, or beside the files. A doubt is no failure and does not look like one. */
export interface Note {
  text: string;
  isDoubt: boolean;
  isAboutFiles?: boolean;
}

interface SendSignal {
  phase: Phase;
  /** Bytes of the files that have left. */
  sent: number;
  note: Note | null;
  /** What to say of a draft that may be stored already. */
  doubt: string;
  setNote: (note: Note | null) => void;
  send: (draft: SubmitDraft, files: readonly File[]) => Promise<SubmitOutcome | null>;
  cancel: () => void;
}

/** Sends a new signal and tells the person what has become of it (SG-18). Null: one is already under way. */
export const useSendSignal = (): SendSignal => {
  const { environment } = useSession();
  const [phase, setPhase] = useState<Phase>('idle');
  const [sent, setSent] = useState(0);
  const [note, setNote] = useState<Note | null>(null);
  const abort = useRef<AbortController | null>(null);
  const mayRepeat = environment.features.includes('IDEMPOTENCY');
  const doubt = mayRepeat ? texts.unsure : texts.unsureWithoutKey;

  const sendOne = async (
    draft: SubmitDraft,
    files: readonly File[],
    { signal }: AbortController,
  ): Promise<SubmitOutcome> => {
    setSent(0);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const onProgress = (bytes: number): void => {
      setSent(bytes);
      if (bytes >= total) setPhase((present) => (present === 'sending' ? 'confirming' : present));
    };
    return readSubmission(await upload('/files/signals', uploadForm(inputOf(draft), files), { onProgress, signal }));
  };

  const send: SendSignal['send'] = async (draft, files) => {
    if (abort.current) return null;
    const running = new AbortController();
    abort.current = running;
    setNote(null);
    setPhase('sending');
    try {
      const outcome = await sendUntilKnown({
        send: () => sendOne(draft, files, running),
        mayRepeat,
        isUnsure: draft.isUnsure,
        onCheck: () => setPhase('checking'),
        wait: (milliseconds) => pause(milliseconds, running.signal),
      });
      setNote(tell(outcome, doubt));
      return outcome;
    } finally {
      abort.current = null;
      setPhase('idle');
    }
  };

  return { phase, sent, note, doubt, setNote, send, cancel: () => abort.current?.abort() };
};

const inputOf = ({ key, title, place, document, caller }: SubmitDraft) => ({
  idempotencyKey: key,
  title,
  location: place && { latitude: place.latitude, longitude: place.longitude },
  message: { document },
  ...(caller && (caller.submitterId ? { submitterId: caller.submitterId } : { clientId: caller.clientId })),
});

/** Says the outcome in a toast; answers what has to stay above the form. */
const tell = (outcome: SubmitOutcome, doubt: string): Note | null => {
  switch (outcome.kind) {
    case 'sent':
      toast.success(texts.created(outcome.signalId));
      return null;
    case 'refused':
    case 'failed':
      toast.error(outcome.text, { traceId: outcome.traceId });
      return { text: outcome.text, isDoubt: false, isAboutFiles: outcome.kind === 'failed' && outcome.isAboutFiles };
    case 'unknown':
      return warn(wordsOf(doubt, outcome), outcome.traceId);
    case 'earlier-accepted':
      return warn(texts.earlierAccepted);
    case 'cancelled':
      toast.info(texts.cancelled);
      return null;
    case 'signed-out':
      return { text: writingTexts.signedOut, isDoubt: true };
  }
};

const warn = (text: string, traceId?: string): Note => {
  toast.warning(text, { traceId });
  return { text, isDoubt: true };
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
