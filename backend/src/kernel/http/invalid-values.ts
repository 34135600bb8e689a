import { isValidText } from '@struma/shared/valid-text.ts';

/** Limit of nested objects and arrays. Bodies of the contract have at most 5 levels. */
const maxDepth = 50;

/** True if a parsed input can be stored: valid texts, finite numbers, at most `maxDepth` levels. */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isValidText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([name, inner]) => isValidText(name) && isStorable(inner, depth + 1));
};

/**
 * Returns the name of the first invalid parameter or field, null if all are valid, and '' if the invalid value has no
 * name or an invalid one.
 */
export const findInvalidName = (values: unknown): string | null => {
  if (typeof values !== 'object' || values === null) return isStorable(values) ? null : '';
  for (const [name, value] of Object.entries(values)) {
    if (!isValidText(name)) return '';
    if (!isStorable(value)) return name;
  }
  return null;
};
