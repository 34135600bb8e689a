import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../platform/format.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

/** The most important numbers of a plan in one line. Screen readers announce each new plan. */
export const PlanSummary = ({ plan }: { plan: IsolationPlanFragment }) => (
  <Line aria-live="polite" aria-label={texts.summary}>
    <strong>{texts.valves(plan.mustClose.length)}</strong>
    <span>{texts.people(formatNumber(plan.people), plan.isEstimate)}</span>
    <span>{texts.meters(plan.metersTotal)}</span>
    <span>{texts.clients(plan.clientsTotal)}</span>
    <span>{texts.pipes(plan.pipesTotal, formatNumber(plan.metresTotal))}</span>
  </Line>
);

const Line = chakra('output', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { fontWeight: 'semibold' },
  },
});
