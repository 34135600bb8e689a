import { texts } from './fields.texts.ts';

/** Says what is wrong with a value, or null. Every rule but `required` leaves an empty value alone. */
export type Rule = (value: string) => string | null;

export const required: Rule = (value) => (value.trim() === '' ? texts.required : null);

export const email: Rule = unlessEmpty((value) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : texts.email));

export const numeric: Rule = unlessEmpty((value) => (readNumber(value) === null ? texts.numeric : null));

export const min = (bound: number): Rule =>
  unlessEmpty((value) => withNumber(value, (number) => (number < bound ? texts.min(writeNumber(bound)) : null)));

export const max = (bound: number): Rule =>
  unlessEmpty((value) => withNumber(value, (number) => (number > bound ? texts.max(writeNumber(bound)) : null)));

/** The first rule's objection. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };

/** A number as people here type it: comma or point before the decimals, spaces between thousands. */
export const readNumber = (value: string): number | null => {
  const plain = value.replace(/[\s\u00a0\u2009]/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

const writeNumber = (value: number): string => value.toString().replace('.', ',');

const withNumber = (value: string, check: (number: number) => string | null): string | null => {
  const number = readNumber(value);
  return number === null ? texts.numeric : check(number);
};

function unlessEmpty(rule: Rule): Rule {
  return (value) => (value.trim() === '' ? null : rule(value.trim()));
}
