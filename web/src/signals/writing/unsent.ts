import { isRecord } from '../../platform/json.ts';
import { isKeyTaken, isOutcomeUnknown, type UploadAnswer } from '../../platform/upload.ts';
import { type Unknown, unknownAfter } from './send-until-known.ts';
import { texts } from './writing.texts.ts';

/** How a message ended that was not stored, as far as anybody knows. */
export type Unsent =
  /** A result of the write itself: nothing was stored under this key. */
  | Refused
  /** This try was turned away before it was done; it says nothing about earlier ones. */
  | { kind: 'failed'; text: string; traceId?: string | undefined; isAboutFiles?: boolean }
  /** The key belongs to a message that was stored with other words. */
  | { kind: 'earlier-accepted' }
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  | Unknown;

interface Refused {
  kind: 'refused';
  text: string;
  traceId?: string | undefined;
}

export interface Reading<Own> {
  /** Results that no other kind of message has; null: this is none of them. */
  ownResult: (result: Record<string, unknown>) => Own | Refused | null;
  words: { notRecorded: string; refused: (reason: string) => string };
}

/** What an answer of the gateway to a message means. */
export const readAnswer = <Own>({ status, body, isCancelled }: UploadAnswer, reading: Reading<Own>): Own | Unsent => {
  if (isCancelled) return { kind: 'cancelled' };
  const answer = isRecord(body) ? body : {};
  if (status === 200) return reading.ownResult(answer) ?? readRefusal(answer, reading.words);
  if (status === 401) return { kind: 'signed-out' };
  if (isOutcomeUnknown(status, answer)) return unknownAfter(answer);
  return { kind: 'failed', ...reasonOf(answer, reading.words) };
};

/** A stored message has a number above zero. */
export const isNumbered = (id: unknown): boolean => Number(id) > 0;

const readRefusal = (result: Record<string, unknown>, words: Reading<unknown>['words']): Unsent => {
  const refused = (): Unsent => ({ kind: 'refused', ...reasonOf(result, words) });
  switch (result['__typename']) {
    case 'Refusal':
      return result['code'] === 'NOT_RECORDED' ? { kind: 'refused', text: words.notRecorded } : refused();
    case 'InvalidInput':
      return isKeyTaken(result) ? { kind: 'earlier-accepted' } : refused();
    default:
      return { kind: 'unknown' };
  }
};

const reasonOf = (
  { message, traceId }: Record<string, unknown>,
  words: Reading<unknown>['words'],
): { text: string; traceId: string | undefined } => {
  const reason = typeof message === 'string' ? message.trim().replace(/\.$/, '') : '';
  return {
    text: words.refused(reason || texts.error),
    traceId: typeof traceId === 'string' ? traceId : undefined,
  };
};
