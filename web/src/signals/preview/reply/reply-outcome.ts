import { isRecord } from '../../../ui/json.ts';
import { isKeyTaken, isOutcomeUnknown, type UploadAnswer } from '../../../ui/upload.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';
import { type Unknown, unknownAfter } from '../../writing/send-until-known.ts';

export type ReplyOutcome =
  | { kind: 'sent'; responseId: string }
  /** A result of the write itself: nothing was stored under this key. */
  | { kind: 'refused'; text: string; traceId?: string | undefined }
  /** This try was turned away before it was done; it says nothing about earlier ones. */
  | { kind: 'failed'; text: string; traceId?: string | undefined }
  /** The key belongs to a message that was stored with another text. */
  | { kind: 'earlier-accepted' }
  /** Newer messages have come meanwhile: nothing was stored. */
  | { kind: 'held' }
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  | Unknown;

/** What an answer of the gateway to a reply means. */
export const readReply = ({ status, body, isCancelled }: UploadAnswer): ReplyOutcome => {
  if (isCancelled) return { kind: 'cancelled' };
  const answer = isRecord(body) ? body : {};
  if (status === 200) return readResult(answer);
  if (status === 401) return { kind: 'signed-out' };
  return isOutcomeUnknown(status, answer) ? unknownAfter(answer) : { kind: 'failed', ...failureOf(answer) };
};

const readResult = (result: Record<string, unknown>): ReplyOutcome => {
  switch (result['__typename']) {
    case 'ReplyToSignalSuccess':
      return Number(result['responseId']) > 0
        ? { kind: 'sent', responseId: String(result['responseId']) }
        : { kind: 'refused', text: texts.notRecorded };
    case 'AddSignalNoteSuccess':
      return { kind: 'sent', responseId: String(result['noteId']) };
    case 'SignalConflict':
      return { kind: 'held' };
    case 'Refusal':
      return result['code'] === 'NOT_RECORDED'
        ? { kind: 'refused', text: texts.notRecorded }
        : { kind: 'refused', ...failureOf(result) };
    case 'InvalidInput':
      return isKeyTaken(result) ? { kind: 'earlier-accepted' } : { kind: 'refused', ...failureOf(result) };
    default:
      return { kind: 'unknown' };
  }
};

const failureOf = ({ message, traceId }: Record<string, unknown>): { text: string; traceId: string | undefined } => {
  const reason = typeof message === 'string' ? message.trim().replace(/\.$/, '') : '';
  return {
    text: texts.refused(reason || writingTexts.error),
    traceId: typeof traceId === 'string' ? traceId : undefined,
  };
};
