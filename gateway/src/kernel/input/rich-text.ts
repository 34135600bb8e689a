import { documentOf, isDocument } from '@struma/shared/rich-document.ts';
import type { RichNode } from '@struma/shared/rich-document.ts';
import { Trouble, troubleOf } from '../rest/upstream-error.ts';

/** A text as the REST service keeps it: JSON of a document, or anything else. */
export interface StoredText {
  stored: string;
}

/** A stored text as a document. What is no allowed document comes as plain paragraphs. */
export const readDocument = ({ stored }: StoredText): RichNode => {
  if (typeof stored !== 'string') throw troubleOf(new Trouble('SENSELESS', new TypeError('A text is none.')), false);
  const value = parse(stored);
  if (isDocument(value)) return value;
  if (typeof value === 'string') return documentOf(value);
  return documentOf(isRecord(value) && value.type === 'doc' ? textIn(value, 0) : stored);
};

const parse = (stored: string): unknown => {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'string' && value.startsWith('{') ? parse(value) : value;
  } catch {
    return stored;
  }
};

/** Whatever text an unknown tree holds: rather the words without their form than nothing. */
const textIn = (value: unknown, depth: number): string => {
  if (depth > 100) return '';
  if (Array.isArray(value))
    return value
      .map((item) => textIn(item, depth + 1))
      .filter(Boolean)
      .join('\n');
  if (!isRecord(value)) return '';
  return typeof value.text === 'string' ? value.text : textIn(value.content, depth + 1);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
