import { toast } from '../toast.ts';
import type { CommandTexts, Undelivered } from './command.ts';
import { describe } from './delivery-outcome.ts';

/** What stays on the page about how a run ended. */
export interface CommandNote {
  text: string;
  /** The outcome is unknown. It is shown as a warning, not as a failure. */
  isWarning: boolean;
  isAboutFiles?: boolean;
}

/** Shows a toast. Returns what stays on the page. */
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
      return reportWarning(describe(texts.unknownOutcome, outcome), outcome.traceId);
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
