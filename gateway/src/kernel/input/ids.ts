import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';

/** Returns the number of an id; null if no record can have the id. */
export const readId = (id: string): number | null => {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

/** Returns the number of a chosen record; null without an id. Throws BAD_USER_INPUT if no record can have the id. */
export const readChoiceId = (id: string | null | undefined, field: string): number | null => {
  if (id === null || id === undefined) return null;
  const number = readId(id);
  if (number !== null) return number;
  throw typedError('BAD_USER_INPUT', { message: inputTexts.field(field), path: ['input', field] });
};

/** Returns the numbers of the ids. Ids that no record can have are left out. */
export const readIds = (ids: readonly string[]): number[] => ids.flatMap((id) => readId(id) ?? []);
