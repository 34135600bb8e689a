import { useParams } from 'react-router-dom';
import { useLive } from '../../platform/live/use-live.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { waterMeterSource } from '../water-meter-source.ts';
import { waterMeterPath, waterMetersPath } from '../water-meters.screens.ts';
import { useWaterMeterQuery } from './preview.generated.ts';
import { texts } from './preview.texts.ts';
import { WaterMeterRecord } from './water-meter-record.tsx';

/** The preview of a water meter, /water_meters/preview/:id (WM-6 to WM-11). */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={waterMetersPath} />;
  return <Preview key={id} id={id} />;
};

const Preview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours(waterMeterSource.field, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts, pathOf: waterMeterPath });
  const { data, error, refetch } = useWaterMeterQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useLive(listChanged, {
    onEvent: (change) => void (hasNewRows(change, waterMeterSource.field) && refetch()),
    onMissed: () => void refetch(),
  });
  return (
    <RecordView
      id={id}
      value={data?.waterMeter}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={waterMetersPath}
      hasAside={false}
    >
      {(meter) => (
        <WaterMeterRecord meter={meter} neighbours={neighbours} isStale={Boolean(error)} onReload={refetch} />
      )}
    </RecordView>
  );
};
