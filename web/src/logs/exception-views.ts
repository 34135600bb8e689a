import type { FilterValues } from '../ui/list/filter/filter-fields.ts';
import type { QuickView } from '../ui/list/quick-views.tsx';
import { texts } from './logs.texts.ts';

/** LG-2: the filter of whole days up to this one. */
export const daysUpTo = (today: string, count = 1): FilterValues => ({
  createdFrom: `${dayBefore(today, count - 1)}T00:00`,
  createdTo: `${today}T23:59`,
});

export const exceptionViews = (today: string): readonly QuickView[] => [
  { label: texts.exceptions.today, filter: daysUpTo(today) },
  { label: texts.exceptions.week, filter: daysUpTo(today, 7) },
  { label: texts.exceptions.month, filter: daysUpTo(today, 30) },
  { label: texts.exceptions.year, filter: daysUpTo(today, 365) },
];

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
