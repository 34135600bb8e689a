import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { loadCode } from '../../platform/load-code.ts';
import { PageMessage } from '../../ui/page-state.tsx';
import { texts } from './submit.texts.ts';

const LocationPicker = lazy(() =>
  loadCode(() => import('../../map/picker/location-picker.tsx')).then((code) => ({ default: code.LocationPicker })),
);

/** Where the signal is, to be picked on a map. Where nobody serves maps, coordinates are typed. */
export const PlaceSide = ({ location }: { location: PickedLocation }) => {
  const { environment } = useSession();
  if (!environment.features.includes('MAP'))
    return (
      <PageMessage icon={MapPin} title={texts.noMap}>
        {texts.noMapHint}
      </PageMessage>
    );
  return (
    <Suspense>
      <LocationPicker location={location} />
    </Suspense>
  );
};
