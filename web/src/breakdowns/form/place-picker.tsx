import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

/** MP-4: the map on which a user picks a place and its pipe. Without the MAP feature, users type the coordinates. */
export const PlacePicker = ({ location }: { location: PickedLocation }) => {
  const { environment } = useSession();
  if (!environment.features.includes('MAP')) return null;
  return <LocationPicker location={location} hasPipes colour="status.breakdown.mark" />;
};
