import { done, type Done, type Refused } from '../../platform/command/command.ts';
import { isNumbered, withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { toCallerInput } from '../caller/caller.ts';
import type { SubmitDraft } from './drafts/submit-draft.ts';
import { texts } from './submit.texts.ts';

export const toSubmitInput = ({ key, title, place, document, caller }: SubmitDraft) => ({
  idempotencyKey: key,
  title,
  location: place && { latitude: place.latitude, longitude: place.longitude },
  message: { document },
  ...(caller && toCallerInput(caller)),
});

export type SubmitInput = ReturnType<typeof toSubmitInput>;

/** SG-18: reads the number of the new signal. */
export const readSubmission = (result: Readonly<Record<string, unknown>>): Done<string> | Refused | null => {
  if (result['__typename'] !== 'SubmitSignalSuccess') return null;
  return isNumbered(result['signalId'])
    ? done(String(result['signalId']))
    : { kind: 'refused', text: texts.notRecorded };
};

export const submitFailureTexts = {
  notRecorded: texts.notRecorded,
  /** SG-17: the sentence about missing fields is shown as it is. */
  refused: (reason: string): string => (reason === texts.missing ? reason : texts.refused(withoutFullStop(reason))),
};
