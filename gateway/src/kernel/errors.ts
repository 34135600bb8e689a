import { GraphQLError } from 'graphql';
import type { ErrorCode } from './schema-types.generated.ts';
import { errorCodes } from './error-codes.texts.ts';
import { errorTexts } from './errors.texts.ts';

/** Whether a write that failed may have been stored. */
export type Outcome = 'NOT_DONE' | 'UNKNOWN';

export interface ErrorDetails {
  /** Bulgarian; shown as it is. Absent: the code's own sentence. */
  message?: string | undefined;
  /** The argument or field that it is about. */
  path?: readonly string[];
  /** English, for programmers: only callers who may read the schema are shown it. */
  detail?: string;
  /** Seconds. */
  retryAfter?: number | undefined;
  outcome?: Outcome;
  /** Of what is too costly: how much it is, and how much it may be. */
  cost?: number;
  limit?: number;
  cause?: unknown;
}

/** Longer ones repeat what the caller sent. */
export const longestDetail = 1000;

/** What /files answers instead of the bytes or the result. */
export interface Failure {
  status: number;
  body: { code: ErrorCode; message: string; traceId: string; retryAfter?: number; outcome?: Outcome };
}

/** An error that callers may see: its code is one of `ErrorCode` and its message is Bulgarian. */
export const typedError = (code: ErrorCode, details: ErrorDetails = {}): GraphQLError => {
  const { message, cause, ...extensions } = details;
  return new GraphQLError(message || errorTexts[code], {
    ...(cause instanceof Error && { originalError: cause }),
    extensions: { code, ...withoutAbsent(extensions) },
  });
};

/** The error's code, or null if it is none of ours. */
export const codeOf = (error: unknown): ErrorCode | null => {
  const code = error instanceof GraphQLError ? error.extensions?.code : undefined;
  return typeof code === 'string' && isErrorCode(code) ? code : null;
};

/** Makes the HTTP answer of a thrown error. Unknown ones are INTERNAL_SERVER_ERROR with 'Грешка'. */
export const describeFailure = (error: unknown, traceId: string): Failure => {
  const code = codeOf(error) ?? 'INTERNAL_SERVER_ERROR';
  if (!(error instanceof GraphQLError) || code === 'INTERNAL_SERVER_ERROR')
    return { status: 500, body: { code, message: errorTexts[code], traceId } };
  const { retryAfter, outcome } = error.extensions as { retryAfter?: number; outcome?: Outcome };
  return {
    status: errorCodes[code].status,
    body: { code, message: error.message, traceId, ...withoutAbsent({ retryAfter, outcome }) },
  };
};

/** Whether the request itself was refused with this code, and how HTTP says so. */
export const statusOf = (code: ErrorCode): number => errorCodes[code].status;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

const withoutAbsent = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
