import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';

/** The number of an existing kind of record. Throws NOT_FOUND if no record can have the id. */
export const requireId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw typedError('NOT_FOUND', {});
  return number;
};
