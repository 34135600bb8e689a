import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import type { ErrorDetails, Outcome } from '../errors.ts';
import { errorCodes } from '../error-codes.texts.ts';
import { errorTexts } from '../errors.texts.ts';

type UpstreamErrorKind = 'CONNECT' | 'TIMEOUT' | 'BROKEN' | 'TOO_LARGE' | 'INVALID_RESPONSE' | 'REFUSED';

/** The service sent no response, an incomplete or invalid response, or an error that must not be sent to clients. */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;

  constructor(kind: UpstreamErrorKind, cause?: unknown) {
    super(`Upstream request failed: ${kind}`, { cause });
    this.name = 'UpstreamError';
    this.kind = kind;
  }
}

/** The service responded with an error status. */
export class RestStatusError extends GraphQLError {
  readonly status: number;
  /** REST name of the field with the problem; null if the service does not name it. */
  readonly field: string | null;

  constructor(status: number, error: GraphQLError, field: string | null = null) {
    super(error.message, { originalError: error.originalError, extensions: error.extensions });
    this.status = status;
    this.field = field;
  }
}

/** Finds the `UpstreamError` in a chain of errors. */
export const findUpstreamError = (error: unknown): UpstreamError | null => {
  if (error instanceof UpstreamError) return error;
  return error instanceof GraphQLError ? findUpstreamError(error.originalError) : null;
};

/** A response with an error status. */
export interface ErrorResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface FailedCall {
  address: string;
  /** REST names of the form fields. */
  fields?: readonly string[];
  isWrite: boolean;
}

/**
 * RQ-1: converts an error response. The message of the service is kept, with its line breaks. The default message of
 * the code, or 'Грешка' for UPSTREAM_FAILED, replaces a missing message, any message with UNAUTHENTICATED, and a
 * message of status 400 that contains REST names.
 */
export const toStatusError = (
  response: ErrorResponse,
  { address, fields = [], isWrite }: FailedCall,
): RestStatusError => {
  const { status } = response;
  const code = codesByStatus.get(status) ?? (status >= 400 && status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_FAILED');
  const serviceMessage = code === 'UNAUTHENTICATED' ? undefined : messageOf(response);
  const details: ErrorDetails = { message: serviceMessage ?? defaultMessage(code), retryAfter: retryAfterOf(response) };
  const quotedNames = status === 400 ? findNames(serviceMessage ?? '', [...parametersOf(address), ...fields]) : [];
  if (quotedNames.length > 0) {
    details.message = defaultMessage(code);
    details.cause = new UpstreamError('REFUSED', new Error(`${status}: ${quotedNames.join(', ')}`));
  }
  if (isWrite) details.outcome = outcomeOfStatus(status);
  return new RestStatusError(status, typedError(code, details), textIn(response, 'field') ?? null);
};

/** Converts the failure of a call to an error for clients. Only errors of writes have an outcome. */
export const toGraphQLError = (upstreamError: UpstreamError, isWrite: boolean): GraphQLError =>
  typedError(upstreamError.kind === 'TIMEOUT' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED', {
    cause: upstreamError,
    ...(isWrite && { outcome: upstreamError.kind === 'CONNECT' ? 'NOT_DONE' : 'UNKNOWN' }),
  });

const rules = Object.entries(errorCodes) as [ErrorCode, (typeof errorCodes)[ErrorCode]][];

const codesByStatus = new Map(
  rules.flatMap(([code, { upstream = [] }]) => upstream.map((status) => [status, code] as const)),
);

const defaultMessage = (code: ErrorCode): string =>
  code === 'UPSTREAM_FAILED' ? errorTexts.INTERNAL_SERVER_ERROR : errorTexts[code];

/** Returns the outcome of a write that failed with this status. */
export const outcomeOfStatus = (status: number): Outcome => {
  const code = codesByStatus.get(status);
  const isRefused = (status >= 400 && status < 500 && status !== 408) || status === 503;
  return isRefused || (code !== undefined && errorCodes[code].isBeforeWrite === true) ? 'NOT_DONE' : 'UNKNOWN';
};

/**
 * GQ-5: finds the REST names in a message. Clients know only the names of the schema, so a message with REST names is
 * not sent. Only the names are logged, because the message may quote the input.
 */
const findNames = (message: string, names: readonly string[]): string[] => {
  const words = new Set(message.match(/[a-z]\w*/gi));
  return [...new Set(names)].filter((name) => words.has(name));
};

const parametersOf = (address: string): string[] => [...new URL(address, 'http://service').searchParams.keys()];

const retryAfterOf = ({ headers }: ErrorResponse): number | undefined => {
  const seconds = Number(headers['retry-after']);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : undefined;
};

const messageOf = ({ headers, body }: ErrorResponse): string | undefined => {
  const type = String(headers['content-type'] ?? '');
  const text = body.toString('utf8');
  const message = type.includes('json')
    ? textIn({ body }, 'message')
    : type.startsWith('text/plain')
      ? text
      : undefined;
  return message?.trim().slice(0, 2000) || undefined;
};

/** Finds a text in a JSON body. If the JSON is a string, this string is the message. */
const textIn = ({ body }: Pick<ErrorResponse, 'body'>, name: 'message' | 'field'): string | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'string') return name === 'message' ? value : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    const found = (value as Readonly<Record<string, unknown>>)[name];
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};
