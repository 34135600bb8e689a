import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { setSignalStart } from '../../session/signal-start.ts';
import { useClientSituationQuery, type ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';

/** Link to the form of a new signal, which is filled in with the client as caller and with the client's location. */
export const SubmitSignalLink = ({ client }: { client: ClientDetailsFragment }) => {
  const screen = usePermittedScreens().find(({ addsSignalsOfOthers }) => addsSignalsOfOthers);
  const { data } = useClientSituationQuery({ variables: { id: client.id }, skip: !screen, fetchPolicy: 'cache-only' });
  if (!screen) return null;
  const fillIn = (): void => {
    const address = client.addresses.find(({ location }) => location) ?? client.addresses[0];
    const { location = null, fullAddress = null } = address ?? {};
    setSignalStart({
      caller: {
        submitterId: data?.person?.submitterId ?? null,
        clientId: client.id,
        name: client.name,
        clientNumber: client.number,
        phone: null,
        address: fullAddress,
        openSignals: data?.person?.openCount ?? 0,
      },
      place: location && {
        latitude: location.latitude,
        longitude: location.longitude,
        address: fullAddress ?? '',
      },
    });
  };
  return (
    <Button asChild size="sm">
      <Link to={screen.path} onClick={fillIn}>
        <CirclePlus />
        {texts.submit}
      </Link>
    </Button>
  );
};
