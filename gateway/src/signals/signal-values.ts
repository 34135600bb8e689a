import type { CoordinatesInput } from '../kernel/schema-types.generated.ts';
import type { Problem } from '../kernel/failures.ts';
import { isBlank } from '@struma/shared/visible-text.ts';
import { maxTitleLength } from '@struma/shared/signals/title.ts';
import { signalTexts } from './signals.texts.ts';

/** The reason why a signal cannot have this title; null if it can. */
export const findTitleProblem = (title: string): Problem | null => {
  if (isBlank(title)) return { field: 'title', code: 'REQUIRED', message: signalTexts.titleRequired };
  if (title.trim().length <= maxTitleLength) return null;
  return { field: 'title', code: 'LENGTH', message: signalTexts.titleTooLong(maxTitleLength) };
};

/** The reason why a signal cannot have this place; null if the place is on earth. */
export const findLocationProblem = ({ latitude, longitude }: CoordinatesInput): Problem | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? null
    : { field: 'location', code: 'RANGE', message: signalTexts.locationRange };
