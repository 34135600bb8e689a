import { Glyph, type GlyphName } from '../ui/glyphs/glyph.tsx';
import { StateBadge } from '../ui/glyphs/state-badge.tsx';
import { texts } from './breakdowns.texts.ts';

interface Times {
  isFinished: boolean;
  repairStart: string | null;
  waterStopStart: string | null;
  waterStopEnd: string | null;
}

export type Stage = keyof typeof texts.stages;

/** The stage of a breakdown at `now`, by its planned times. A finished breakdown has the stage FINISHED. */
export const stageOf = ({ isFinished, repairStart, waterStopStart, waterStopEnd }: Times, now: Date): Stage => {
  const isPast = (moment: string | null): boolean => moment !== null && new Date(moment) <= now;
  if (isFinished) return 'FINISHED';
  if (isPast(waterStopEnd)) return 'RESTORED';
  if (isPast(waterStopStart)) return 'STOPPED';
  return isPast(repairStart) ? 'TEAM_SENT' : 'NEW';
};

interface StateProps {
  isFinished: boolean;
}

/** BR-4: the state of a breakdown as text: 'repaired' if it is finished, otherwise 'team sent'. */
export const BreakdownState = (state: StateProps) => {
  const { glyph, label } = shownState(state);
  return (
    <span className="state">
      <Glyph name={glyph} />
      {label}
    </span>
  );
};

/** `BreakdownState` as a badge. */
export const BreakdownBadge = (state: StateProps) => <StateBadge {...shownState(state)} />;

const shownState = ({ isFinished }: StateProps): { glyph: GlyphName; label: string } =>
  isFinished ? { glyph: 'removed', label: texts.removed } : { glyph: 'team', label: texts.teamSent };
