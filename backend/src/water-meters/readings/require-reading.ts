import { largestReading } from '@struma/shared/water-meters/largest-reading.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { addReadingTexts as texts } from './add-reading.texts.ts';

/** Throws a refusal for a negative or too large value, and for a value with more than three decimals. */
export const requireReading = (value: number): void => {
  const hasAtMostThreeDecimals = Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-3;
  if (!(value >= 0 && hasAtMostThreeDecimals)) throw new Refusal(texts.notReading);
  if (value > largestReading) throw new Refusal(texts.tooLarge(largestReading));
};
