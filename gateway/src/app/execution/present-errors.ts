import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { codeOf, maxDetailLength, typedError } from '../../kernel/errors.ts';
import type { Outcome } from '../../kernel/errors.ts';
import { inputTexts } from '../../kernel/errors.texts.ts';
import { UpstreamError, findUpstreamError, toGraphQLError } from '../../kernel/rest/upstream-error.ts';

interface Presentation {
  traceId: string;
  /** The outcome of a mutation; null for a query. */
  outcome: Outcome | null;
  log: Logger;
}

/** Converts all errors for clients: each gets a code of `ErrorCode`, a Bulgarian message and the trace id. */
export const presentErrors = (result: ExecutionResult, presentation: Presentation): ExecutionResult => {
  if (!result.errors?.length) return result;
  const wasNotExecuted = result.data === undefined;
  const errors = result.errors.map((error) => presentError(error, wasNotExecuted, presentation));
  return wasNotExecuted ? { errors } : { ...result, errors };
};

const presentError = (
  error: GraphQLError,
  wasNotExecuted: boolean,
  { traceId, outcome, log }: Presentation,
): GraphQLError => {
  const isVariable = wasNotExecuted && /^Variable "\$|^Too many errors processing variables/.test(error.message);
  const clientError = isVariable
    ? toInvalidVariable(error)
    : codeOf(error)
      ? error
      : (toNullArgument(error) ?? toInvalidFieldValue(error) ?? hideError(error, traceId, log));
  const upstreamError = findUpstreamError(clientError);
  if (upstreamError) log.warn({ err: upstreamError, code: upstreamError.kind, traceId }, 'Upstream request failed');
  const isRoot = (error.path?.length ?? 0) <= 1;
  const { detail, ...others } = clientError.extensions;
  const extensions = {
    ...(outcome && isRoot && { outcome }),
    ...others,
    // The detail of an invalid variable quotes the value, which may be a personal number.
    ...(detail !== undefined && { detail: typeof detail === 'string' ? maskPersonalNumbers(detail) : detail }),
    traceId,
  };
  const presented = new GraphQLError(clientError.message, { path: error.path, extensions });
  return Object.defineProperty(presented, 'locations', { value: error.locations, enumerable: true });
};

/**
 * An invalid field value comes from the REST service. The message of graphql-js ends with the value, which must not be
 * logged, so only the beginning of the message is used.
 */
const toInvalidFieldValue = ({ message, path }: GraphQLError): GraphQLError | null => {
  const [reason] = /^(Enum "\w+"|\w+) cannot represent|^Cannot return null|^Expected Iterable/.exec(message) ?? [];
  if (reason === undefined) return null;
  return toGraphQLError(new UpstreamError('INVALID_RESPONSE', new TypeError(`${reason}: ${path?.join('.')}`)), false);
};

/**
 * GraphQL allows a nullable variable with a default value for a required argument such as `@include(if:)`. If the
 * client sends null for it, graphql-js fails at execution, with an error without a code.
 */
const toNullArgument = ({ message: detail }: GraphQLError): GraphQLError | null =>
  /^Argument "\w+" of (non-null|required) type /.test(detail) ? typedError('BAD_USER_INPUT', { detail }) : null;

const hideError = (error: GraphQLError, traceId: string, log: Logger): GraphQLError => {
  log.error({ err: error.originalError ?? error, traceId, path: error.path?.join('.') }, 'Resolver failed');
  return typedError('INTERNAL_SERVER_ERROR');
};

/**
 * The message of graphql-js is English and quotes the value of the variable: this message becomes `detail`. A scalar of
 * the gateway gives the reason in Bulgarian, which the user sees.
 */
const toInvalidVariable = ({ message: detail, originalError }: GraphQLError): GraphQLError => {
  const [, variable = '', pathText = variable] = /^Variable "\$(\w+)"(?:[^]*? at "([^"]+)")?/.exec(detail) ?? [];
  const path = pathText.split(/[.[\]]+/).filter(Boolean);
  const reason = codeOf(originalError) ? ` ${originalError?.message}` : '';
  return typedError('BAD_USER_INPUT', {
    message: inputTexts.variable(variable) + reason,
    path,
    detail: detail.slice(0, maxDetailLength),
  });
};
