import { RecordLink } from '../../session/record-link.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { useClientMetersQuery } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { PartFailure } from './part-failure.tsx';
import { RecordLines } from '../../ui/record/record-lines.tsx';

/** The water meters of a client, those with a closed account last. */
export const ClientMeters = ({ id }: { id: string }) => {
  const { data, error, refetch } = useClientMetersQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const meters = data?.client?.meters;
  return (
    <RecordSection title={texts.meters} count={meters?.length}>
      {!meters && error && <PartFailure onRetry={refetch} />}
      <RecordLines>
        {meters?.length === 0 && <li>{texts.noMeters}</li>}
        {meters?.map((meter) => (
          <li key={meter.id}>
            <RecordLink kind="WATER_METER" id={meter.id}>
              {meter.fabricNo}
            </RecordLink>
            <span>{[meter.address, meter.isClosed && texts.closedMeter].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </RecordLines>
    </RecordSection>
  );
};
