/** Items of a text that are separated by commas; line breaks do not count. */
export const words = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

/** Items of a text that stand on a line each. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** All lines between the first and the last line break, blank ones too. */
export const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim());
