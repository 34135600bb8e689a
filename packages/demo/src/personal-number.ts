import { Random, randomStream } from './random.ts';

const firstDay = Date.UTC(1875, 0, 1);
const days = Math.round((Date.UTC(1900, 0, 1) - firstDay) / 86_400_000);
const egnWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * Returns the n-th personal number (EGN) of a person born from 1875 to 1899. The number is valid but unassigned,
 * because the person would be over 120 years old. For births in the 19th century, an EGN contains the month plus 20.
 */
export const egnOf = (n: number, isMale: boolean): string => {
  const day = (n * 4001) % days;
  const repetition = Math.floor(n / days);
  const born = new Date(firstDay + day * 86_400_000);
  const offset = new Random(randomStream.person, day).whole(0, 499);
  const serial = ((offset + repetition * 37) % 500) * 2 + (isMale ? 0 : 1);
  const digits = `${twoDigits(born.getUTCFullYear() % 100)}${twoDigits(born.getUTCMonth() + 21)}${twoDigits(born.getUTCDate())}${String(serial).padStart(3, '0')}`;
  return digits + egnCheckDigit(digits);
};

/** Computes the check digit for the first nine digits of an EGN. */
const egnCheckDigit = (digits: string): number => (weightedSum(digits, egnWeights) % 11) % 10;

/** Returns the n-th company number (EIK) with a valid check digit, from an unassigned range. */
export const companyNumberOf = (n: number): string => {
  const digits = String(99_000_000 + (n % 1_000_000));
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return digits + check;
};

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
