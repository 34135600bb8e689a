/** Personal and company numbers of clients: EGN, LNCH (foreigners) and EIK (companies). */
export type IdentifierKind = 'EGN' | 'LNCH' | 'EIK';

/** The kind of a valid number; null if the number is not valid for any kind. */
export const identifierKindOf = (text: string): IdentifierKind | null => {
  if (isEgn(text)) return 'EGN';
  if (isEik(text)) return 'EIK';
  return isLnch(text) ? 'LNCH' : null;
};

/** `CHECKSUM`: the check digit is wrong, or the date of an EGN does not exist. */
export type IdentifierProblem = 'NOT_DIGITS' | 'LENGTH' | 'CHECKSUM';

/** Why a number is not a valid EGN, EIK or LNCH; null if it is valid. */
export const findIdentifierProblem = (text: string): IdentifierProblem | null => {
  if (identifierKindOf(text) !== null) return null;
  if (!/^\d+$/.test(text)) return 'NOT_DIGITS';
  return /^(\d{9,10}|\d{13})$/.test(text) ? 'CHECKSUM' : 'LENGTH';
};

/** True for a personal number (EGN): an existing date, three digits and a checksum. */
export const isEgn = (text: string): boolean =>
  /^\d{10}$/.test(text) && hasDate(text) && weigh(text, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10 === digitAt(text, 9);

/** True for the number of a company (EIK) of 9 digits, or of its branch, of 13 digits. */
export const isEik = (text: string): boolean => {
  if (!/^\d{9}(\d{4})?$/.test(text) || eikCheck(text, [1, 2, 3, 4, 5, 6, 7, 8], 3) !== digitAt(text, 8)) return false;
  if (text.length === 9) return true;
  const branch = text.slice(8);
  const first = weigh(branch, [2, 7, 3, 5], 11);
  const check = first === 10 ? weigh(branch, [4, 9, 5, 7], 11) % 10 : first;
  return check === digitAt(branch, 4);
};

const isLnch = (text: string): boolean =>
  /^\d{10}$/.test(text) && weigh(text, [21, 19, 17, 13, 11, 9, 7, 3, 1], 10) === digitAt(text, 9);

/** True if the number begins with a date. The month is increased by 20 for the 19th century and by 40 for the 21st. */
const hasDate = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  const date = new Date(Date.UTC(century + year, (month % 20) - 1, day));
  return month % 20 >= 1 && month % 20 <= 12 && month < 53 && date.getUTCDate() === day && day > 0;
};

const eikCheck = (text: string, weights: readonly number[], shift: number): number => {
  const first = weigh(text, weights, 11);
  if (first !== 10) return first;
  const again = weights.map((_, index) => index + shift);
  return weigh(text, again, 11) % 10;
};

/** The sum of the digits, each multiplied by its weight, modulo `modulus`. */
export const weigh = (text: string, weights: readonly number[], modulus: number): number =>
  weights.reduce((sum, weight, index) => sum + weight * digitAt(text, index), 0) % modulus;

const digitAt = (text: string, index: number): number => Number(text[index]);

const bullet = '•';
const hidden = bullet.repeat(8);

/**
 * Returns eight bullets and the last two digits of an identifier; for a text of at most four characters only the
 * bullets. A masked identifier is returned unchanged.
 */
export const maskIdentifier = (identifier: string): string =>
  isMasked(identifier) ? identifier : hidden + (identifier.length > 4 ? identifier.slice(-2) : '');

export const isMasked = (text: string): boolean => text.includes(bullet);
