import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { bg } from 'date-fns/locale/bg';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import DatePicker, { registerLocale } from 'react-datepicker';
import { calendarStyle } from './calendar-style.ts';
import { texts } from './fields.texts.ts';
import { getSofiaToday } from './sofia-time.ts';

// The library labels each day with its full date. This format has no leading zero in the day.
const fullDateFormat: typeof bg.formatLong.date = (options) =>
  options.width === 'full' ? 'EEEE, d MMMM yyyy' : bg.formatLong.date(options);
registerLocale('bg', { ...bg, formatLong: { ...bg.formatLong, date: fullDateFormat } });

interface CalendarProps {
  /** `2026-03-05`, or empty. */
  value: string;
  /** Receives `2026-03-05`, or an empty string. */
  onPick: (day: string) => void;
}

/** A calendar of one month; weeks begin on Monday. The arrow keys move between the days, Enter picks a day. */
export const Calendar = ({ value, onPick }: CalendarProps) => {
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
  }, []);
  return (
    <Frame ref={frame} aria-label={texts.calendar}>
      <DatePicker
        inline
        locale="bg"
        calendarStartDay={1}
        selected={value ? toDate(value) : null}
        openToDate={toDate(value || getSofiaToday())}
        minDate={toDate('1900-01-02')}
        fixedHeight
        calendarContainer={PlainContainer}
        chooseDayAriaLabelPrefix={texts.chooseDay}
        disabledDayAriaLabelPrefix={texts.dayOutOfReach}
        monthAriaLabelPrefix={texts.month}
        onChange={(date: Date | null) => onPick(date ? formatDay(date) : '')}
        renderCustomHeader={({ date, decreaseMonth, increaseMonth }) => (
          <Flex align="center" justify="space-between" px="1" pb="2">
            <Button variant="ghost" size="xs" aria-label={texts.previousMonth} onClick={decreaseMonth}>
              <ChevronLeft />
            </Button>
            <Text textStyle="md" fontWeight="semibold">
              {monthFormatter.format(date)}
            </Text>
            <Button variant="ghost" size="xs" aria-label={texts.nextMonth} onClick={increaseMonth}>
              <ChevronRight />
            </Button>
          </Flex>
        )}
      />
      <Flex justify="flex-end" gap="2" pt="2" borderTopWidth="1px" borderColor="border">
        <Button variant="ghost" size="xs" onClick={() => onPick(getSofiaToday())}>
          {texts.today}
        </Button>
        <Button variant="ghost" size="xs" onClick={() => onPick('')}>
          {texts.clear}
        </Button>
      </Flex>
    </Frame>
  );
};

/** Replaces the library's container, which is a dialog with an English label. */
const PlainContainer = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

const monthFormat = new Intl.DateTimeFormat('bg', { month: 'long' });
const monthFormatter = { format: (date: Date): string => `${monthFormat.format(date)} ${date.getFullYear()}` };

/** Converts a day to its noon, so that no change of daylight saving time can shift the day. */
const toDate = (day: string): Date => new Date(`${day}T12:00:00`);

const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const Frame = chakra('fieldset', { base: calendarStyle });
