import { typedError } from './errors.ts';
import { inputTexts } from './errors.texts.ts';
import { readIds } from './ids.ts';

/** A text to search for, trimmed; undefined if it is blank. Refused where no service could look for it. */
export const searchText = (text: string | null | undefined, field: string): string | undefined => {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  if (wanted.length > maxLetters) throw refused(field, inputTexts.textLength(maxLetters));
  if (wanted.includes('\0')) throw refused(field, inputTexts.textSigns);
  return wanted;
};

/** Any of several ids. Undefined: no condition. Empty: ids were given, and none of them can exist. */
export const anyOfIds = (ids: readonly string[] | null | undefined, field: string): number[] | undefined => {
  if (!ids?.length) return undefined;
  if (ids.length > maxIds) throw refused(field, inputTexts.manyIds(maxIds));
  return [...new Set(readIds(ids))];
};

const maxLetters = 200;
/** They all go in one address, whose length Node bounds to 16 KiB. */
const maxIds = 100;

const refused = (field: string, message: string): Error =>
  typedError('BAD_USER_INPUT', { message, path: ['filter', field] });
