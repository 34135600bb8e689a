import type { Period } from './check-readings.ts';
import type { ReadingChangeFragment } from './readings.generated.ts';

export interface TableRow {
  key: string;
  date: string;
  /** Null for a withdrawn reading. */
  period: Period | null;
  /** Corrections of the reading, newest first. A withdrawn reading also has its withdrawal, which is the newest. */
  changes: readonly ReadingChangeFragment[];
}

/**
 * WM-10: the readings and the withdrawn readings, newest day first. `changes` are newest first. Readings and changes are
 * read by two queries: a reading that is withdrawn according to `changes` is not shown twice.
 */
export const toTableRows = (
  periods: readonly Period[],
  changes: readonly ReadingChangeFragment[],
): readonly TableRow[] => {
  const changesOf = (id: string) => changes.filter(({ readingId }) => readingId === id);
  const withdrawals = changes.filter(({ newValue }) => newValue === null);
  const withdrawn = withdrawals.map(({ id, date, readingId }) => ({
    key: `withdrawn-${id}`,
    date,
    period: null,
    changes: changesOf(readingId),
  }));
  const present = periods
    .filter(({ id }) => !withdrawals.some(({ readingId }) => readingId === id))
    .map((period) => ({ key: period.id, date: period.date, period, changes: changesOf(period.id) }));
  return [...present, ...withdrawn].toSorted((one, other) => other.date.localeCompare(one.date));
};
