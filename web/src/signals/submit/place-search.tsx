import { Button, chakra, Text } from '@chakra-ui/react';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { AddressSearch } from '../../map/address-search.tsx';
import { roundPlace } from '../../map/picker/place.ts';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { texts } from './submit.texts.ts';

interface PlaceSearchProps {
  location: PickedLocation;
  hasAddresses: boolean;
  disabled: boolean;
}

/**
 * Controls that pick the place by the device's position or by an address. Narrow pages show them above the map.
 */
export const PlaceSearch = ({ location, hasAddresses, disabled }: PlaceSearchProps) => {
  const [note, setNote] = useState('');
  const locate = (): void => {
    setNote(texts.myPlaceSearching);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        location.put(roundPlace({ latitude, longitude }));
        setNote(accuracy > roughMetres ? texts.myPlaceRough(Math.round(accuracy)) : '');
      },
      () => setNote(texts.myPlaceRefused),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <Frame>
      <Button type="button" variant="outline" disabled={disabled} onClick={locate}>
        <LocateFixed />
        {texts.myPlace}
      </Button>
      <Text as="output" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {note}
      </Text>
      {hasAddresses && <AddressSearch onPick={({ location: at, label }) => location.put(at, { address: label })} />}
    </Frame>
  );
};

/** If the device's position is less accurate than this, a note asks the user to check the place on the map. */
const roughMetres = 100;

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& .field': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md' },
  },
});
