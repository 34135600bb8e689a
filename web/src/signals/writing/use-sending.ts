import { useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../platform/toast.ts';
import type { UploadAnswer } from '../../platform/upload.ts';
import { sendUntilKnown, type Unknown, wordsOf } from './send-until-known.ts';
import type { Unsent } from './unsent.ts';
import { texts } from './writing.texts.ts';

/** `idle`: nothing is under way. `sending`: bytes leave. `confirming`: all have left. `checking`: a try got no answer. */
export type Phase = 'idle' | 'sending' | 'confirming' | 'checking';

/** What stays on the page of how it ended. A doubt is no failure and does not look like one. */
export interface Note {
  text: string;
  isDoubt: boolean;
  isAboutFiles?: boolean;
}

interface Message<Outcome> {
  files: readonly File[];
  /** An earlier try may have been stored. */
  isUnsure: boolean;
  /** Looked at first; false: it is not sent. */
  mayBeSent?: () => Promise<boolean>;
  /** One try; every try carries the same key. */
  post: (listening: { onProgress: (sent: number) => void; signal: AbortSignal }) => Promise<UploadAnswer>;
  read: (answer: UploadAnswer) => Outcome;
}

/** Sends one message at a time with its files, until it is known whether it was stored. */
export const useSending = () => {
  const { environment } = useSession();
  const [phase, setPhase] = useState<Phase>('idle');
  const [sent, setSent] = useState(0);
  const abort = useRef<AbortController | null>(null);
  const mayRepeat = environment.features.includes('IDEMPOTENCY');

  /** Null: it was not sent, or another is under way. */
  const send = async <Outcome extends { kind: string }>(
    message: Message<Outcome>,
  ): Promise<Outcome | Unknown | null> => {
    if (abort.current) return null;
    const running = new AbortController();
    const { signal } = running;
    abort.current = running;
    try {
      if (message.mayBeSent && !(await message.mayBeSent())) return null;
      setPhase('sending');
      const total = message.files.reduce((sum, { size }) => sum + size, 0);
      const onProgress = (bytes: number): void => {
        setSent(bytes);
        if (bytes >= total) setPhase((present) => (present === 'sending' ? 'confirming' : present));
      };
      return await sendUntilKnown({
        send: async () => {
          setSent(0);
          return message.read(await message.post({ onProgress, signal }));
        },
        mayRepeat,
        isUnsure: message.isUnsure,
        onCheck: () => setPhase('checking'),
        wait: (milliseconds) => pause(milliseconds, signal),
      });
    } finally {
      abort.current = null;
      setPhase('idle');
    }
  };
  return { phase, sent, mayRepeat, send, cancel: (): void => abort.current?.abort() };
};

/** Says it in a toast; answers what has to stay on the page. */
export const tellUnsent = (
  outcome: Unsent,
  words: { doubt: string; earlierAccepted: string; cancelled: string },
): Note | null => {
  switch (outcome.kind) {
    case 'refused':
    case 'failed':
      toast.error(outcome.text, { traceId: outcome.traceId });
      return {
        text: outcome.text,
        isDoubt: false,
        ...(outcome.kind === 'failed' && outcome.isAboutFiles && { isAboutFiles: true }),
      };
    case 'unknown':
      return warn(wordsOf(words.doubt, outcome), outcome.traceId);
    case 'earlier-accepted':
      return warn(words.earlierAccepted);
    case 'cancelled':
      toast.info(words.cancelled);
      return null;
    case 'signed-out':
      return { text: texts.signedOut, isDoubt: true };
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
