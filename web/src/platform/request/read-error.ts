import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { GatewayError } from './gateway-fetch.ts';
import { texts } from '../platform.texts.ts';

export interface ErrorText {
  /** Why the request failed, as the page shows it. */
  reason: string;
  code: string;
  traceId: string | undefined;
}

/** The reason, code and trace id of a failed request. */
export const readError = (error: unknown): ErrorText => {
  if (CombinedGraphQLErrors.is(error)) return readGraphQLErrors(error);
  if (ServerError.is(error)) return readServerError(error);
  if (error instanceof GatewayError) return { reason: error.message, code: error.code, traceId: error.traceId };
  return { reason: texts.error, code: 'INTERNAL_SERVER_ERROR', traceId: undefined };
};

const readGraphQLErrors = (error: CombinedGraphQLErrors): ErrorText => {
  const [first] = error.errors;
  return {
    reason: first?.message || texts.error,
    code: textOr(first?.extensions?.['code'], 'INTERNAL_SERVER_ERROR'),
    traceId: textOr(first?.extensions?.['traceId'], undefined),
  };
};

const readServerError = (error: ServerError): ErrorText => {
  const traceId = error.response.headers.get('x-trace-id') ?? undefined;
  if (error.statusCode === 401) return { reason: texts.sessionOver, code: 'UNAUTHENTICATED', traceId };
  if (error.statusCode === 403) return { reason: texts.noAccess, code: 'FORBIDDEN', traceId };
  if (error.statusCode === 504) return { reason: texts.tooLate, code: 'UPSTREAM_TIMEOUT', traceId };
  return { reason: texts.serverFailed, code: 'UPSTREAM_FAILED', traceId };
};

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);
