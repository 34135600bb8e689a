import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { emptyMark, formatDateTime, formatNumber } from '../platform/format.ts';
import type { LiveEvent } from '../platform/live/live-event.ts';
import { useLive } from '../platform/live/use-live.ts';
import { silentContext } from '../platform/request/busy.ts';
import type { ActivityEntity } from '../types.ts';
import { Arrow } from '../ui/arrow.tsx';
import { PageError, PageSkeleton } from '../ui/page-state.tsx';
import { describeField, describeValue } from './describe-change.ts';
import { useRecordHistoryQuery, type ChangeFragment } from './history.generated.ts';
import { texts } from './history.texts.ts';

export interface RecordHistoryProps<Data> {
  entity: ActivityEntity;
  /** Id of the record. For an item of a nomenclature: `<nomenclature>.<item>`. */
  recordId: string;
  /** The live event that is sent when a record of this kind changes. */
  changes: LiveEvent<Data>;
  /** True if the event is about this record. */
  concerns: (change: Data) => boolean;
}

/** The recorded changes of one record, newest first. */
export const RecordHistory = <Data,>({ entity, recordId, changes, concerns }: RecordHistoryProps<Data>) => {
  const [size, setSize] = useState(pageSizes[0]);
  const { data, previousData, error, refetch } = useRecordHistoryQuery({
    variables: { entity, recordId, page: { number: 1, size } },
    fetchPolicy: 'cache-and-network',
    context: { ...silentContext },
  });
  const refresh = (): void => void refetch().catch(() => {});
  useLive(changes, { onEvent: (change) => concerns(change) && refresh(), onMissed: refresh });
  const history = (data ?? previousData)?.recordHistory;
  if (!history) return error ? <PageError title={texts.failed} error={error} onRetry={refetch} /> : <Loading />;
  const nextSize = pageSizes.find((next) => next > size);
  const hiddenCount = history.totalCount - history.items.length;
  return (
    <>
      {history.items.length === 0 && <chakra.p color="fg.muted">{texts.empty}</chakra.p>}
      <Changes>
        {history.items.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </Changes>
      {hiddenCount > 0 && nextSize && (
        <Button variant="ghost" size="xs" color="fg.link" onClick={() => setSize(nextSize)}>
          {texts.more(formatNumber(Math.min(hiddenCount, nextSize - history.items.length)))}
        </Button>
      )}
    </>
  );
};

/** Page sizes that the schema allows, the smallest first. */
const pageSizes: readonly [number, ...number[]] = [5, 25, 50, 100];

const Loading = () => (
  <chakra.output aria-label={texts.loading} display="block">
    <PageSkeleton lines={3} />
  </chakra.output>
);

const ChangeItem = ({ change }: { change: ChangeFragment }) => (
  <li>
    <p>
      {describeField(change)}
      {change.field && (
        <>
          : {change.oldValue && <s>{describeValue(change.oldValue)}</s>}
          {change.oldValue && <Arrow />}
          <b>{describeValue(change.newValue) ?? emptyMark}</b>
        </>
      )}
    </p>
    <p className="who">
      {change.username} · <time dateTime={change.createdAt}>{formatDateTime(change.createdAt)}</time>
    </p>
  </li>
);

const Changes = chakra('ol', {
  base: {
    listStyle: 'none',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& li': { py: '1.5' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& s': { textDecoration: 'none', color: 'fg.muted' },
    '& b': { fontWeight: 'medium' },
    '& .who': { textStyle: 'xs', color: 'fg.muted' },
  },
});
