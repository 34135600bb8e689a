import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import type { Labels } from './use-save-address.tsx';

const FollowAddress = lazyPart(() => import('./follow-address.tsx'), 'FollowAddress');
const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

interface AddressMapProps {
  location: PickedLocation;
  /** Names of the chosen town and street. */
  labels: Labels;
}

/** The map on which the place of an address is picked. It follows the chosen town and street. */
export const AddressMap = ({ location, labels }: AddressMapProps) => {
  const hasGeocoder = useSession().environment.features.includes('GEOCODER');
  return (
    <LocationPicker location={location} hasPipes={false}>
      {hasGeocoder && (
        <FollowAddress town={labels.townId} street={labels.streetId} isPlaced={location.place !== null} />
      )}
    </LocationPicker>
  );
};
