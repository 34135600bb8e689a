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

/** WM-10: the readings and the withdrawn readings, newest day first. `changes` are newest first. */
export const toTableRows = (
  periods: readonly Period[],
  changes: readonly ReadingChangeFragment[],
): readonly TableRow[] => {
  const changesOf = (id: string) => changes.filter(({ readingId }) => readingId === id);
  const present = periods.map((period) => ({
    key: period.id,
    date: period.date,
    period,
    changes: changesOf(period.id),
  }));
  const withdrawn = changes
    .filter(({ newValue }) => newValue === null)
    .map(({ id, date, readingId }) => ({ key: `withdrawn-${id}`, date, period: null, changes: changesOf(readingId) }));
  return [...present, ...withdrawn].toSorted((one, other) => other.date.localeCompare(one.date));
};
