import { GraphQLError } from 'graphql';
import type { Outcome } from './errors.ts';
import type { RestCalls } from './rest/rest.ts';
import { RestStatusError } from './rest/upstream-error.ts';

/** The outcome of a failed mutation. Nothing was stored before the first write was sent. */
export const outcomeOf = ({ hasWritten }: Pick<RestCalls, 'hasWritten'>): Outcome =>
  hasWritten ? 'UNKNOWN' : 'NOT_DONE';

/** Sets the outcome of an error. */
export const attachOutcome = (error: unknown, outcome: Outcome | undefined): unknown => {
  if (!(error instanceof GraphQLError) || outcome === undefined) return error;
  // A copy, because requests that share a read also share its error.
  const extensions = { ...error.extensions, outcome };
  const copy = new GraphQLError(error.message, { originalError: error, extensions });
  return error instanceof RestStatusError ? new RestStatusError(error.status, copy) : copy;
};

/** Keeps the outcome of an error, or sets the one that follows from the writes that were sent. */
export const withOutcome = (error: unknown, rest: Pick<RestCalls, 'hasWritten'>): unknown => {
  if (!(error instanceof GraphQLError) || error.extensions['outcome'] !== undefined) return error;
  return attachOutcome(error, outcomeOf(rest));
};
