import { largestReading } from '@struma/shared/water-meters/largest-reading.ts';
import { formatNumber } from '../platform/format.ts';
import { texts } from './add/add.texts.ts';

/** Parses a reading with a decimal comma or point. Returns null for an empty text and undefined for an invalid one. */
export const parseReading = (typed: string): string | null | undefined => {
  const text = withPoint(typed);
  if (text === '') return null;
  return isNumber(text) && Number(text) <= largestReading ? text : undefined;
};

/** The problem of a typed reading; undefined if the reading is valid or empty. */
export const findReadingProblem = (typed: string): string | undefined => {
  if (parseReading(typed) !== undefined) return undefined;
  return isNumber(withPoint(typed)) ? texts.largeReading(formatNumber(largestReading)) : texts.notReading;
};

const withPoint = (typed: string): string => typed.replaceAll(/\s/g, '').replace(',', '.');

const isNumber = (text: string): boolean => /^\d+(\.\d{1,3})?$/.test(text);
