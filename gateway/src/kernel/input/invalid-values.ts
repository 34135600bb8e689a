import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';

/** Limit of nested objects and lists. The deepest valid rich text has 45 levels. */
const maxDepth = 100;

/** Limit of the members of all objects and lists. The longest list of a valid input has some hundred values. */
const maxMembers = 10_000;

type Reason = 'text' | 'number' | 'depth' | 'members';

interface InvalidValue {
  reason: Reason;
  path: string[];
}

/**
 * Finds the first value that is not accepted, with its path: a text or a number that no service can store, or too many
 * levels or members. Returns null if all values are accepted. The recursion stops at `maxDepth` and `maxMembers`, so
 * parsed JSON of any depth and size is safe here and in all code that runs after this check.
 */
const findInvalidValue = (value: unknown, usage = { members: 0 }, depth = 0): InvalidValue | null => {
  if (typeof value === 'string') return isValidText(value) ? null : { reason: 'text', path: [] };
  if (typeof value === 'number') return Number.isFinite(value) ? null : { reason: 'number', path: [] };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === maxDepth) return { reason: 'depth', path: [] };
  const names = Object.keys(value);
  usage.members += names.length;
  if (usage.members > maxMembers) return { reason: 'members', path: [] };
  for (const name of names) {
    if (!isValidText(name)) return { reason: 'text', path: [name.toWellFormed().replaceAll('\0', '')] };
    const found = findInvalidValue((value as Record<string, unknown>)[name], usage, depth + 1);
    if (found) return { reason: found.reason, path: [name, ...found.path] };
  }
  return null;
};

/**
 * Returns true if JSON in UTF-8 has so many objects, lists and members that it exceeds the limit of an input. Counts
 * commas and opening brackets outside strings, which is much faster than parsing.
 */
export const hasTooManyMembers = (json: Uint8Array): boolean => {
  let signs = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInText && byte === backslash) at += 1;
    else if (byte === quote) isInText = !isInText;
    else if (!isInText && (byte === comma || byte === openList || byte === openObject)) signs += 1;
  }
  // A member needs at most two signs: a comma before it, and the sign that opens its own value.
  return signs > 2 * maxMembers;
};

const [backslash, quote, comma, openList, openObject] = Buffer.from('\\",[{');

/** Throws BAD_USER_INPUT with the path of the first value that is not accepted. */
export const requireValidValue = (value: unknown): void => {
  const found = findInvalidValue(value);
  if (!found) return;
  // A name of the input may be a personal number.
  const path = found.path.slice(0, maxPathLength).map(maskPersonalNumbers);
  throw typedError('BAD_USER_INPUT', { message: reasonTexts[found.reason], path });
};

const maxPathLength = 20;

const reasonTexts: Readonly<Record<Reason, string>> = {
  text: inputTexts.invalidText,
  number: inputTexts.invalidNumber,
  depth: inputTexts.tooDeepValue,
  members: inputTexts.tooManyMembers,
};
