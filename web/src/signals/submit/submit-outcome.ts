import { isRecord } from '../../platform/json.ts';
import type { UploadAnswer } from '../../platform/upload.ts';
import { isNumbered, readAnswer, type Reading, type Unsent } from '../writing/unsent.ts';
import { texts } from './submit.texts.ts';

interface Sent {
  kind: 'sent';
  signalId: string;
}

export type SubmitOutcome = Sent | Unsent;

/** SG-18: what an answer of the gateway to a new signal means. */
export const readSubmission = (answer: UploadAnswer): SubmitOutcome => {
  const outcome = readAnswer(answer, { ownResult, words: texts });
  return outcome.kind === 'failed' ? { ...outcome, isAboutFiles: isAboutFiles(answer) } : outcome;
};

/** Too big, or no room for them. Other input is refused with a result; a proxy on the way says no more than its status. */
const isAboutFiles = ({ status, body }: UploadAnswer): boolean =>
  status === 413 || status === 507 || (isRecord(body) && body['code'] === 'BAD_USER_INPUT');

const ownResult: Reading<Sent>['ownResult'] = (result) => {
  if (result['__typename'] === 'SubmitSignalSuccess')
    return isNumbered(result['signalId'])
      ? { kind: 'sent', signalId: String(result['signalId']) }
      : { kind: 'refused', text: texts.notRecorded };
  return result['__typename'] === 'InvalidInput' && result['message'] === texts.missing
    ? { kind: 'refused', text: texts.missing }
    : null;
};
