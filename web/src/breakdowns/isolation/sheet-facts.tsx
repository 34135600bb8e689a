import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useSheetBreakdownQuery } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

/** The place, the planned times and the description of the breakdown, for the team. Empty facts are left out. */
export const SheetFacts = ({ breakdownId }: { breakdownId: string }) => {
  const { data } = useSheetBreakdownQuery({ variables: { id: breakdownId }, context: silentContext });
  const breakdown = data?.breakdown;
  if (!breakdown) return null;
  const { townName, streetName, streetDescription, description } = breakdown;
  const facts = [
    [texts.placeOfBreakdown, [townName, streetName, streetDescription].filter(Boolean).join(', ')],
    [texts.waterStop, periodText(breakdown.waterStopStart, breakdown.waterStopEnd)],
    [texts.repair, periodText(breakdown.repairStart, breakdown.repairEnd)],
    [texts.description, description],
  ] as const;
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
};

const periodText = (start: string | null, end: string | null): string =>
  start || end ? `${start ? formatDateTime(start) : '?'} – ${end ? formatDateTime(end) : '?'}` : '';

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& div': { display: 'flex', gap: '2' },
    '& dt': { flex: 'none', w: '9rem', color: 'fg.muted' },
    '& dd': { flex: '1', minW: '0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});
