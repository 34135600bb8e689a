import { MapPin } from 'lucide-react';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { PageMessage } from '../../ui/page-state.tsx';
import { texts } from './submit.texts.ts';

const LocationPicker = lazyPart(() => import('../../map/picker/location-picker.tsx'), 'LocationPicker');

/** Picks the signal's place on a map. Without the MAP feature coordinates are typed. */
export const PlaceSide = ({ location }: { location: PickedLocation }) => {
  const { environment } = useSession();
  if (!environment.features.includes('MAP'))
    return (
      <PageMessage icon={MapPin} title={texts.noMap}>
        {texts.noMapHint}
      </PageMessage>
    );
  return <LocationPicker location={location} />;
};
