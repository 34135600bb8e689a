import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { readIds } from './ids.ts';

/** A text to search for, trimmed; undefined if it is blank. Refused, with its path, where no service could look for it. */
export const searchText = (text: string | null | undefined, path: readonly string[]): string | undefined => {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  if (wanted.length > maxLetters) throw refused(path, inputTexts.textLength(maxLetters));
  return wanted;
};

/** Any of several ids. Undefined: no condition. Empty: ids were given, and none of them can exist. */
export const anyOfIds = (ids: readonly string[] | null | undefined, field: string): number[] | undefined => {
  if (!ids?.length) return undefined;
  if (ids.length > maxIds) throw refused(['filter', field], inputTexts.manyIds(maxIds));
  return [...new Set(readIds(ids))];
};

const maxLetters = 200;
/** They all go in one address, whose length Node bounds to 16 KiB. */
const maxIds = 100;

const refused = (path: readonly string[], message: string): Error => typedError('BAD_USER_INPUT', { message, path });
