import { maxTitleLength } from '@struma/shared/signals/title.ts';
import { texts } from './title-problem.texts.ts';

/** SG-17: why a signal cannot have this title; null if it can. */
export const findTitleProblem = (title: string): string | null => {
  if (title.trim() === '') return texts.titleMissing;
  return title.trim().length > maxTitleLength ? texts.titleTooLong(maxTitleLength) : null;
};
