import { formatPlace } from '@struma/shared/geo.ts';
import type { MapLibreMap } from 'maplibre-gl';
import { chakra } from '@chakra-ui/react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { AddressSearch } from '../address-search.tsx';
import { FeatureSelection } from '../features/feature-selection.tsx';
import { getFeaturesInView, isSameFeature, type ShownFeature } from '../features/features.ts';
import { KeyHints } from '../key-hints.tsx';
import { LayersPanel } from '../layers-panel.tsx';
import { flyTo, useMap } from '../map-context.ts';
import { MapControls } from '../map-controls.tsx';
import { texts } from '../map.texts.ts';
import { MarkerLayer } from '../marker-layer.tsx';
import type { FeatureRef } from '../style/network-style.ts';
import { ClickHint } from './click-hint.tsx';
import { addressZoom, markerZoom, type View } from './place.ts';
import type { PickedLocation } from './use-picked-place.ts';

const FeatureCard = lazyPart(() => import('../features/feature-card.tsx'), 'FeatureCard');
const FeatureTable = lazyPart(() => import('../features/feature-table.tsx'), 'FeatureTable');
const SamePlaceControl = lazyPart(() => import('../features/same-place-control.tsx'), 'SamePlaceControl');

interface PickerPartsProps {
  location: PickedLocation;
  home: View;
  isReadOnly: boolean;
  hasFeatures: boolean;
  chosen: FeatureRef | null;
  colour: string | undefined;
  onChoose: (feature: FeatureRef | null) => void;
  /** Shown below the search. */
  children: ReactNode;
  /** The coordinate field, if the map has one. Shown while there is a marker or a crosshair. */
  field: ReactNode;
  /** If true, the map has an address search. */
  hasSearch: boolean;
  /** Finds the page of a meter, to which its card links. */
  meterPath: ((id: string) => string | undefined) | undefined;
}

type Panel = 'layers' | 'table';

/** The parts of the location picker over the map: search, controls, panels, marker. */
export const PickerParts = ({
  location,
  home,
  isReadOnly,
  hasFeatures,
  chosen,
  colour,
  onChoose,
  children,
  field,
  hasSearch,
  meterPath,
}: PickerPartsProps) => {
  const { map } = useMap();
  const [openPanel, setOpenPanel] = useState<Panel | null>(null);
  const [isCrosshairOn, setIsCrosshairOn] = useState(false);
  const [feature, setFeature] = useState<ShownFeature | null>(null);
  const [featureName, setFeatureName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const toggle = useCallback((panel: Panel) => setOpenPanel((previous) => (previous === panel ? null : panel)), []);
  const choose = useCallback(
    (next: ShownFeature | null): void => {
      setFeature(next);
      setFeatureName('');
      onChoose(next);
    },
    [onChoose],
  );
  // Placing the marker closes the card of the chosen feature.
  const put: PickedLocation['put'] = (place, known) => {
    if (feature) choose(null);
    location.put(place, known);
  };
  const toggleCrosshair = (): void => {
    setIsCrosshairOn(!isCrosshairOn);
    // The canvas gets the focus, so that the arrow keys move the map below the crosshair.
    if (!isCrosshairOn) map.getCanvas().focus();
  };
  useRestoredFeature(chosen, feature, setFeature);
  useMapShortcuts(input, toggle, hasFeatures);
  useMapDescription(isReadOnly);
  useFlyToNewPlace(location);

  return (
    <>
      {hasFeatures && <FeatureSelection onChoose={choose} />}
      <MarkerLayer
        location={{ ...location, put }}
        isReadOnly={isReadOnly}
        colour={colour}
        hasCrosshair={isCrosshairOn}
      />
      <div className="search">
        {hasSearch && (
          <AddressSearch
            input={input}
            onPick={({ location: at, label }) => {
              if (!isReadOnly) put(at, { address: label });
              flyTo(map, at, addressZoom);
            }}
          />
        )}
        {!isReadOnly && !field && <ClickHint key={location.place ? formatPlace(location.place) : ''} />}
        {children}
        {(isCrosshairOn || isPlaced(location)) && field && <section className="note">{field}</section>}
        {feature && (
          <>
            <SamePlaceControl feature={feature} onChoose={choose} />
            <FeatureCard feature={feature} meterPath={meterPath} onName={setFeatureName} onClose={() => choose(null)} />
          </>
        )}
      </div>
      <MapControls
        home={getHome(map, location.place, home)}
        {...(!isReadOnly && { crossHair: { isOn: isCrosshairOn, toggle: toggleCrosshair } })}
        {...(!isReadOnly && location.canUndo && { undo: location.undo })}
        layers={{ isOpen: openPanel === 'layers', toggle: () => toggle('layers') }}
        {...(hasFeatures && { table: { isOpen: openPanel === 'table', toggle: () => toggle('table') } })}
      />
      <KeyHints isReadOnly={isReadOnly} />
      <OpenPanel panel={openPanel} chosen={chosen} onClose={() => setOpenPanel(null)} onChoose={choose} />
      <Announcements location={location} featureName={feature && featureName} />
    </>
  );
};

const isPlaced = ({ place, isTyping }: PickedLocation): boolean => isTyping === true || place !== null;

/** Finds the feature that was chosen when the map opened, after the map has drawn its layers. */
const useRestoredFeature = (
  chosen: FeatureRef | null,
  shown: ShownFeature | null,
  onFound: (feature: ShownFeature) => void,
): void => {
  const { map, items } = useMap();
  const reportFound = useEffectEvent(onFound);
  const isMissing = chosen !== null && shown === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const find = (): void => {
      const feature = getFeaturesInView(map, items).find((each) => isSameFeature(each, chosen));
      if (feature) reportFound(feature);
    };
    map.once('idle', find);
    return () => void map.off('idle', find);
  }, [map, items, chosen, isMissing]);
};

