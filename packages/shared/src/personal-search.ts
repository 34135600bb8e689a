import { maskPersonalNumbers } from './personal-data.ts';

/** Filters whose numbers may look like an EGN and are none. */
const otherNumbers: readonly string[] = ['fabricNo', 'clientNumber', 'workCardNo'];

/** Masks the personal numbers in the values of a query string, as `maskPersonalNumbers` masks a text. */
export const maskSearch = (search: string): string => {
  if (!hasPersonalNumber(search)) return search;
  const masked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    masked.append(name, otherNumbers.includes(name) ? value : maskPersonalNumbers(value));
  return masked.toString();
};

/** True if a value of the query string contains a personal number. */
export const hasPersonalNumber = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([name, value]) => !otherNumbers.includes(name) && maskPersonalNumbers(value) !== value,
  );
