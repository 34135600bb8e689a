import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * The error of one part of a record that was read with the root field `field`. Null if `error` has no GraphQL error of
 * this part.
 */
export const findPartError = (error: unknown, field: string, part: string): CombinedGraphQLErrors | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const errors = error.errors.filter(({ path }) => path?.[0] === field && path[1] === part);
  return errors.length > 0 ? new CombinedGraphQLErrors({ errors }) : null;
};
