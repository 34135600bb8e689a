import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';

/** Parses the id of a record. Throws NOT_FOUND if no record can have such an id. */
export const requireId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw typedError('NOT_FOUND', {});
  return number;
};
