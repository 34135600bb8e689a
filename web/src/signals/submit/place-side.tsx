import { MapPin } from 'lucide-react';
import type { MapPoint } from '../../map/picker/point-markers.tsx';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { PageMessage } from '../../ui/page-state.tsx';
import { texts } from './submit.texts.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

interface PlaceSideProps {
  location: PickedLocation;
  /** Signals near the place. */
  points: readonly MapPoint[];
  hasSearch: boolean;
}

/** The map on which the user picks the place of a signal. Without the MAP feature, a hint to type coordinates. */
export const PlaceSide = ({ location, points, hasSearch }: PlaceSideProps) => {
  const { environment } = useSession();
  if (!environment.features.includes('MAP'))
    return (
      <PageMessage icon={MapPin} title={texts.noMap}>
        {texts.noMapHint}
      </PageMessage>
    );
  return <LocationPicker location={location} points={points} hasSearch={hasSearch} />;
};
