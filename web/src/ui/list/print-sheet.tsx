import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { clockTime, formatNumber } from '../../platform/format.ts';
import { getSofiaToday } from '../fields/sofia-time.ts';
import { FilterDescription } from './filter/chips.tsx';
import type { FilterValues, Param } from './filter/filter-fields.ts';
import { texts } from './list.texts.ts';

interface PrintSheetProps {
  title: string;
  params: readonly Param[];
  filter: FilterValues;
  /** Number of the printed rows. */
  shown: number;
  total: number | undefined;
}

/** The head of a printed list: its title, its filter in words, the time, and how many of its rows are printed. */
export const PrintSheet = ({ title, params, filter, shown, total }: PrintSheetProps) => {
  const printedAt = usePrintTime();
  return (
    <header className="sheet">
      <h1>{title}</h1>
      {Object.keys(filter).length > 0 && (
        <p>
          <FilterDescription params={params} filter={filter} />
        </p>
      )}
      <p>
        {texts.printed(formatNumber(shown), total === undefined ? '…' : formatNumber(total))}{' '}
        {texts.printedAt(`${getSofiaToday(printedAt)} ${clockTime(printedAt)}`)}
      </p>
    </header>
  );
};

/** The time of the latest print. */
const usePrintTime = (): Date => {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    const update = (): void => flushSync(() => setTime(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return time;
};
