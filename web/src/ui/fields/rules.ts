import { isEmail } from '@struma/shared/account-rules.ts';
import { texts } from './fields.texts.ts';

/** Returns the problem of a value, or null. All rules except `required` accept an empty value. */
export type Rule = (value: string) => string | null;

export const required: Rule = (value) => (value.trim() === '' ? texts.required : null);

export const email: Rule = skipEmpty((value) => (isEmail(value) ? null : texts.email));

export const numeric: Rule = skipEmpty((value) => (parseNumber(value) === null ? texts.numeric : null));

export const min = (bound: number): Rule =>
  skipEmpty((value) => withNumber(value, (number) => (number < bound ? texts.min(formatDecimal(bound)) : null)));

export const max = (bound: number): Rule =>
  skipEmpty((value) => withNumber(value, (number) => (number > bound ? texts.max(formatDecimal(bound)) : null)));

/** Combines rules into a rule that returns the first problem. */
export const combineRules =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };

/** Parses a number with a decimal comma or point, and spaces between thousands. */
export const parseNumber = (value: string): number | null => {
  const plain = value.replace(/[\s\u00a0\u2009]/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

const formatDecimal = (value: number): string => value.toString().replace('.', ',');

const withNumber = (value: string, check: (number: number) => string | null): string | null => {
  const number = parseNumber(value);
  return number === null ? texts.numeric : check(number);
};

function skipEmpty(rule: Rule): Rule {
  return (value) => (value.trim() === '' ? null : rule(value.trim()));
}
