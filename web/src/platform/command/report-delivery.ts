import { toast } from '../toast.ts';
import type { CommandTexts, Undelivered } from './command.ts';
import { describeUnknownOutcome } from './delivery-outcome.ts';

/** A note on the page about the outcome of a run. */
export interface CommandNote {
  text: string;
  /** True if the outcome is unknown, the key was reused, or the session has ended. False for an error. */
  isWarning: boolean;
  isAboutFiles?: boolean;
}

/**
 * Shows a toast about the outcome, except if `texts` has no text for the outcome, or if the session has ended. Returns
 * the note for the page; null if there is none.
 */
export const reportDelivery = (
  outcome: Undelivered,
  texts: Pick<CommandTexts<never, never>, 'unknownOutcome' | 'keyReused' | 'cancelled' | 'signedOut'>,
): CommandNote | null => {
  switch (outcome.kind) {
    case 'refused':
      return reportFailure(outcome.text, outcome.traceId);
    case 'failed':
      return { ...reportFailure(outcome.text, outcome.traceId), ...(outcome.isAboutFiles && { isAboutFiles: true }) };
    case 'unknown':
      return reportWarning(describeUnknownOutcome(texts.unknownOutcome, outcome), outcome.traceId);
    case 'key-reused':
      return texts.keyReused === undefined ? null : reportWarning(texts.keyReused);
    case 'cancelled':
      if (texts.cancelled !== undefined) toast.info(texts.cancelled);
      return null;
    case 'signed-out':
      return texts.signedOut === undefined ? null : { text: texts.signedOut, isWarning: true };
  }
};

export const reportFailure = (text: string, traceId?: string): CommandNote => {
  toast.error(text, { traceId });
  return { text, isWarning: false };
};

const reportWarning = (text: string, traceId?: string): CommandNote => {
  toast.warning(text, { traceId });
  return { text, isWarning: true };
};
