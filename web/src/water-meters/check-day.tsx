import { chakra } from '@chakra-ui/react';
import { ClockAlert } from 'lucide-react';
import { clockDay } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import { texts } from './water-meters.texts.ts';

interface CheckDayProps {
  /** Null if the meter has no next check. */
  day: string | null;
  /** Null while the account is open. The meter of a closed account is not checked any more. */
  closedAt: string | null;
}

/** The day of the next check: red, with a clock, if the day has passed and the account is open. */
export const CheckDay = ({ day, closedAt }: CheckDayProps) => {
  const today = clockDay(useNow());
  if (day === null || closedAt !== null || day >= today) return day;
  return (
    <chakra.span color="fg.error" title={texts.overdue}>
      <chakra.span as={ClockAlert} display="inline" boxSize="3.5" me="1" verticalAlign="-2px" aria-hidden />
      {day}
      <chakra.span srOnly> {texts.overdue}</chakra.span>
    </chakra.span>
  );
};
