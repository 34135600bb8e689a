import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { createPlaceLink } from '../../map/map-link.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { formatDateTime, formatNumber } from '../../platform/format.ts';
import { texts as platformTexts } from '../../platform/platform.texts.ts';
import { onPhone } from '../../platform/width.ts';
import { Priority } from '../../ui/glyphs/priority.tsx';
import { stateStyle } from '../../ui/list/table/list-style.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { BreakdownState } from '../breakdown-state.tsx';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { useBreakdownChoices } from '../use-breakdown-choices.ts';
import { texts } from './preview.texts.ts';

interface BreakdownFactsProps {
  breakdown: BreakdownDetailsFragment;
  signalsCount: number | undefined;
}

/** BR-4, BR-5: the facts of a breakdown in two tables. */
export const BreakdownFacts = ({ breakdown, signalsCount }: BreakdownFactsProps) => {
  const { location, affectedStreets, pipeId, priority } = breakdown;
  const { priorityOrder } = useBreakdownChoices();
  const count = signalsCount ?? breakdown.signalsCount;
  return (
    <Tables>
      <RecordFacts
        isRuled
        facts={[
          { name: texts.workCardNo, value: <WorkCard {...breakdown} /> },
          { name: texts.latitude, value: location?.latitude.toFixed(5) },
          { name: texts.longitude, value: location?.longitude.toFixed(5) },
          { name: texts.startedAt, value: formatTime(breakdown.startedAt) },
          { name: texts.repairStart, value: formatTime(breakdown.repairStart) },
          { name: texts.repairEnd, value: formatTime(breakdown.repairEnd) },
          { name: texts.waterStopStart, value: formatTime(breakdown.waterStopStart) },
          { name: texts.waterStopEnd, value: formatTime(breakdown.waterStopEnd) },
          ...(breakdown.finishedAt ? [{ name: texts.finishedAt, value: formatTime(breakdown.finishedAt) }] : []),
          { name: texts.externalId, value: breakdown.externalId },
          { name: texts.pipeId, value: pipeId && <PipeLink pipeId={pipeId} location={location} /> },
        ]}
      />
      <RecordFacts
        isRuled
        facts={[
          { name: texts.kevrCategory1, value: breakdown.kevrCategory1?.name },
          { name: texts.kevrCategory2, value: breakdown.kevrCategory2?.name },
          { name: texts.region, value: joinParts(' / ', breakdown.regionName, breakdown.municipalityName) },
          { name: texts.town, value: breakdown.townName },
          { name: texts.street, value: joinParts(', ', breakdown.streetName, breakdown.streetDescription) },
          { name: texts.priority, value: priority && <Priority priority={priority} order={priorityOrder} /> },
          { name: texts.people, value: peopleText(breakdown) },
          ...(affectedStreets ? [{ name: texts.affectedStreets, value: affectedStreets }] : []),
          { name: texts.signalsCount, value: count === null ? null : formatNumber(count) },
          { name: texts.creator, value: breakdown.createdBy },
          { name: texts.checked, value: breakdown.isChecked ? platformTexts.yes : platformTexts.no },
          { name: texts.description, value: breakdown.description },
        ]}
      />
    </Tables>
  );
};

const WorkCard = ({ workCardNo, isFinished }: Pick<BreakdownDetailsFragment, 'workCardNo' | 'isFinished'>) => (
  <span className="number">
    <b>{workCardNo}</b> <BreakdownState isFinished={isFinished} />
  </span>
);

interface PipeLinkProps {
  pipeId: string;
  /** The place that the map shows. */
  location: BreakdownDetailsFragment['location'];
}

/** The number of the pipe, which opens the map with the pipe selected. */
const PipeLink = ({ pipeId, location }: PipeLinkProps) => {
  const mapLink = createPlaceLink(location, usePermittedScreens());
  return mapLink ? <Link to={mapLink(`pipes.${pipeId}`)}>{pipeId}</Link> : pipeId;
};

/** The number of affected people, followed by the computed number if the two numbers differ. */
const peopleText = ({ affectedPeople, computedPeople }: BreakdownDetailsFragment): string | null => {
  if (affectedPeople === null) return null;
  const isSame = computedPeople === null || computedPeople === affectedPeople;
  return formatNumber(affectedPeople) + (isSame ? '' : ` ${texts.computed(formatNumber(computedPeople))}`);
};

const formatTime = (moment: string | null): string | null => moment && formatDateTime(moment);

export const joinParts = (separator: string, ...parts: (string | null)[]): string | null =>
  parts.filter(Boolean).join(separator) || null;

const Tables = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr', _print: '1fr 1fr' },
    alignItems: 'start',
    alignContent: 'start',
    ...stateStyle,
    '& .number': { display: 'inline-flex', flexWrap: 'wrap', columnGap: '3' },
    '& b': { fontWeight: 'semibold' },
    '& a': { color: 'fg.link' },
    '& dl:last-of-type': { md: { borderInlineStartWidth: '1px', borderColor: 'border.muted', h: 'full' } },
    '& dl': { alignContent: 'start' },
    // On a phone the tables are one below the other: the columns of names get the same width.
    [onPhone]: { '& dl': { gridTemplateColumns: '11.5rem minmax(0, 1fr)!' } },
  },
});
