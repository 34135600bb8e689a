import type { KeptKey } from '../../platform/command/command.ts';
import { uploadTo } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { useSession } from '../../session/use-session.ts';
import { texts as writingTexts } from '../../ui/writing/writing.texts.ts';
import { readSubmission, submitFailureTexts, type SubmitInput } from './submit-command.ts';
import { texts } from './submit.texts.ts';

interface SubmitCommandOptions {
  keepKey: (key: KeptKey) => void;
  maySend: () => Promise<boolean>;
}

/** Sends a new signal with its files (SG-18). */
export const useSubmitCommand = (options: SubmitCommandOptions) => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  /** Text for a draft that may be stored already. */
  const unknownOutcome = isRepeatable ? texts.unsure : texts.unsureWithoutKey;
  const command = useCommand(uploadTo<SubmitInput>('/files/signals'), {
    read: readSubmission,
    isRepeatable,
    texts: {
      ...submitFailureTexts,
      done: texts.created,
      unknownOutcome,
      keyReused: texts.earlierAccepted,
      cancelled: texts.cancelled,
      signedOut: writingTexts.signedOut,
    },
    ...options,
  });
  return { ...command, unknownOutcome };
};
