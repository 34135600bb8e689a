import { cleanLine } from '../visible-text.ts';

/** Maximum length, in characters, of the name of a caller. */
export const maxCallerNameLength = 200;

/** Maximum length, in characters, of the telephone number of a caller. */
export const maxPhoneLength = 40;

/** Returns a typed name or telephone number as it is stored: as `cleanLine` returns it, without repeated spaces. */
export const cleanCallerText = (typed: string): string => cleanLine(typed).replaceAll(/\s+/gu, ' ');

/** True for a telephone number: at least three digits, and only characters that people write in such numbers. */
export const isPhone = (text: string): boolean =>
  text.length <= maxPhoneLength && /^[\d+()/\s.,;-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 3;
