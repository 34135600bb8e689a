import type { UploadAnswer } from '../../../platform/upload.ts';
import { isNumbered, readAnswer, type Reading, type Unsent } from '../../writing/unsent.ts';
import { texts } from './reply.texts.ts';

type Own =
  | { kind: 'sent'; responseId: string }
  /** Newer messages have come meanwhile: nothing was stored. */
  | { kind: 'held' };

export type ReplyOutcome = Own | Unsent;

/** What an answer of the gateway to a reply means. */
export const readReply = (answer: UploadAnswer): ReplyOutcome => readAnswer(answer, { ownResult, words: texts });

const ownResult: Reading<Own>['ownResult'] = (result) => {
  switch (result['__typename']) {
    case 'ReplyToSignalSuccess':
      return isNumbered(result['responseId'])
        ? { kind: 'sent', responseId: String(result['responseId']) }
        : { kind: 'refused', text: texts.notRecorded };
    case 'AddSignalNoteSuccess':
      return { kind: 'sent', responseId: String(result['noteId']) };
    case 'SignalConflict':
      return { kind: 'held' };
    default:
      return null;
  }
};
