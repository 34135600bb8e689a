import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { showLayer } from '../map/layer-visibility.ts';
import { LocationPicker } from '../map/picker/location-picker.tsx';
import { thematicView, type View } from '../map/picker/place.ts';
import { usePickedPlace } from '../map/picker/use-picked-place.ts';
import type { FeatureRef } from '../map/style/network-style.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useSaveMapView, useLastMapView } from '../session/map-view.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useSession } from '../session/use-session.ts';
import { findSelectedFeature, type MapSelection, parseMapUrl, writeMapUrl, writeSelection } from './map-url.ts';
import { texts } from './thematic-map.texts.ts';
import { useRecordLayers } from './use-record-layers.tsx';

const MeterMarker = lazyPart(() => import('./meters/meter-marker.tsx'), 'MeterMarker');
const MeterChanges = lazyPart(() => import('./meters/meter-changes.tsx'), 'MeterChanges');

/** The page of the thematic map, /thematic_map?zoom&lat&lng&layer&id&selected. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [initialUrl] = useState(() => parseMapUrl(search));
  const lastView = useLastMapView();
  const [view] = useState<View>(() => initialUrl.view ?? lastView ?? thematicView);
  const saveView = useSaveMapView();
  const { environment } = useSession();
  const location = usePickedPlace(null, {
    hasPipes: true,
    hasAddresses: environment.features.includes('GEOCODER'),
  });
  const onMove = useCallback(
    (next: View): void => {
      saveView(next);
      // The user is leaving the map: the URL is already that of the next page, while its code loads.
      if (window.location.pathname !== pathname) return;
      setSearch((previous) => writeMapUrl(previous, next), { replace: true, preventScrollReset: true });
    },
    [saveView, setSearch, pathname],
  );
  const select = useCallback(
    (selection: MapSelection | null): void =>
      setSearch((previous) => writeSelection(previous, selection), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const onChoose = useCallback(
    (feature: FeatureRef | null): void => select(feature && { kind: 'feature', feature }),
    [select],
  );
  const mapUrl = parseMapUrl(search);
  const chosen = findSelectedFeature(mapUrl);
  const meterId = chosen?.sourceLayer === 'meters' ? String(chosen.id) : null;
  const pathOf = useRecordPath();
  const records = useRecordLayers(mapUrl.selected, select);
  useEffect(() => {
    // WM-11: the checkbox of the layer shows and changes its state.
    if (initialUrl.layer) showLayer(`meters.${initialUrl.layer}`);
  }, [initialUrl]);
  return (
    <LocationPicker
      location={location}
      hasNetwork
      hasField
      view={view}
      home={thematicView}
      initialChosen={findSelectedFeature(initialUrl)}
      overlays={records.overlays}
      card={records.card}
      note={initialUrl.isInvalid ? texts.badView : records.note}
      meterPath={(id) => pathOf('WATER_METER', id)}
      onMove={onMove}
      onChoose={onChoose}
    >
      {meterId && <MeterMarker key={meterId} id={meterId} />}
      <MeterChanges />
      {records.layers}
    </LocationPicker>
  );
};
