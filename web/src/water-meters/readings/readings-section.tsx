import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLive } from '../../platform/live/use-live.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { formatNumber } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { waterMeterSource } from '../water-meter-source.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { findOverdueCheck, findOverdueReading, toPeriods, type Period } from './check-readings.ts';
import { ReadingsTable } from './readings-table.tsx';
import { useReadingChangesQuery } from './readings.generated.ts';
import { texts } from './readings.texts.ts';

const AddReading = lazyPart(() => import('./add-reading.tsx'), 'AddReading');

const ChangeReadingDialog = lazyPart(() => import('./change-reading-dialog.tsx'), 'ChangeReadingDialog');

const ConsumptionChart = lazyPart(() => import('./consumption-chart.tsx'), 'ConsumptionChart');

interface ReadingsSectionProps {
  meter: WaterMeterDetailsFragment;
  deviationPercent: number;
  /** The current day, such as `2026-11-22`. */
  today: string;
  /** Reads the meter again. Absent if the REST service cannot store readings. */
  onStored?: (() => Promise<unknown>) | undefined;
}

/** WM-10: warnings about unusual readings, the table of readings and the chart of the consumption. */
export const ReadingsSection = ({ meter, deviationPercent, today, onStored }: ReadingsSectionProps) => {
  const periods = toPeriods(meter.readings, deviationPercent);
  const [opened, setOpened] = useState<Period | null>(null);
  const { data, refetch } = useReadingChangesQuery({
    variables: { waterMeterId: meter.id },
    skip: !onStored,
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  useLive(listChanged, {
    onEvent: (change) => void (hasNewRows(change, waterMeterSource.field) && onStored && refetch()),
    onMissed: () => void (onStored && refetch()),
  });
  const changes = data?.readingChanges ?? [];
  const store = meter.closedAt === null ? onStored : undefined;
  const warnings = warningsOf(meter, periods, today);
  return (
    <RecordSection title={texts.title} count={periods.length}>
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert size={16} />
              {warning}
            </li>
          ))}
        </Warnings>
      )}
      {periods.length === 0 && changes.length === 0 ? (
        <chakra.p color="fg.muted">{texts.empty}</chakra.p>
      ) : (
        <ReadingsTable periods={periods} changes={changes} onOpen={store && setOpened} />
      )}
      {store && <AddReading meter={meter} deviationPercent={deviationPercent} today={today} onAdded={store} />}
      {store && opened && (
        <ChangeReadingDialog
          waterMeterId={meter.id}
          reading={meter.readings.find(({ id }) => id === opened.id) ?? opened}
          readings={meter.readings}
          onChanged={() => Promise.all([store(), refetch()])}
          onClose={() => setOpened(null)}
        />
      )}
      {/* The chart's library fails in a browser without a valid language; the table has the same values. */}
      <OptionalBoundary>{periods.length > 2 && <ConsumptionChart periods={periods} />}</OptionalBoundary>
    </RecordSection>
  );
};

const warningsOf = (meter: WaterMeterDetailsFragment, periods: readonly Period[], today: string): string[] => {
  const isClosed = meter.closedAt !== null;
  const overdueCheck = findOverdueCheck({ ...meter, isClosed }, today);
  const overdueReading = findOverdueReading(periods, isClosed, today);
  return [
    ...(periods[0]?.problems ?? []).map((problem) => texts.latest(texts.problems[problem])),
    ...(overdueReading === null ? [] : [texts.overdueReading(formatNumber(overdueReading))]),
    ...(overdueCheck === null ? [] : [texts.overdueCheck(overdueCheck)]),
  ];
};

const Warnings = chakra('ul', {
  base: {
    listStyle: 'none',
    mb: '3',
    '& li': {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      px: '3',
      py: '2',
      mb: '1',
      bg: 'bg.warning',
      color: 'fg.warning',
      borderRadius: 'md',
      textStyle: 'sm',
    },
  },
});
