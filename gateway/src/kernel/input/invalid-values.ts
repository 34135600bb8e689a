import { isValidText } from '@struma/shared/valid-text.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';

/** Limit of nested objects and lists. The deepest valid rich text has 45 levels. */
const maxDepth = 100;

type UnfitReason = 'text' | 'number' | 'depth';

interface UnfitValue {
  reason: UnfitReason;
  path: string[];
}

/**
 * Finds the first value that no service can store, with its path; null if there is none. The recursion stops at
 * `maxDepth`, so parsed JSON of any depth is safe here and in all code that runs after this check.
 */
const findUnfitValue = (value: unknown, depth = 0): UnfitValue | null => {
  if (typeof value === 'string') return isValidText(value) ? null : { reason: 'text', path: [] };
  if (typeof value === 'number') return Number.isFinite(value) ? null : { reason: 'number', path: [] };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === maxDepth) return { reason: 'depth', path: [] };
  for (const name of Object.keys(value)) {
    if (!isValidText(name)) return { reason: 'text', path: [name.toWellFormed().replaceAll('\0', '')] };
    const found = findUnfitValue((value as Record<string, unknown>)[name], depth + 1);
    if (found) return { reason: found.reason, path: [name, ...found.path] };
  }
  return null;
};

/** Throws BAD_USER_INPUT with the path of the first value that no service can store. */
export const requireFitValue = (value: unknown): void => {
  const found = findUnfitValue(value);
  if (!found) return;
  const path = found.path.slice(0, maxPathLength);
  throw typedError('BAD_USER_INPUT', { message: reasonTexts[found.reason], path });
};

const maxPathLength = 20;

const reasonTexts: Readonly<Record<UnfitReason, string>> = {
  text: inputTexts.unfitText,
  number: inputTexts.unfitNumber,
  depth: inputTexts.unfitDepth,
};
