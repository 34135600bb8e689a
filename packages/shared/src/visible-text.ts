/** Whether the text has no visible characters: only white space, control and zero-width characters. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/**
 * Returns a typed name or title as it is stored: in one line, and '' if nothing of it is visible. Characters that change
 * the direction of the text are removed, because they would show the name, and the text after it, in another order.
 */
export const cleanLine = (typed: string): string => {
  const line = typed
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim();
  return isBlank(line) ? '' : line;
};

/** Whether two visible letters stand side by side. Some letters, such as the Hangul filler, are invisible. */
export const hasWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/**
 * Returns a typed number of a client or a meter as it is stored: without invisible characters, with which two equal
 * numbers would look the same, and with single spaces.
 */
export const cleanNumber = (typed: string): string =>
  cleanLine(typed)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
