import { lines } from './word-list.ts';

/** Kinds of pictures and papers that people attach. */
export type FileKind = 'LEAK' | 'METER' | 'GLASS' | 'MANHOLE' | 'BASEMENT' | 'GAUGE' | 'BILL' | 'LETTER';

/**
 * What signals are about, with the words that people use. In the texts {place} is a block or a house and {at} the same with
 * its preposition, {street} and {on} likewise; {card} is the number of the work card; ' ¶ ' begins a paragraph.
 */
export interface Topic {
  weight: number;
  /** True where the signal may turn out to be a breakdown. */
  isFault: boolean;
  files: readonly FileKind[];
  titles: readonly string[];
  /** First messages. */
  openings: readonly string[];
  /** What the desk writes first: it asks, or says what will be done. */
  questions: readonly string[];
  /** What the client writes next. */
  followUps: readonly string[];
  /** What the desk writes last. */
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
  titles: lines(text.titles),
  openings: lines(text.openings),
  questions: lines(text.questions),
  followUps: lines(text.followUps),
  results: lines(text.results),
});
