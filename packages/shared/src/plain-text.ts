/**
 * Returns the text as a reader understands it: without compatibility characters and characters that are not shown, and
 * with ASCII digits.
 */
export const toPlainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Nd}--[0-9]]/gv, toAsciiDigit);

/** In Unicode, the digits 0 to 9 of each script follow one another, and no other digits precede the 0 directly. */
const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - count - 1))) count += 1;
  return String(count % 10);
};
