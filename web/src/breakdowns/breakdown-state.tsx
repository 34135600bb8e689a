import { chakra } from '@chakra-ui/react';
import { Glyph } from '../ui/glyphs/glyph.tsx';
import { texts } from './breakdowns.texts.ts';

interface Times {
  isFinished: boolean;
  repairStart: string | null;
  waterStopStart: string | null;
  waterStopEnd: string | null;
}

export type Stage = keyof typeof texts.stages;

/** How far a breakdown has come by its planned times. */
export const stageOf = ({ isFinished, repairStart, waterStopStart, waterStopEnd }: Times, now: Date): Stage => {
  const isPast = (moment: string | null): boolean => moment !== null && new Date(moment) <= now;
  if (isFinished) return 'FINISHED';
  if (isPast(waterStopEnd)) return 'RESTORED';
  if (isPast(waterStopStart)) return 'STOPPED';
  return isPast(repairStart) ? 'REPAIR' : 'NEW';
};

interface StateProps {
  isFinished: boolean;
}

/** BR-4: removed if it is finished, otherwise a team was sent. */
export const BreakdownState = ({ isFinished }: StateProps) => (
  <span className="state">
    <Glyph name={isFinished ? 'removed' : 'team'} />
    {isFinished ? texts.removed : texts.teamSent}
  </span>
);

/** The same as a badge. */
export const BreakdownBadge = ({ isFinished }: StateProps) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    h="22px"
    ps="1.5"
    pe="2"
    borderRadius="sm"
    textStyle="xs"
    fontWeight="semibold"
    whiteSpace="nowrap"
    color={isFinished ? 'status.removed.fg' : 'status.team.fg'}
    bg={isFinished ? 'status.removed.bg' : 'status.team.bg'}
  >
    <Glyph name={isFinished ? 'removed' : 'team'} />
    {isFinished ? texts.removed : texts.teamSent}
  </chakra.span>
);