interface OpenPanelProps {
  panel: Panel | null;
  chosen: FeatureRef | null;
  onClose: () => void;
  onChoose: (feature: ShownFeature | null) => void;
}

const OpenPanel = ({ panel, chosen, onClose, onChoose }: OpenPanelProps) => {
  if (panel === 'layers') return <LayersPanel onClose={onClose} />;
  return panel === 'table' && <FeatureTable chosen={chosen} onClose={onClose} onChoose={onChoose} />;
};

const Announcements = ({ location, featureName }: { location: PickedLocation; featureName: string | null }) => (
  <>
    <LiveRegion>{formatAnnouncement(location)}</LiveRegion>
    <LiveRegion>{featureName ? texts.isChosen(featureName) : ''}</LiveRegion>
  </>
);

/** The home button moves the map to the marker or, without a marker, to the view `home`. */
const getHome = (map: MapLibreMap, place: PickedLocation['place'], home: View) =>
  place
    ? { label: texts.toMarker, run: () => flyTo(map, place, markerZoom) }
    : { label: texts.toStart, run: () => flyTo(map, home.center, home.zoom) };

const formatAnnouncement = ({ place, address, pipe }: PickedLocation): string => {
  if (!place || address === undefined || pipe?.kind === 'loading') return '';
  const words = texts.placed(address ?? texts.unknownAddress, formatPlace(place));
  return pipe?.kind === 'pipe' ? `${words} ${texts.placedOnPipe(pipe.id)}` : words;
};

/** Moves the map to a marker that was placed outside of the view. */
const useFlyToNewPlace = ({ place, isTyping }: PickedLocation): void => {
  const { map } = useMap();
  useEffect(() => {
    // A moving map is already on the way to the marker, perhaps with another zoom.
    if (!place || isTyping || map.isMoving() || map.getBounds().contains([place.longitude, place.latitude])) return;
    flyTo(map, place);
  }, [map, place, isTyping]);
};

const useMapShortcuts = (
  input: RefObject<HTMLInputElement | null>,
  toggle: (panel: Panel) => void,
  hasFeatures: boolean,
): void => {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { code: 'Slash', keys: ['/'], label: texts.search, run: () => input.current?.focus() },
      { code: 'KeyL', keys: ['L'], label: texts.layers, run: () => toggle('layers') },
      ...(hasFeatures
        ? [{ code: 'KeyO', keys: ['O'], label: texts.featureTable, run: () => toggle('table') } satisfies Shortcut]
        : []),
    ],
    [input, toggle, hasFeatures],
  );
  useShortcuts(texts.shortcuts, shortcuts);
};

/** Describes the canvas and its keys for screen readers. */
const useMapDescription = (isReadOnly: boolean): void => {
  const { map } = useMap();
  useEffect(() => {
    map.getCanvas().setAttribute('aria-description', isReadOnly ? texts.mapHint : `${texts.mapHint} ${texts.pickHint}`);
  }, [map, isReadOnly]);
};

/** A live region: screen readers read its changes. */
const LiveRegion = chakra('output', {
  base: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
