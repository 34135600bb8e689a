import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LocationPicker } from '../map/picker/location-picker.tsx';
import { thematicView, type View } from '../map/picker/place.ts';
import { usePickedPlace } from '../map/picker/use-picked-place.ts';
import { useSaveMapView, useLastMapView } from '../session/map-view.ts';
import { useSession } from '../session/use-session.ts';
import { getChosenMeter, parseMapAddress, writeMapAddress } from './map-address.ts';
import { texts } from './thematic-map.texts.ts';

/** The thematic map: /thematic_map?zoom&lat&lng&layer&id. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [initialAddress] = useState(() => parseMapAddress(search));
  const lastView = useLastMapView();
  const [view] = useState<View>(() => initialAddress.view ?? lastView ?? thematicView);
  const saveView = useSaveMapView();
  const { environment } = useSession();
  const location = usePickedPlace(null, {
    withPipes: true,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const onMove = useCallback(
    (next: View): void => {
      saveView(next);
      setSearch((present) => writeMapAddress(present, next), { replace: true, preventScrollReset: true });
    },
    [saveView, setSearch],
  );
  const shown = useMemo(() => (initialAddress.layer ? [`meters.${initialAddress.layer}`] : []), [initialAddress]);
  return (
    <LocationPicker
      location={location}
      withNetwork
      withField
      view={view}
      home={thematicView}
      initialChosen={getChosenMeter(initialAddress)}
      alwaysShown={shown}
      note={initialAddress.isInvalid ? texts.badView : undefined}
      onMove={onMove}
    />
  );
};
