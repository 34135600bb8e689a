import { ClockAlert } from 'lucide-react';
import { useToday } from '../platform/use-now.ts';
import { texts } from './water-meters.texts.ts';

interface NextCheckDayProps {
  /** Null if the meter has no next check. */
  day: string | null;
  /** Null while the account is open. The meter of a closed account is not checked any more. */
  closedAt: string | null;
}

/**
 * The day of the next check: red, with a clock, if the day has passed and the account is open. Plain elements, because
 * lists render hundreds of them.
 */
export const NextCheckDay = ({ day, closedAt }: NextCheckDayProps) => {
  const today = useToday();
  if (day === null || closedAt !== null || day >= today) return day;
  return (
    <span style={overdueStyle} title={texts.overdue}>
      <ClockAlert size={14} style={iconStyle} aria-label={texts.overdue} />
      {day}
    </span>
  );
};

const overdueStyle = { color: 'var(--chakra-colors-fg-error)' };
const iconStyle = { display: 'inline', marginInlineEnd: '0.25rem', verticalAlign: '-2px' };
