import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { bg } from 'date-fns/locale/bg';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import DatePicker, { registerLocale } from 'react-datepicker';
import { calendarStyle } from './calendar-style.ts';
import { texts } from './fields.texts.ts';
import { sofiaToday } from './sofia-time.ts';

// The library names a day by its whole date; ours has no zero before the number, as the day itself is written.
const wholeDate: typeof bg.formatLong.date = (options) =>
  options.width === 'full' ? 'EEEE, d MMMM yyyy' : bg.formatLong.date(options);
registerLocale('bg', { ...bg, formatLong: { ...bg.formatLong, date: wholeDate } });

interface CalendarProps {
  /** `2026-03-05`, or empty. */
  value: string;
  /** Gets `2026-03-05`, or an empty text. */
  onPick: (day: string) => void;
}

/** One month, Monday first. Arrow keys move over the days, Enter takes one. */
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
        selected={value ? dateOf(value) : null}
        openToDate={dateOf(value || sofiaToday())}
        minDate={dateOf('1900-01-02')}
        fixedHeight
        calendarContainer={PlainContainer}
        chooseDayAriaLabelPrefix={texts.chooseDay}
        disabledDayAriaLabelPrefix={texts.dayOutOfReach}
        monthAriaLabelPrefix={texts.month}
        onChange={(date: Date | null) => onPick(date ? dayText(date) : '')}
        renderCustomHeader={({ date, decreaseMonth, increaseMonth }) => (
          <Flex align="center" justify="space-between" px="1" pb="2">
            <Button variant="ghost" size="xs" aria-label={texts.previousMonth} onClick={decreaseMonth}>
              <ChevronLeft />
            </Button>
            <Text textStyle="md" fontWeight="semibold">
              {monthText.format(date)}
            </Text>
            <Button variant="ghost" size="xs" aria-label={texts.nextMonth} onClick={increaseMonth}>
              <ChevronRight />
            </Button>
          </Flex>
        )}
      />
      <Flex justify="flex-end" gap="2" pt="2" borderTopWidth="1px" borderColor="border">
        <Button variant="ghost" size="xs" onClick={() => onPick(sofiaToday())}>
          {texts.today}
        </Button>
        <Button variant="ghost" size="xs" onClick={() => onPick('')}>
          {texts.clear}
        </Button>
      </Flex>
    </Frame>
  );
};

/** The library's own is a dialog with an English name. */
const PlainContainer = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

const monthFormat = new Intl.DateTimeFormat('bg', { month: 'long' });
const monthText = { format: (date: Date): string => `${monthFormat.format(date)} ${date.getFullYear()}` };

/** Noon, so that no change of clocks anywhere moves the day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const Frame = chakra('fieldset', { base: calendarStyle });
