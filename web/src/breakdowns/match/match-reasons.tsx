import { formatNumber } from '../../platform/format.ts';
import type { MatchFactsFragment } from './match.generated.ts';
import { texts } from './match.texts.ts';

interface MatchReasonsProps {
  match: MatchFactsFragment;
  /** True where no column shows the distance. */
  withDistance?: boolean;
}

/** Why a signal and a breakdown may belong together, in words. */
export const MatchReasons = ({ match, withDistance = false }: MatchReasonsProps) => (
  <>{reasonsOf(match, withDistance).join(' · ')}</>
);

const reasonsOf = (
  { distance, hoursApart, isSamePipe, hasSimilarWords }: MatchFactsFragment,
  withDistance: boolean,
): string[] => [
  ...(withDistance ? [texts.metres(formatNumber(distance))] : []),
  ...(isSamePipe ? [texts.samePipe] : []),
  hoursApart === 0 ? texts.sameTime : texts.hoursApart(formatNumber(hoursApart)),
  ...(hasSimilarWords ? [texts.similarWords] : []),
];
