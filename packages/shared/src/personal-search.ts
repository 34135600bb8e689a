import { isEgn } from './identifier.ts';
import { maskPersonalNumbers } from './personal-data.ts';
import { toPlainText } from './plain-text.ts';

/** Filters by other numbers, which may look like an EGN. */
const otherNumbers: readonly string[] = ['fabricNo', 'clientNumber', 'workCardNo'];

/** Masks the personal numbers in the values of a query string, as `maskPersonalNumbers` masks a text. */
export const maskSearch = (search: string): string => {
  const masked = new URLSearchParams();
  let isChanged = false;
  for (const [name, value] of new URLSearchParams(search)) {
    const shown = otherNumbers.includes(name) ? value : maskPersonalNumbers(value);
    isChanged ||= shown !== value;
    masked.append(name, shown);
  }
  return isChanged ? masked.toString() : search;
};

/** True if the query string has a filter by an identifier (EGN, EIK, LNCH), under any of the names in use. */
export const hasIdentifierFilter = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => identifierName.test(plainOf(name).trim()));

const identifierName = /^(client[_-]?)?(identifier|egn|eik|lnch)$/i;

/** True if a name or a value of the query string contains a personal number, or if several values together form one. */
export const hasPersonalNumber = (search: string): boolean => {
  const pairs = [...new URLSearchParams(search)].filter(([name]) => !otherNumbers.includes(name));
  return pairs.flat().some(containsPersonalNumber) || isSplitNumber(pairs.map(([, value]) => value));
};

/**
 * True if the text contains a personal number, also in another notation of its digits, or if all its digits together form
 * one.
 */
export const containsPersonalNumber = (text: string): boolean => {
  const plain = plainOf(text);
  return maskPersonalNumbers(plain) !== plain || isEgn(plain.replaceAll(/\D/g, ''));
};

/**
 * True if values that follow one another form an EGN. Only a valid EGN counts, because several ids in a row may look like
 * one.
 */
const isSplitNumber = (values: readonly string[]): boolean => {
  const parts = values.map((value) => plainOf(value).replaceAll(/[\s.,;:_/-]/g, '')).filter((part) => part !== '');
  return parts.some((_part, start) => {
    let digits = '';
    for (const part of parts.slice(start, start + egnLength)) {
      digits += part;
      if (digits.length >= egnLength) break;
    }
    return isEgn(digits);
  });
};

const egnLength = 10;

/** Returns the decoded text in plain form. */
const plainOf = (text: string): string => {
  let plain = text;
  let before: string;
  do {
    before = plain;
    plain = toPlainText(decode(plain));
    // Repeated, because decoding, and removing invisible characters, can produce a new percent code.
  } while (plain !== before);
  return plain;
};

/**
 * Decodes the percent codes once; a percent sign that was encoded several times (`%2525`) is decoded completely. Invalid
 * codes stay unchanged.
 */
const decode = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replaceAll(/%(?:25)+/g, '%')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes);
      } catch {
        return codes;
      }
    });
