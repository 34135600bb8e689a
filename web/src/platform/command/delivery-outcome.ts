import { isRecord } from '../json.ts';
import { texts as platformTexts } from '../platform.texts.ts';
import type {
  Command,
  CommandResponse,
  CommandTexts,
  DeliveryOutcome,
  FieldErrors,
  KeptKey,
  Undelivered,
  Unknown,
} from './command.ts';

type Fields = Readonly<Record<string, unknown>>;
type FailureTexts = Pick<CommandTexts<never, never>, 'refused' | 'failed' | 'notRecorded'>;

/** Returns the outcome of a command for a response of the gateway. */
export const readOutcome = <Result, Value, Stored = never>(
  { status, result, error, isCancelled }: CommandResponse<Result>,
  { read, texts }: { read: Command<never, Result, Value, Stored>['read']; texts: FailureTexts },
): DeliveryOutcome<Value, Stored> => {
  if (isCancelled) return { kind: 'cancelled' };
  if (status === 200) return (result && read(result)) ?? readFailure(isRecord(result) ? result : {}, texts);
  if (status === 401) return { kind: 'signed-out' };
  if (isOutcomeUnknown(status, error)) return unknownAfter(error);
  const { failed = texts.refused } = texts;
  return {
    kind: 'failed',
    text: failed(messageIn(error)),
    traceId: traceIdIn(error),
    isAboutFiles: isAboutFiles(status, error),
  };
};

/** True if the id is a number above zero. Every stored record has such an id. */
export const isNumbered = (id: unknown): boolean => Number(id) > 0;

/** The text for an unknown outcome, with the service's message. */
export const describeUnknownOutcome = (
  text: CommandTexts<never, never>['unknownOutcome'],
  { reason }: Unknown,
): string => {
  if (typeof text === 'function') return text(reason ?? platformTexts.error);
  return reason ? `${text}\n${reason}` : text;
};

/** True if the input is stored or may be stored, so that the page may show old data. */
export const mayBeStored = ({ kind }: { kind: string }): boolean =>
  kind === 'done' || kind === 'key-reused' || kind === 'unknown';

/** The idempotency key for the next run; null if nothing changes. */
export const keyAfter = ({ kind }: { kind: string }): KeptKey | null => {
  // The command with this key has a final answer: the next run is a new command with a new key.
  if (kind === 'refused' || kind === 'key-reused') return { key: crypto.randomUUID(), isUnsure: false };
  return kind === 'unknown' ? { isUnsure: true } : null;
};

/** Removes the full stop of a sentence that becomes part of another one. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Reads `Refusal` and `InvalidInput`, which can be the result of every mutation. */
const readFailure = (result: Fields, texts: FailureTexts): Undelivered => {
  const refused = (): Undelivered => ({
    kind: 'refused',
    text: texts.refused(messageIn(result)),
    traceId: traceIdIn(result),
    fieldErrors: fieldErrorsIn(result),
  });
  switch (result['__typename']) {
    case 'Refusal':
      return result['code'] === 'NOT_RECORDED' && texts.notRecorded
        ? { kind: 'refused', text: texts.notRecorded }
        : refused();
    case 'InvalidInput':
      return isKeyReused(result) ? { kind: 'key-reused' } : refused();
    default:
      return { kind: 'unknown' };
  }
};

const unknownAfter = (error: Fields): Unknown => {
  const { code, message, reason } = error;
  const traceId = traceIdIn(error);
  if (typeof reason === 'string') return { kind: 'unknown', reason, traceId };
  const reasonText = code === 'UPSTREAM_FAILED' && typeof message === 'string' ? message.trim() : '';
  return reasonText === '' || reasonText === platformTexts.error
    ? { kind: 'unknown' }
    : { kind: 'unknown', reason: reasonText, traceId };
};

/** Whether the input may have been stored although the request failed. */
const isOutcomeUnknown = (status: number, { code, outcome }: Fields): boolean => {
  // This attempt stored nothing. With BUSY, an earlier attempt with the same key is still being written.
  if (outcome === 'NOT_DONE') return code === 'BUSY';
  // The response of a proxy contains no outcome: then the status decides.
  return status === 0 || status >= 500 || outcome === 'UNKNOWN' || code === 'BUSY';
};

/**
 * True if the request failed because of its files: they are too big, not accepted, or there is no room for them. Other
 * invalid input is reported by an `InvalidInput` result. The status counts too, because a proxy sends no code.
 */
const isAboutFiles = (status: number, { code }: Fields): boolean =>
  status === 413 || status === 507 || code === 'BAD_USER_INPUT';

interface Problem {
  path: readonly string[];
  code: string;
  message: string;
}

const problemsIn = (result: Fields): readonly Problem[] =>
  Array.isArray(result['problems']) ? (result['problems'] as readonly Problem[]) : [];

/** Whether another input was stored with this idempotency key before. */
const isKeyReused = (result: Fields): boolean =>
  problemsIn(result).some(({ path, code }) => code === 'DUPLICATE' && path.at(-1) === 'idempotencyKey');

/** The first error message of each field; undefined if there are no problems. */
const fieldErrorsIn = (result: Fields): FieldErrors | undefined => {
  const errors: Record<string, string> = {};
  for (const { path, message } of problemsIn(result)) errors[path.join('.')] ??= message;
  return problemsIn(result).length > 0 ? errors : undefined;
};

const messageIn = ({ message }: Fields): string =>
  (typeof message === 'string' ? message.trim() : '') || platformTexts.error;

const traceIdIn = ({ traceId }: Fields): string | undefined => (typeof traceId === 'string' ? traceId : undefined);
