import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatClockTime, formatNumber } from '../../../platform/format.ts';
import { getSofiaToday } from '../../fields/sofia-time.ts';
import { FilterDescription } from '../filter/chips.tsx';
import type { FilterValues, Param } from '../filter/filter-fields.ts';
import { partTexts } from '../list-parts.texts.ts';

interface PrintHeaderProps {
  title: string;
  params: readonly Param[];
  filter: FilterValues;
  /** Number of the printed rows. */
  shown: number;
  total: number | undefined;
}

/**
 * The head of a printed list: its title, its filter in words, the time, and how many of its rows are printed. Rendered
 * only while the browser prints.
 */
export const PrintHeader = ({ title, params, filter, shown, total }: PrintHeaderProps) => {
  const printedAt = usePrintTime();
  if (!printedAt) return null;
  return (
    <header className="sheet">
      <h1>{title}</h1>
      {Object.keys(filter).length > 0 && (
        <p>
          <FilterDescription params={params} filter={filter} />
        </p>
      )}
      <p>
        {partTexts.printed(formatNumber(shown), total === undefined ? '…' : formatNumber(total))}{' '}
        {partTexts.printedAt(`${getSofiaToday(printedAt)} ${formatClockTime(printedAt)}`)}
      </p>
    </header>
  );
};

/** The time at which the browser began to print; null if it does not print. */
const usePrintTime = (): Date | null => {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    // The browser prints what is rendered when the event handler returns.
    const begin = (): void => flushSync(() => setTime(new Date()));
    const end = (): void => setTime(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return time;
};
