/** Splits a text at commas; line breaks are ignored. */
export const splitWords = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

/** Splits a text into its lines, without blank ones. */
export const splitLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns all lines between the first and the last line break, including blank ones. */
export const splitAllLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim());
