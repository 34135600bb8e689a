import { useRef, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import type { Draft } from './draft.ts';
import { findUnreadable } from '../../writing/files.ts';
import { type MessageKind, postReply } from './post-reply.ts';
import { readReply, type ReplyOutcome } from './reply-outcome.ts';
import { problemOf } from './reply-problem.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { sendUntilKnown, wordsOf } from '../../writing/send-until-known.ts';

/** `idle`: nothing is under way. `sending`: bytes leave. `confirming`: all have left. `checking`: a try got no answer. */
export type Phase = 'idle' | 'sending' | 'confirming' | 'checking';

/** What stands beside the field. A doubt is no failure and does not look like one. */
export interface Problem {
  text: string;
  isDoubt: boolean;
}

export interface SendReply {
  phase: Phase;
  /** Bytes of the files that have left. */
  sent: number;
  problem: Problem | null;
  /** What to say of a draft that may be stored already. */
  doubt: string;
  clearProblem: () => void;
  /** `expectedLastResponseId`: the latest response that the writer has seen; null: nobody compares. */
  send: (
    draft: Draft,
    files: readonly File[],
    expectedLastResponseId?: string | null,
  ) => Promise<ReplyOutcome['kind'] | 'not-sent'>;
  /** Quiet: the person knows, as of a file that is taken out of what is being sent. */
  cancel: (isQuiet?: boolean) => void;
}

/** Sends a reply and tells the person what has become of it (SG-13). What follows for the draft is the caller's. */
export const useSendReply = (signalId: string, kind: MessageKind = 'REPLY'): SendReply => {
  const { environment } = useSession();
  const [phase, setPhase] = useState<Phase>('idle');
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const abort = useRef<AbortController | null>(null);
  const isQuiet = useRef(false);
  const mayRepeat = environment.features.includes('IDEMPOTENCY');
  const doubt = mayRepeat ? texts.unsure : texts.unsureWithoutKey;

  const sendOne = async (
    draft: Draft,
    files: readonly File[],
    expectedLastResponseId: string | null,
    { signal }: AbortController,
  ): Promise<ReplyOutcome> => {
    setSent(0);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const onProgress = (bytes: number): void => {
      setSent(bytes);
      if (bytes >= total) setPhase((present) => (present === 'sending' ? 'confirming' : present));
    };
    const message = { kind, signalId, idempotencyKey: draft.key, document: draft.document ?? {}, files };
    const reply = { ...message, expectedLastResponseId };
    return readReply(await postReply(reply, { onProgress, signal }));
  };

  const send: SendReply['send'] = async (draft, files, expectedLastResponseId = null) => {
    if (abort.current) return 'not-sent';
    const running = new AbortController();
    abort.current = running;
    isQuiet.current = false;
    try {
      const unreadable = problemOf(draft.document) ? null : await findUnreadable(files);
      const wrong = problemOf(draft.document) ?? (unreadable && writingTexts.unreadableFile(unreadable.name));
      setProblem(wrong === null ? null : { text: wrong, isDoubt: false });
      if (wrong) return 'not-sent';
      setPhase('sending');
      const outcome = await sendUntilKnown({
        send: () => sendOne(draft, files, expectedLastResponseId, running),
        mayRepeat,
        isUnsure: draft.isUnsure,
        onCheck: () => setPhase('checking'),
        wait: (milliseconds) => pause(milliseconds, running.signal),
      });
      if (!(isQuiet.current && outcome.kind === 'cancelled'))
        setProblem(tell(outcome, { doubt, sent: kind === 'NOTE' ? texts.noteSent : texts.sent }));
      return outcome.kind;
    } finally {
      abort.current = null;
      setPhase('idle');
    }
  };

  return {
    phase,
    sent,
    problem,
    doubt,
    clearProblem: () => setProblem(null),
    send,
    cancel: (quietly = false) => {
      isQuiet.current = quietly;
      abort.current?.abort();
    },
  };
};

/** Says the outcome in a toast; answers what has to stay beside the field. */
const tell = (outcome: ReplyOutcome, words: { doubt: string; sent: string }): Problem | null => {
  switch (outcome.kind) {
    case 'sent':
      toast.success(words.sent);
      return null;
    case 'held':
      return null;
    case 'refused':
    case 'failed':
      toast.error(outcome.text, { traceId: outcome.traceId });
      return { text: outcome.text, isDoubt: false };
    case 'unknown':
      return warn(wordsOf(words.doubt, outcome), outcome.traceId);
    case 'earlier-accepted':
      return warn(texts.earlierAccepted);
    case 'cancelled':
      toast.info(texts.cancelled);
      return null;
    case 'signed-out':
      return { text: writingTexts.signedOut, isDoubt: true };
  }
};

const warn = (text: string, traceId?: string): Problem => {
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
