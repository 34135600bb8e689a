import type { KeptKey } from '../../../platform/command/command.ts';
import { uploadTo } from '../../../platform/command/operations.ts';
import { type CommandHandle, useCommand } from '../../../platform/command/use-command.ts';
import { useSession } from '../../../session/use-session.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { type MessageKind, readReply, replyFailureTexts, type ReplyInput, replyPath } from './reply-command.ts';
import { problemOf } from './reply-problem.ts';
import { texts } from './reply.texts.ts';

interface ReplyCommandOptions {
  keepKey?: (key: KeptKey) => void;
  refresh?: () => Promise<unknown>;
}

export interface ReplyCommand extends CommandHandle<ReplyInput, string, 'newer-messages'> {
  /** Text for a draft that may be stored already. */
  doubt: string;
}

/** Sends a reply or a note with its files (SG-13). */
export const useReplyCommand = (
  signalId: string,
  kind: MessageKind,
  options: ReplyCommandOptions = {},
): ReplyCommand => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const doubt = isRepeatable ? texts.unsure : texts.unsureWithoutKey;
  const command = useCommand(uploadTo<ReplyInput>(replyPath(signalId, kind)), {
    read: readReply,
    isRepeatable,
    validate: ({ message }) => problemOf(message.document),
    texts: {
      ...replyFailureTexts,
      done: () => (kind === 'NOTE' ? texts.noteSent : texts.sent),
      doubt,
      keyReused: texts.earlierAccepted,
      cancelled: texts.cancelled,
      signedOut: writingTexts.signedOut,
    },
    ...options,
  });
  return { ...command, doubt };
};
