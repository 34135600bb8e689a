import { GraphQLError } from 'graphql';
import type { Outcome } from './errors.ts';
import type { RestCalls } from './rest/rest.ts';
import { RestStatusError } from './rest/upstream-error.ts';

/** Returns the outcome of a failed mutation: NOT_DONE before the mutation sends its first write, then UNKNOWN. */
export const outcomeOf = ({ hasWritten }: Pick<RestCalls, 'hasWritten'>): Outcome =>
  hasWritten ? 'UNKNOWN' : 'NOT_DONE';

/**
 * Returns a copy of the error with the outcome. Returns the error itself if it is no GraphQL error or `outcome` is
 * undefined.
 */
export const attachOutcome = (error: unknown, outcome: Outcome | undefined): unknown => {
  if (!(error instanceof GraphQLError) || outcome === undefined) return error;
  // A copy, because requests that share a read also share its error.
  const extensions = { ...error.extensions, outcome };
  const copy = new GraphQLError(error.message, { originalError: error, extensions });
  return error instanceof RestStatusError ? new RestStatusError(error.status, copy) : copy;
};

/**
 * Returns a GraphQL error with an outcome. An outcome that the error already has is kept; otherwise `outcomeOf` sets it.
 * Any other error is returned unchanged.
 */
export const withOutcome = (error: unknown, rest: Pick<RestCalls, 'hasWritten'>): unknown => {
  if (!(error instanceof GraphQLError) || error.extensions['outcome'] !== undefined) return error;
  return attachOutcome(error, outcomeOf(rest));
};
