import { formatNumber } from '../../platform/format.ts';
import type { MatchFactsFragment } from './match.generated.ts';
import { texts } from './match.texts.ts';

interface MatchReasonsProps {
  match: MatchFactsFragment;
  /** If true, the text contains the distance. False if a column shows it. */
  showsDistance?: boolean;
}

/** Why a signal and a breakdown may belong together, in words. */
export const MatchReasons = ({ match, showsDistance = false }: MatchReasonsProps) => (
  <>{reasonsOf(match, showsDistance).join(' · ')}</>
);

const reasonsOf = (
  { distance, hoursApart, isSamePipe, hasSimilarWords }: MatchFactsFragment,
  showsDistance: boolean,
): string[] => [
  ...(showsDistance ? [texts.metres(formatNumber(distance))] : []),
  ...(isSamePipe ? [texts.samePipe] : []),
  hoursApart === 0 ? texts.sameTime : texts.hoursApart(formatNumber(hoursApart)),
  ...(hasSimilarWords ? [texts.similarWords] : []),
];
