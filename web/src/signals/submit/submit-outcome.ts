import { isRecord } from '../../ui/json.ts';
import { isKeyTaken, isOutcomeUnknown, type UploadAnswer } from '../../ui/upload.ts';
import { type Unknown, unknownAfter } from '../writing/send-until-known.ts';
import { texts } from './submit.texts.ts';
import { texts as writingTexts } from '../writing/writing.texts.ts';

export type SubmitOutcome =
  | { kind: 'sent'; signalId: string }
  /** A result of the write itself: nothing was stored under this key. */
  | { kind: 'refused'; text: string; traceId?: string | undefined }
  /** This try was turned away before it was done; it says nothing about earlier ones. */
  | { kind: 'failed'; text: string; traceId?: string | undefined; isAboutFiles: boolean }
  /** The key belongs to a signal that was stored with other words. */
  | { kind: 'earlier-accepted' }
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  | Unknown;

/** SG-18: what an answer of the gateway to a new signal means. */
export const readSubmission = ({ status, body, isCancelled }: UploadAnswer): SubmitOutcome => {
  if (isCancelled) return { kind: 'cancelled' };
  const answer = isRecord(body) ? body : {};
  if (status === 200) return readResult(answer);
  if (status === 401) return { kind: 'signed-out' };
  if (isOutcomeUnknown(status, answer)) return unknownAfter(answer);
  return { kind: 'failed', ...failureOf(answer), isAboutFiles: isAboutFiles(status, answer) };
};

/** Too big, or no room for them. Other input is refused with a result; a proxy on the way says no more than its status. */
const isAboutFiles = (status: number, { code }: Record<string, unknown>): boolean =>
  status === 413 || status === 507 || code === 'BAD_USER_INPUT';

const readResult = (result: Record<string, unknown>): SubmitOutcome => {
  switch (result['__typename']) {
    case 'SubmitSignalSuccess':
      return Number(result['signalId']) > 0
        ? { kind: 'sent', signalId: String(result['signalId']) }
        : { kind: 'refused', text: texts.notRecorded };
    case 'Refusal':
      return result['code'] === 'NOT_RECORDED'
        ? { kind: 'refused', text: texts.notRecorded }
        : { kind: 'refused', ...failureOf(result) };
    case 'InvalidInput':
      if (isKeyTaken(result)) return { kind: 'earlier-accepted' };
      return result['message'] === texts.missing
        ? { kind: 'refused', text: texts.missing }
        : { kind: 'refused', ...failureOf(result) };
    default:
      return { kind: 'unknown' };
  }
};

const failureOf = ({ message, traceId }: Record<string, unknown>): { text: string; traceId: string | undefined } => {
  const reason = typeof message === 'string' ? message.trim().replace(/\.$/, '') : '';
  return {
    text: texts.failed(reason || writingTexts.error),
    traceId: typeof traceId === 'string' ? traceId : undefined,
  };
};
