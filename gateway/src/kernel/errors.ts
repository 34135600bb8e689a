import { GraphQLError } from 'graphql';
import type { ErrorCode } from './schema-types.generated.ts';
import { errorCodes } from './error-codes.texts.ts';
import { errorTexts } from './errors.texts.ts';

/** `NOT_DONE`: the failed write was not stored. `UNKNOWN`: the write may have been stored. */
export type Outcome = 'NOT_DONE' | 'UNKNOWN';

export interface ErrorDetails {
  /** Bulgarian, for the user. Default: the message of the code. */
  message?: string | undefined;
  /** The argument or field with the problem. */
  path?: readonly string[];
  /** English, for developers. Removed from responses to principals that may not read the schema. */
  detail?: string;
  /** Seconds after which the client may try again. */
  retryAfter?: number | undefined;
  outcome?: Outcome;
  /** With TOO_COSTLY: the counted cost and its limit, for example in points or levels. */
  cost?: number;
  limit?: number;
  cause?: unknown;
}

/** `detail` is cut after this number of characters, because a long one quotes the input. */
export const maxDetailLength = 1000;

/** The HTTP response for an error outside of GraphQL, for example on /files. */
export interface Failure {
  status: number;
  body: {
    code: ErrorCode;
    message: string;
    traceId: string;
    path?: readonly string[];
    retryAfter?: number;
    outcome?: Outcome;
  };
}

/** Creates an error for clients: a code of `ErrorCode` and a Bulgarian message. */
export const typedError = (code: ErrorCode, details: ErrorDetails = {}): GraphQLError => {
  const { message, cause, ...extensions } = details;
  return new GraphQLError(message || errorTexts[code], {
    ...(cause instanceof Error && { originalError: cause }),
    extensions: { code, ...withoutAbsent(extensions) },
  });
};

/** Returns the code of an error; null for an error without a code of `ErrorCode`. */
export const codeOf = (error: unknown): ErrorCode | null => {
  const code = error instanceof GraphQLError ? error.extensions?.code : undefined;
  return typeof code === 'string' && isErrorCode(code) ? code : null;
};

/** Converts an error to an HTTP response. Unknown errors become INTERNAL_SERVER_ERROR with 'Грешка'. */
export const describeFailure = (error: unknown, traceId: string): Failure => {
  const code = codeOf(error) ?? 'INTERNAL_SERVER_ERROR';
  if (!(error instanceof GraphQLError) || code === 'INTERNAL_SERVER_ERROR')
    return { status: 500, body: { code, message: errorTexts[code], traceId } };
  const { path, retryAfter, outcome } = error.extensions as Pick<Failure['body'], 'path' | 'retryAfter' | 'outcome'>;
  return {
    status: errorCodes[code].status,
    body: { code, message: error.message, traceId, ...withoutAbsent({ path, retryAfter, outcome }) },
  };
};

/** The HTTP status of an error code. */
export const statusOf = (code: ErrorCode): number => errorCodes[code].status;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

const withoutAbsent = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
