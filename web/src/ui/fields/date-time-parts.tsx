import { chakra } from '@chakra-ui/react';
import { TimeBox } from './date-parts.tsx';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import { joinDateTime, splitDateTime } from './local-time.ts';
import { getSofiaToday } from './sofia-time.ts';

interface DateTimePartsFieldProps extends FieldProps {
  /** The first year of the list, which ends with the present year. */
  firstYear: number;
  /** The time that is used if the time box is empty. */
  defaultTime: string;
}

interface Option {
  value: string;
  label: string;
}

/** Date and time in parts: lists of days, months and years, and a time. The value has the format of `DateTimeField`. */
export const DateTimePartsField = ({
  onChange,
  onBlur,
  disabled,
  firstYear,
  defaultTime,
  ...frame
}: DateTimePartsFieldProps) => {
  const { date, time } = splitDateTime(frame.value);
  const [day = '', month = '', year = ''] = date.split('/');
  const change = (changed: Partial<Record<'day' | 'month' | 'year' | 'time', string>>): void => {
    const next = { day, month, year, time, ...changed };
    const parts = [next.day, next.month, next.year];
    onChange(joinDateTime({ date: parts.some(Boolean) ? parts.join('/') : '', time: next.time }));
  };
  const lists = [
    { part: 'day', value: day, options: days },
    { part: 'month', value: month, options: months },
    { part: 'year', value: year, options: yearsSince(firstYear, year) },
  ] as const;
  return (
    <FieldFrame {...frame} group="boxes">
      {({ id, 'data-filled': filled, 'aria-invalid': invalid, ...control }) => (
        <Parts className="parts">
          {lists.map(({ part, value, options }) => (
            <select
              key={part}
              {...control}
              id={part === 'day' ? id : undefined}
              className={part}
              aria-label={texts.partOf(frame.label, part)}
              aria-invalid={invalid}
              data-filled={filled}
              disabled={disabled}
              value={value}
              onChange={(event) => change({ [part]: event.target.value })}
              onBlur={onBlur}
            >
              <option value="">–</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ))}
          <div className="clock" data-filled={filled} data-invalid={invalid}>
            <TimeBox
              label={texts.timeOf(frame.label)}
              placeholder={defaultTime}
              value={time}
              onChange={(typed) => change({ time: typed })}
              {...{ onBlur, disabled }}
            />
          </div>
        </Parts>
      )}
    </FieldFrame>
  );
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const days: readonly Option[] = Array.from({ length: 31 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: String(index + 1),
}));

const monthName = new Intl.DateTimeFormat('bg', { month: 'long', timeZone: 'UTC' });

const months: readonly Option[] = Array.from({ length: 12 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: monthName.format(Date.UTC(2024, index)),
}));

/** The years from `first` to the present year. A chosen year is added, because the list must show the chosen value. */
const yearsSince = (first: number, chosen: string): Option[] => {
  const presentYear = Number(getSofiaToday().slice(0, 4));
  const years = Array.from({ length: presentYear - first + 1 }, (_, index) => String(first + index));
  return [...new Set([...years, ...(chosen ? [chosen] : [])])].map((year) => ({ value: year, label: year }));
};

const Parts = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    minW: '0',
    '& select, & .clock': controlStyle,
    '& select': { px: '1', cursor: 'pointer' },
    '& .day': { w: '3.25rem', flex: 'none' },
    '& .month': { flex: '1' },
    '& .year': { w: { base: '5rem', md: '4.25rem' }, flex: 'none' },
    '& .clock': { w: { base: '4.5rem', md: '4rem' }, flex: 'none' },
  },
});
