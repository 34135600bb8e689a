import { GraphQLError } from 'graphql';
import type { Outcome } from './errors.ts';
import type { RestCalls } from './rest.ts';

/** What became of a change that failed. As long as no write was sent, nothing was stored, whatever went wrong. */
export const outcomeOf = ({ hasWritten }: Pick<RestCalls, 'hasWritten'>): Outcome =>
  hasWritten ? 'UNKNOWN' : 'NOT_DONE';

/** The error with the outcome that it says itself, or with the one that follows from what was sent. */
export const withOutcome = (error: unknown, rest: Pick<RestCalls, 'hasWritten'>): unknown => {
  if (!(error instanceof GraphQLError) || error.extensions['outcome'] !== undefined) return error;
  // A copy: callers whose reads were one call were given one error.
  const extensions = { ...error.extensions, outcome: outcomeOf(rest) };
  return new GraphQLError(error.message, { originalError: error, extensions });
};
