import { formatNumber } from '../../platform/format.ts';
import type { MatchFactsFragment } from './match.generated.ts';
import { texts } from './match.texts.ts';

interface MatchReasonsProps {
  match: MatchFactsFragment;
  /** The place of the breakdown, shown with the distance. Absent if other columns show place and distance. */
  place?: string;
}

/** Why a signal and a breakdown may belong together, in words. */
export const MatchReasons = ({ match, place }: MatchReasonsProps) => <>{reasonsOf(match, place).join(' · ')}</>;

const reasonsOf = (
  { distance, isFoundByStreet, hoursApart, isSamePipe, hasSimilarWords }: MatchFactsFragment,
  place: string | undefined,
): string[] => [
  ...(place === undefined
    ? []
    : [...(place ? [place] : []), isFoundByStreet ? texts.onThisStreet : texts.metres(formatNumber(distance))]),
  ...(isSamePipe ? [texts.samePipe] : []),
  hoursApart === 0 ? texts.sameTime : texts.hoursApart(formatNumber(hoursApart)),
  ...(hasSimilarWords ? [texts.similarWords] : []),
];
