import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { readIds } from './ids.ts';

/**
 * Trims a search text. Returns undefined for a blank text. Throws BAD_USER_INPUT with `path` if the text is too long.
 */
export const readSearchText = (text: string | null | undefined, path: readonly string[]): string | undefined => {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  if (trimmed.length > maxCharacters) throw refused(path, inputTexts.textLength(maxCharacters));
  return trimmed;
};

/**
 * Converts the ids of a filter to numbers. Returns undefined if the filter has no ids, and an empty list if no record
 * can have any of the ids.
 */
export const readFilterIds = (ids: readonly string[] | null | undefined, field: string): number[] | undefined => {
  if (!ids?.length) return undefined;
  if (ids.length > maxIds) throw refused(['filter', field], inputTexts.manyIds(maxIds));
  return [...new Set(readIds(ids))];
};

const maxCharacters = 200;
/** All ids are sent in one URL, which Node limits to 16 KiB. */
const maxIds = 100;

const refused = (path: readonly string[], message: string): Error => typedError('BAD_USER_INPUT', { message, path });
