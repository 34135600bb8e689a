/**
 * False if the text contains NUL, which PostgreSQL cannot store, or an unpaired surrogate, which UTF-8 cannot encode.
 */
export const isValidText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Finds NUL and unpaired surrogates in a percent-encoded text. It searches the encoded text, because a decoder would
 * replace surrogates with U+FFFD.
 */
export const hasInvalidEncodedText = (encoded: string): boolean =>
  encoded.includes('\0') || /%(00|ed%[ab])/i.test(encoded);
