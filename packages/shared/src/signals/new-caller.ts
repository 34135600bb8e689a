/** Maximum length, in characters, of the name of a caller. */
export const maxCallerNameLength = 200;

/** Maximum length, in characters, of the telephone number of a caller. */
export const maxPhoneLength = 40;

/** Returns a typed name or telephone number as it is stored: without control characters and repeated spaces. */
export const cleanCallerText = (typed: string): string => typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** True for a telephone number: at least three digits, and only characters that people write in such numbers. */
export const isPhone = (text: string): boolean =>
  text.length <= maxPhoneLength && /^[\d+()/\s.,;-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 3;
