const latin = 'ABCEHKMOPTXYabcehkmoptxy';
const cyrillic = 'АВСЕНКМОРТХУавсенкмортху';

/**
 * A text as typed, and with its look-alike letters all Cyrillic or all Latin: a reader cannot see in which alphabet
 * they were typed.
 */
export const spellings = (text: string): string[] => [
  ...new Set([text, inLetters(text, latin, cyrillic), inLetters(text, cyrillic, latin)]),
];

/** A text with the Cyrillic letter in place of each Latin one of the same shape. */
export const inCyrillicShapes = (text: string): string => inLetters(text, latin, cyrillic);

const inLetters = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
