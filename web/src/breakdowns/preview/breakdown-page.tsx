import { useParams } from 'react-router-dom';
import { useLive } from '../../platform/live/use-live.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { breakdownSource } from '../breakdown-source.ts';
import { breakdownChanged, concernsBreakdown } from '../breakdowns.live.ts';
import { breakdownPath, breakdownsPath } from '../breakdowns.screens.ts';
import { BreakdownRecord } from './breakdown-record.tsx';
import { useBreakdownQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';

/** The preview of a breakdown, /breakdowns/preview/:id (BR-4 to BR-7). */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={breakdownsPath} />;
  return <Preview key={id} id={id} />;
};

const Preview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours(breakdownSource.field, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts, pathOf: breakdownPath });
  const { data, error, refetch } = useBreakdownQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useLive(breakdownChanged, {
    onEvent: (change) => void (concernsBreakdown(change, id) && refetch()),
    onMissed: () => void refetch(),
  });
  return (
    <RecordView
      id={id}
      value={data?.breakdown}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={breakdownsPath}
      hasAside={false}
    >
      {(breakdown) => (
        <BreakdownRecord breakdown={breakdown} neighbours={neighbours} isStale={Boolean(error)} onReload={refetch} />
      )}
    </RecordView>
  );
};
