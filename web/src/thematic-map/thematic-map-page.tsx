import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LocationPicker } from '../map/picker/location-picker.tsx';
import { thematicView, type View } from '../map/picker/place.ts';
import { usePickedPlace } from '../map/picker/use-picked-place.ts';
import type { FeatureRef } from '../map/style/network-style.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useSaveMapView, useLastMapView } from '../session/map-view.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useSession } from '../session/use-session.ts';
import {
  getChosenFeature,
  type MapSelection,
  parseMapAddress,
  writeMapAddress,
  writeSelection,
} from './map-address.ts';
import type { SignalOverlay } from './signals/signal-layer.tsx';
import { texts } from './thematic-map.texts.ts';

const MeterMarker = lazyPart(() => import('./meters/meter-marker.tsx'), 'MeterMarker');
const SignalLayer = lazyPart(() => import('./signals/signal-layer.tsx'), 'SignalLayer');
const SignalCard = lazyPart(() => import('./signals/signal-card.tsx'), 'SignalCard');

/** /thematic_map?zoom&lat&lng&layer&id&selected */
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
  const select = useCallback(
    (selection: MapSelection | null): void =>
      setSearch((present) => writeSelection(present, selection), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const onChoose = useCallback(
    (feature: FeatureRef | null): void => select(feature && { kind: 'feature', feature }),
    [select],
  );
  const address = parseMapAddress(search);
  const { selected } = address;
  const chosen = getChosenFeature(address);
  const meterId = chosen?.sourceLayer === 'meters' ? String(chosen.id) : null;
  const signalId = selected?.kind === 'signal' ? selected.id : null;
  const canOpenSignals = useRecordPath()('SIGNAL', '1') !== undefined;
  const [signals, setSignals] = useState<SignalOverlay | null>(null);
  const shown = useMemo(() => (initialAddress.layer ? [`meters.${initialAddress.layer}`] : []), [initialAddress]);
  return (
    <LocationPicker
      location={location}
      withNetwork
      withField
      view={view}
      home={thematicView}
      initialChosen={getChosenFeature(initialAddress)}
      alwaysShown={shown}
      overlay={signals?.overlay}
      card={signalId && canOpenSignals && <SignalCard key={signalId} id={signalId} onClose={() => select(null)} />}
      note={initialAddress.isInvalid ? texts.badView : signals?.note}
      onMove={onMove}
      onChoose={onChoose}
    >
      {meterId && <MeterMarker key={meterId} id={meterId} />}
      {canOpenSignals && (
        <SignalLayer selected={signalId} onSelect={(id) => select({ kind: 'signal', id })} onChange={setSignals} />
      )}
    </LocationPicker>
  );
};
