import { GraphQLError } from 'graphql';
import type { Outcome } from './errors.ts';
import type { RestCalls } from './rest/rest.ts';
import { RestRefusal } from './rest/upstream-error.ts';

/** What became of a change that failed. As long as no write was sent, nothing was stored, whatever went wrong. */
export const outcomeOf = ({ hasWritten }: Pick<RestCalls, 'hasWritten'>): Outcome =>
  hasWritten ? 'UNKNOWN' : 'NOT_DONE';

/** The error with this outcome, whatever it said before. */
export const sayingOutcome = (error: unknown, outcome: Outcome | undefined): unknown => {
  if (!(error instanceof GraphQLError) || outcome === undefined) return error;
  // A copy: callers whose reads were one call were given one error.
  const extensions = { ...error.extensions, outcome };
  const said = new GraphQLError(error.message, { originalError: error, extensions });
  return error instanceof RestRefusal ? new RestRefusal(error.status, said) : said;
};

/** The error with the outcome that it says itself, or with the one that follows from what was sent. */
export const withOutcome = (error: unknown, rest: Pick<RestCalls, 'hasWritten'>): unknown => {
  if (!(error instanceof GraphQLError) || error.extensions['outcome'] !== undefined) return error;
  return sayingOutcome(error, outcomeOf(rest));
};
