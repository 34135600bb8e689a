import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../platform/format.ts';
import { Priority } from '../ui/glyphs/priority.tsx';
import { ItemLines } from '../ui/list/list-items.tsx';
import { BreakdownState } from './breakdown-state.tsx';
import type { BreakdownRowFragment } from './breakdowns.generated.ts';
import { breakdownPath } from './breakdowns.screens.ts';
import { texts } from './breakdowns.texts.ts';

interface BreakdownItemProps {
  breakdown: BreakdownRowFragment;
  /** Ids of all priorities, lowest first. */
  priorityOrder: readonly string[];
}

/** A breakdown in the list of a narrow page: number, place, state, priority, times and people without water. */
export const BreakdownItem = ({ breakdown, priorityOrder }: BreakdownItemProps) => {
  const { id, workCardNo, townName, streetName, streetDescription, priority } = breakdown;
  return (
    <ItemLines
      head={
        <>
          <Link to={breakdownPath(id)} className="record">
            {workCardNo}
          </Link>
          {[townName, streetName ?? streetDescription].filter(Boolean).join(', ')}
        </>
      }
      states={
        <>
          <BreakdownState {...breakdown} />
          {priority && <Priority priority={priority} order={priorityOrder} />}
        </>
      }
      foot={footTextsOf(breakdown)
        .filter((text) => text !== null)
        .map((text) => (
          <span key={text}>{text}</span>
        ))}
    />
  );
};

const footTextsOf = ({ startedAt, waterStopEnd, affectedPeople }: BreakdownRowFragment): (string | null)[] => [
  startedAt && `${texts.startedAt}: ${formatMinute(startedAt)}`,
  waterStopEnd && `${texts.waterStopEnd}: ${formatMinute(waterStopEnd)}`,
  affectedPeople ? `${texts.people}: ${formatNumber(affectedPeople)}` : null,
];

const formatMinute = (moment: string): string => formatDateTime(moment).slice(0, -3);
