import { useRecordPath } from '../../session/record-path.ts';
import { useSession } from '../../session/use-session.ts';
import { ClientMeters } from './client-meters.tsx';
import { useClientSituationQuery } from './client.generated.ts';
import { WaterSupply } from './water-supply.tsx';

/**
 * The water supply and the water meters of a client, for the page of a person. Shown only to users who may open the
 * client's page, if the service has this data.
 */
export const ClientSupply = ({ id }: { id: string }) => {
  const { environment } = useSession();
  const mayRead = useRecordPath()('CLIENT', id) !== undefined && environment.features.includes('CLIENT_TOOLS');
  const { data, error, refetch } = useClientSituationQuery({
    variables: { id },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
  });
  return (
    mayRead && (
      <>
        <WaterSupply outages={data?.client?.outages} hasFailed={Boolean(error)} onRetry={refetch} />
        <ClientMeters id={id} />
      </>
    )
  );
};
