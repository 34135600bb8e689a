import { cleanLine } from '../visible-text.ts';

/** Maximum length, in characters, of the name of a caller. */
export const maxCallerNameLength = 200;

/** Maximum length, in characters, of the telephone number of a caller. */
export const maxPhoneLength = 40;

/** Returns a typed name or telephone number as it is stored: as `cleanLine` returns it, without repeated spaces. */
export const cleanCallerText = (typed: string): string => cleanLine(typed).replaceAll(/\s+/gu, ' ');

/** ITU-T E.164 allows at most 15 digits, with the code of the country. */
const maxDigits = 15;

/**
 * True for one or more telephone numbers, separated by commas or semicolons: three to 15 digits each, and only characters
 * that people write in such numbers.
 */
export const isPhone = (text: string): boolean =>
  text.length <= maxPhoneLength && /^[\d+()/\s.,;-]+$/.test(text) && text.split(/[,;]/).every(hasDigits);

const hasDigits = (number: string): boolean => {
  const { length } = number.replaceAll(/\D/g, '');
  return length >= 3 && length <= maxDigits;
};
