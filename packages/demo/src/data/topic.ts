import { splitLines } from './split-text.ts';

/** Kinds of attached images and documents. */
export type FileKind = 'LEAK' | 'METER' | 'GLASS' | 'MANHOLE' | 'BASEMENT' | 'GAUGE' | 'BILL' | 'LETTER';

/**
 * A topic of signals with its texts. Placeholders: {place} is a block or a house, {at} is the place with a preposition;
 * {street} is a street, {on} is the street with a preposition; {card} is the work card number; {hour} is an hour of the
 * day. ' ¶ ' starts a paragraph.
 */
export interface Topic {
  weight: number;
  /** True if the signal can become a breakdown. */
  isFault: boolean;
  files: readonly FileKind[];
  titles: readonly string[];
  /** First messages. */
  openings: readonly string[];
  /** First replies of the utility: a question or an announcement. */
  questions: readonly string[];
  /** Answers of the submitter. */
  followUps: readonly string[];
  /** Final replies of the utility. */
  results: readonly string[];
}

interface Text {
  titles: string;
  openings: string;
  questions: string;
  followUps: string;
  results: string;
}

export const topic = (weight: number, isFault: boolean, files: readonly FileKind[], text: Text): Topic => ({
  weight,
  isFault,
  files,
  titles: splitLines(text.titles),
  openings: splitLines(text.openings),
  questions: splitLines(text.questions),
  followUps: splitLines(text.followUps),
  results: splitLines(text.results),
});
