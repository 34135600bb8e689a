import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LocationPicker } from '../map/picker/location-picker.tsx';
import { thematicView, type View } from '../map/picker/place.ts';
import { usePickedPlace } from '../map/picker/use-picked-place.ts';
import { useKeepMapView, useLastMapView } from '../session/map-view.ts';
import { useSession } from '../session/use-session.ts';
import { chosenMeter, readMapAddress, writeMapAddress } from './map-address.ts';
import { texts } from './thematic-map.texts.ts';

/** /thematic_map?zoom&lat&lng&layer&id */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => readMapAddress(search));
  const last = useLastMapView();
  const [view] = useState<View>(() => first.view ?? last ?? thematicView);
  const keep = useKeepMapView();
  const { environment } = useSession();
  const location = usePickedPlace(null, {
    withPipes: true,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const moved = useCallback(
    (next: View): void => {
      keep(next);
      setSearch((present) => writeMapAddress(present, next), { replace: true, preventScrollReset: true });
    },
    [keep, setSearch],
  );
  const shown = useMemo(() => (first.layer ? [`meters.${first.layer}`] : []), [first]);
  return (
    <LocationPicker
      location={location}
      withNetwork
      withField
      view={view}
      home={thematicView}
      firstChosen={chosenMeter(first)}
      alwaysShown={shown}
      note={first.isImpossible ? texts.badView : undefined}
      onMove={moved}
    />
  );
};
