import { useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { waterMetersPath } from '../water-meters.screens.ts';
import { useWaterMeterQuery } from '../water-meters.generated.ts';
import { texts } from './preview.texts.ts';
import { WaterMeterRecord } from './water-meter-record.tsx';

/** /water_meters/preview/:id (WM-6 to WM-11). */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={waterMetersPath} />;
  return <Preview key={id} id={id} />;
};

const Preview = ({ id }: { id: string }) => {
  const { data, error, refetch } = useWaterMeterQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
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
      {(meter) => <WaterMeterRecord meter={meter} isStale={Boolean(error)} onReload={refetch} />}
    </RecordView>
  );
};
