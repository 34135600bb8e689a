import { useRef, useState } from 'react';
import { toast } from '../../../platform/toast.ts';
import { findUnreadable } from '../../writing/files.ts';
import { type Note, type Phase, tellUnsent, useSending } from '../../writing/use-sending.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import type { Draft } from './draft.ts';
import { type MessageKind, postReply } from './post-reply.ts';
import { readReply, type ReplyOutcome } from './reply-outcome.ts';
import { problemOf } from './reply-problem.ts';
import { texts } from './reply.texts.ts';

export interface SendReply {
  phase: Phase;
  /** Bytes of the files that have left. */
  sent: number;
  /** What stands beside the field. */
  problem: Note | null;
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
  const { phase, sent, mayRepeat, send: sendOne, cancel } = useSending();
  const [problem, setProblem] = useState<Note | null>(null);
  const isQuiet = useRef(false);
  const doubt = mayRepeat ? texts.unsure : texts.unsureWithoutKey;

  const send: SendReply['send'] = async (draft, files, expectedLastResponseId = null) => {
    const message = { kind, signalId, idempotencyKey: draft.key, document: draft.document ?? {}, files };
    const outcome = await sendOne({
      files,
      isUnsure: draft.isUnsure,
      mayBeSent: async () => {
        isQuiet.current = false;
        const unreadable = problemOf(draft.document) ? null : await findUnreadable(files);
        const wrong = problemOf(draft.document) ?? (unreadable && writingTexts.unreadableFile(unreadable.name));
        setProblem(wrong === null ? null : { text: wrong, isDoubt: false });
        return wrong === null;
      },
      post: (listening) => postReply({ ...message, expectedLastResponseId }, listening),
      read: readReply,
    });
    if (outcome === null) return 'not-sent';
    if (outcome.kind === 'sent') toast.success(kind === 'NOTE' ? texts.noteSent : texts.sent);
    else if (outcome.kind !== 'held' && !(isQuiet.current && outcome.kind === 'cancelled'))
      setProblem(tellUnsent(outcome, { ...texts, doubt }));
    return outcome.kind;
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
      cancel();
    },
  };
};
