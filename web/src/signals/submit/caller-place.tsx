import { Button, Text } from '@chakra-ui/react';
import { House } from 'lucide-react';
import { type Place, roundPlace } from '../../map/picker/place.ts';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { texts } from './submit.texts.ts';

interface CallerPlaceProps {
  /** Address of the chosen caller. */
  address: string;
  addressLocation: Place | null;
  location: PickedLocation;
  disabled: boolean;
}

/**
 * A button that sets the place of the signal to the stored address of the chosen caller, with its coordinates. The
 * address is not searched by its text, because the search may find a neighbouring building.
 */
export const CallerPlace = ({ address, addressLocation, location, disabled }: CallerPlaceProps) =>
  addressLocation ? (
    <Button
      type="button"
      size="xs"
      variant="outline"
      alignSelf="start"
      disabled={disabled}
      onClick={() => location.put(roundPlace(addressLocation), { address })}
    >
      <House />
      {texts.callerPlace}
    </Button>
  ) : (
    <Text textStyle="xs" color="fg.warning">
      {texts.callerPlaceNone}
    </Text>
  );
