import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The error of one part of the signal; null: that part was read. */
export const partError = (error: unknown, part: string): CombinedGraphQLErrors | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const errors = error.errors.filter(({ path }) => path?.[0] === 'signal' && path[1] === part);
  return errors.length > 0 ? new CombinedGraphQLErrors({ errors }) : null;
};
