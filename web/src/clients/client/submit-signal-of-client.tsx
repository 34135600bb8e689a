import { SubmitSignalLink } from '../../session/submit-signal-link.tsx';
import { type ClientDetailsFragment, useClientSituationQuery } from './client.generated.ts';

/** Link to the form of a new signal for a client, at the client's first address that has a location. */
export const SubmitSignalOfClient = ({ client }: { client: ClientDetailsFragment }) => {
  const { data } = useClientSituationQuery({ variables: { id: client.id }, fetchPolicy: 'cache-only' });
  const address = client.addresses.find(({ location }) => location) ?? client.addresses[0];
  const { location = null, fullAddress = null } = address ?? {};
  const place = location && { latitude: location.latitude, longitude: location.longitude };
  return (
    <SubmitSignalLink
      start={{
        caller: {
          submitterId: data?.person?.submitterId ?? null,
          clientId: client.id,
          name: client.name,
          clientNumber: client.number,
          phone: null,
          address: fullAddress,
          addressLocation: place,
          openSignals: data?.person?.openCount ?? 0,
        },
        place: place && { ...place, address: fullAddress ?? '' },
      }}
    />
  );
};
