import { formatClockTime, dayOf, formatDateTime, formatNumber } from '../../platform/format.ts';
import { useNow } from '../../platform/use-now.ts';
import { getSofiaToday } from '../../ui/fields/sofia-time.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { findFinish, findOverrun, type Finish, type Span } from './actual-times.ts';
import { texts } from './preview.texts.ts';
import { Bar } from './time-bar-style.ts';
import { ticksBetween } from './time-ticks.ts';

/**
 * The planned and actual times of a breakdown on one time axis: its start, the water stop, the repair, the present, its
 * finish, and the period after the planned end.
 */
export const TimeBar = ({ breakdown }: { breakdown: BreakdownDetailsFragment }) => {
  const now = useNow();
  const times = timesOf(breakdown, now);
  const moments = momentsOf(times);
  return moments.length < 2 ? null : <Lines times={times} moments={moments} now={now} />;
};

interface Times {
  startedAt: string | null;
  water: Span | null;
  repair: Span | null;
  /** Text that follows the times of the water stop: the number of people without water, or empty. */
  people: string;
  isFinished: boolean;
  finish: Finish | null;
  overrun: (Span & { time: string }) | null;
}

const timesOf = (breakdown: BreakdownDetailsFragment, now: Date): Times => {
  const { startedAt, affectedPeople, isFinished } = breakdown;
  return {
    startedAt,
    water: spanOf(breakdown.waterStopStart, breakdown.waterStopEnd),
    repair: spanOf(breakdown.repairStart, breakdown.repairEnd),
    people: affectedPeople ? ` · ${texts.peopleCount(formatNumber(affectedPeople))}` : '',
    isFinished,
    finish: isFinished ? findFinish(breakdown) : null,
    overrun: findOverrun(breakdown, now),
  };
};

const momentsOf = ({ startedAt, water, repair, finish }: Times): number[] =>
  [startedAt, water?.start, water?.end, repair?.start, repair?.end, finish?.at].flatMap((moment) =>
    moment ? [new Date(moment).getTime()] : [],
  );

const Lines = ({ times, moments, now }: { times: Times; moments: readonly number[]; now: Date }) => {
  const { startedAt, water, repair, people, isFinished, finish, overrun } = times;
  const shown = isFinished ? moments : [...moments, now.getTime()];
  const at = createAxis(shown);
  return (
    <Bar aria-label={`${texts.timeline}: ${describe(times)}`}>
      <Ticks moments={shown} present={isFinished ? null : at(now)} at={at} />
      <div className="line">
        {startedAt && (
          <span className="start" style={{ left: `${at(startedAt)}%` }} data-late={at(startedAt) > 60 || undefined}>
            <i /> {texts.startedAt} {shortTime(startedAt, now)}
          </span>
        )}
      </div>
      {water && <Period name={`${texts.water} ${periodText(water, now)}${people}`} kind="water" span={water} at={at} />}
      {repair && <Period name={`${texts.repair} ${periodText(repair, now)}`} kind="repair" span={repair} at={at} />}
      {overrun && (
        <Period
          name={finish ? texts.longerThanPlanned : texts.lateBy(overrun.time)}
          kind="overrun"
          span={overrun}
          at={at}
        />
      )}
      {finish && <FinishMark finish={finish} now={now} left={at(finish.at)} />}
      {!isFinished && <PresentLine now={now} left={at(now)} />}
    </Bar>
  );
};

/** Returns a function that computes the position of a moment on the bar, in percent. */
const createAxis = (moments: readonly number[]): ((moment: string | Date) => number) => {
  const [first, last] = [startOf(moments), Math.max(...moments)];
  return (moment) => Math.max(0, (100 * (new Date(moment).getTime() - first)) / (last - first || 1));
};

const dayMs = 86_400_000;

/** The left edge of the axis: the first moment, but at most a day before the second one. */
const startOf = (moments: readonly number[]): number => {
  const [first = 0, second = first] = moments.toSorted((one, other) => one - other);
  return Math.max(first, second - dayMs);
};

interface TicksProps {
  moments: readonly number[];
  /** Position of the present time, in percent; null if the breakdown is finished. Ticks near it have no labels. */
  present: number | null;
  at: (moment: Date) => number;
}

const Ticks = ({ moments, present, at }: TicksProps) => (
  <div className="ticks" aria-hidden="true">
    {ticksBetween(startOf(moments), Math.max(...moments)).map((tick) => (
      <span key={tick.at.getTime()} style={{ left: `${at(tick.at)}%` }}>
        {(present === null || Math.abs(at(tick.at) - present) > 6) && tick.label}
      </span>
    ))}
  </div>
);

const PresentLine = ({ now, left }: { now: Date; left: number }) => (
  <div className="present">
    <span style={{ left: `${left}%` }}>
      <b data-late={left > 90 || undefined}>{texts.now(formatClockTime(now).slice(0, 5))}</b>
    </span>
  </div>
);

const FinishMark = ({ finish, now, left }: { finish: Finish; now: Date; left: number }) => (
  <div className="line">
    <span className="finish" style={{ left: `${left}%` }} data-late={left > 40 || undefined}>
      <i /> {texts.finishedAt} {shortTime(finish.at, now)}
      {finish.difference && ` · ${finish.difference}`}
    </span>
  </div>
);

interface PeriodProps {
  name: string;
  kind: 'water' | 'repair' | 'overrun';
  span: Span;
  /** Returns the position of a moment on the bar, in percent. */
  at: (moment: string) => number;
}

const Period = ({ name, kind, span, at }: PeriodProps) => {
  const left = at(span.start);
  const right = span.end ? at(span.end) : 100;
  return (
    <div className="line">
      <span
        className={`period ${kind}`}
        title={name}
        style={{ left: `${left}%`, width: `${Math.max(right - left, 0.5)}%` }}
      />
      <span className="name" style={left > 50 ? { right: `${100 - left}%` } : { left: `${left}%` }}>
        {name}
      </span>
    </div>
  );
};

const spanOf = (start: string | null, end: string | null): Span | null => (start ? { start, end } : null);

/** The time of day, preceded by the date unless the moment is today. */
const shortTime = (moment: string, now: Date): string => {
  return dayOf(moment) === getSofiaToday(now) ? moment.slice(11, 16) : formatDateTime(moment).slice(0, 16);
};

const periodText = ({ start, end }: Span, now: Date): string =>
  `${shortTime(start, now)} – ${end ? shortTime(end, now) : texts.openEnd}`;

const describe = ({ startedAt, water, repair, people, finish, overrun }: Times): string =>
  [
    startedAt && `${texts.startedAt} ${formatDateTime(startedAt)}`,
    water &&
      `${texts.water} ${formatDateTime(water.start)} – ${water.end ? formatDateTime(water.end) : texts.openEnd}${people}`,
    repair &&
      `${texts.repair} ${formatDateTime(repair.start)} – ${repair.end ? formatDateTime(repair.end) : texts.openEnd}`,
    overrun && !finish && texts.lateBy(overrun.time),
    finish && [`${texts.finishedAt} ${formatDateTime(finish.at)}`, finish.difference].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('; ');
