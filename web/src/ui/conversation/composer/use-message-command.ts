import { useMemo } from 'react';
import type { KeptKey, Operation } from '../../../platform/command/command.ts';
import { withoutFullStop } from '../../../platform/command/delivery-outcome.ts';
import { uploadTo } from '../../../platform/command/operations.ts';
import { type CommandHandle, useCommand } from '../../../platform/command/use-command.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { texts } from './composer.texts.ts';
import { findProblem } from './message-problem.ts';
import type { MessageConflict, MessageTarget, OutgoingMessage } from './message-target.ts';

interface MessageCommandOptions {
  keepKey?: (key: KeptKey) => void;
  refresh?: () => Promise<unknown>;
}

export interface MessageCommand extends CommandHandle<OutgoingMessage, string, MessageConflict> {
  /** Text to show for a message that may already be stored. */
  unknownOutcome: string;
}

/** Sends a reply or a note with its files (SG-13). */
export const useMessageCommand = (
  { kind, path, toInput, read, isRepeatable }: MessageTarget,
  options: MessageCommandOptions = {},
): MessageCommand => {
  const operation = useMemo((): Operation<OutgoingMessage, Readonly<Record<string, unknown>>> => {
    const send = uploadTo(path);
    return (message, transport) => send(toInput(message), transport);
  }, [path, toInput]);
  const unknownOutcome = isRepeatable ? texts.unsure : texts.unsureWithoutKey;
  const command = useCommand(operation, {
    read,
    isRepeatable,
    validate: ({ document }) => findProblem(document),
    texts: {
      ...messageFailureTexts,
      done: () => (kind === 'NOTE' ? texts.noteSent : texts.sent),
      unknownOutcome,
      keyReused: texts.earlierAccepted,
      cancelled: texts.cancelled,
      signedOut: writingTexts.signedOut,
    },
    ...options,
  });
  return { ...command, unknownOutcome };
};

export const messageFailureTexts = {
  notRecorded: texts.notRecorded,
  refused: (reason: string): string => texts.refused(withoutFullStop(reason)),
};
