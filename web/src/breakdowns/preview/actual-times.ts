import { formatElapsed } from '../../platform/format.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { texts } from './preview.texts.ts';

export interface Span {
  start: string;
  /** Null while the end is unknown. */
  end: string | null;
}

const minuteMs = 60_000;

type Times = Pick<BreakdownDetailsFragment, 'repairEnd' | 'waterStopEnd' | 'isFinished' | 'finishedAt'>;

/** The planned end of the work. */
const plannedEndOf = ({ repairEnd, waterStopEnd }: Times): string | null => repairEnd ?? waterStopEnd;

export interface Finish {
  at: string;
  /** Text of the difference from the planned end; null if no end was planned. */
  difference: string | null;
}

/** When the breakdown was finished, compared with the planned end. Null if this time is unknown. */
export const findFinish = (breakdown: Times): Finish | null => {
  const { finishedAt: at } = breakdown;
  const planned = plannedEndOf(breakdown);
  if (!at || !planned) return at ? { at, difference: null } : null;
  const minutes = Math.trunc((new Date(at).getTime() - new Date(planned).getTime()) / minuteMs);
  if (minutes === 0) return { at, difference: texts.asPlanned };
  const difference =
    minutes > 0
      ? texts.afterPlan(formatElapsed(planned, new Date(at)))
      : texts.beforePlan(formatElapsed(at, new Date(planned)));
  return { at, difference };
};

/** The period from the planned end to the actual end or to `now`. Null if unknown or shorter than a minute. */
export const findOverrun = (breakdown: Times, now: Date): (Span & { time: string }) | null => {
  const planned = plannedEndOf(breakdown);
  const end = breakdown.isFinished ? breakdown.finishedAt : now.toISOString();
  if (!planned || !end || new Date(end).getTime() - new Date(planned).getTime() < minuteMs) return null;
  return { start: planned, end, time: formatElapsed(planned, new Date(end)) };
};
