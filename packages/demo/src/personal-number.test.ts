import { describe, expect, test } from '@jest/globals';
import { companyNumberOf, egnOf } from './personal-number.ts';

const numbers = Array.from({ length: 60_000 }, (_, n) => n);

describe('unassigned EGN', () => {
  test('has the official check digit', () => {
    const wrong = numbers.filter((n) => {
      const digits = Array.from(egnOf(n, n % 2 === 0), Number);
      const sum = [2, 4, 8, 5, 10, 9, 7, 3, 6].reduce(
        (total, weight, index) => total + weight * (digits[index] ?? NaN),
        0,
      );
      return digits.length !== 10 || digits[9] !== (sum % 11) % 10;
    });
    expect(wrong).toEqual([]);
  });

  test('contains a valid birth date from 1875 to 1899, with month plus 20', () => {
    const wrong = numbers.filter((n) => {
      const egn = egnOf(n, true);
      const [year, month, day] = [
        1800 + Number(egn.slice(0, 2)),
        Number(egn.slice(2, 4)) - 20,
        Number(egn.slice(4, 6)),
      ];
      const born = new Date(Date.UTC(year, month - 1, day));
      return year < 1875 || year > 1899 || born.getUTCMonth() + 1 !== month || born.getUTCDate() !== day;
    });
    expect(wrong).toEqual([]);
  });

  test('has an even ninth digit for men and an odd one for women', () => {
    expect(numbers.every((n) => Number(egnOf(n, true)[8]) % 2 === 0)).toBe(true);
    expect(numbers.every((n) => Number(egnOf(n, false)[8]) % 2 === 1)).toBe(true);
  });

  test('is unique', () => {
    expect(new Set(numbers.map((n) => egnOf(n, n % 3 === 0))).size).toBe(numbers.length);
  });
});

test('company numbers are unique and have nine digits and a valid check digit', () => {
  const companyNumbers = numbers.slice(0, 5000).map(companyNumberOf);
  expect(new Set(companyNumbers).size).toBe(companyNumbers.length);
  for (const number of companyNumbers) {
    const digits = Array.from(number, Number);
    const sumFrom = (first: number) =>
      digits.slice(0, 8).reduce((sum, digit, index) => sum + digit * (first + index), 0);
    const check = sumFrom(1) % 11 < 10 ? sumFrom(1) % 11 : (sumFrom(3) % 11) % 10;
    expect(digits).toHaveLength(9);
    expect(digits[8]).toBe(check);
  }
});
