import { formatPlace } from '@struma/shared/geo.ts';
import { chakra } from '@chakra-ui/react';
import { useAddressAtQuery } from '../../../map/map.generated.ts';
import type { Place } from '../../../map/picker/place.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { texts } from './person.texts.ts';

/** The place of a signal: its address, and the coordinates below. */
export const PlaceFact = ({ place: { latitude, longitude } }: { place: Place }) => {
  const { data, loading } = useAddressAtQuery({
    variables: { at: { latitude, longitude } },
    errorPolicy: 'all',
    context: silentContext,
  });
  return (
    <>
      <chakra.span display="block">
        {loading ? texts.loadingAddress : (data?.reverseGeocode?.label ?? texts.unknownAddress)}
      </chakra.span>
      <chakra.span color="fg.muted">{formatPlace({ latitude, longitude })}</chakra.span>
    </>
  );
};
