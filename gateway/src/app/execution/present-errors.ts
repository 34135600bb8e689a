import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { codeOf, longestDetail, typedError } from '../../kernel/errors.ts';
import type { Outcome } from '../../kernel/errors.ts';
import { inputTexts } from '../../kernel/errors.texts.ts';
import { Trouble, troubleIn, troubleOf } from '../../kernel/rest/upstream-error.ts';

interface Present {
  traceId: string;
  /** What became of the change; null for a query. */
  outcome: Outcome | null;
  log: Logger;
}

/** The one place where errors become what a caller reads: a closed code, a Bulgarian message, the trace id. */
export const presentErrors = (result: ExecutionResult, present: Present): ExecutionResult => {
  if (!result.errors?.length) return result;
  const wasRefused = result.data === undefined;
  const errors = result.errors.map((error) => presentError(error, wasRefused, present));
  return wasRefused ? { errors } : { ...result, errors };
};

const presentError = (error: GraphQLError, wasRefused: boolean, { traceId, outcome, log }: Present): GraphQLError => {
  const isVariable = wasRefused && error.message.startsWith('Variable "$');
  const known = isVariable
    ? refusedVariable(error)
    : codeOf(error)
      ? error
      : (nullArgument(error) ?? senseless(error) ?? hidden(error, traceId, log));
  const trouble = troubleIn(known);
  if (trouble) log.warn({ err: trouble, traceId }, 'The REST service gave no good answer');
  const isRoot = (error.path?.length ?? 0) <= 1;
  const extensions = { ...(outcome && isRoot && { outcome }), ...known.extensions, traceId };
  const shown = new GraphQLError(known.message, { path: error.path, extensions });
  return Object.defineProperty(shown, 'locations', { value: error.locations, enumerable: true });
};

/**
 * A value that does not fit its field came from the service: nothing else makes the values of fields. What graphql-js says
 * ends with the value, which is not for the log.
 */
const senseless = ({ message, path }: GraphQLError): GraphQLError | null => {
  const [said] = /^(Enum "\w+"|\w+) cannot represent|^Cannot return null|^Expected Iterable/.exec(message) ?? [];
  if (said === undefined) return null;
  return troubleOf(new Trouble('SENSELESS', new TypeError(`${said}: ${path?.join('.')}`)), false);
};

/** A variable with a default may be null by its type, and is then no value of `@include(if:)` and the like. */
const nullArgument = ({ message: detail }: GraphQLError): GraphQLError | null =>
  /^Argument "\w+" of (non-null|required) type /.test(detail) ? typedError('BAD_USER_INPUT', { detail }) : null;

const hidden = (error: GraphQLError, traceId: string, log: Logger): GraphQLError => {
  log.error({ err: error.originalError ?? error, traceId, path: error.path?.join('.') }, 'A resolver failed');
  return typedError('INTERNAL_SERVER_ERROR');
};

/** The sentence of graphql-js says which variable and why, with the value itself; a scalar of ours says it in Bulgarian. */
const refusedVariable = ({ message: detail, originalError }: GraphQLError): GraphQLError => {
  const [, variable = '', place = variable] = /^Variable "\$(\w+)"(?:[^]*? at "([^"]+)")?/.exec(detail) ?? [];
  const path = place.split(/[.[\]]+/).filter(Boolean);
  const reason = codeOf(originalError) ? ` ${originalError?.message}` : '';
  return typedError('BAD_USER_INPUT', {
    message: inputTexts.variable(variable) + reason,
    path,
    detail: detail.slice(0, longestDetail),
  });
};
