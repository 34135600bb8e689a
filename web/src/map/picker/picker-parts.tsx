import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Shortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { AddressSearch } from '../address-search.tsx';
import { FeatureCard } from '../features/feature-card.tsx';
import { FeaturePick } from '../features/feature-pick.tsx';
import { FeatureTable } from '../features/feature-table.tsx';
import { nameOf, type ShownFeature } from '../features/features.ts';
import { KeyHints } from '../key-hints.tsx';
import { LayersPanel } from '../layers-panel.tsx';
import { flyTo, useMap } from '../map-context.ts';
import { MapControls } from '../map-controls.tsx';
import { texts } from '../map.texts.ts';
import { MarkerLayer } from '../marker-layer.tsx';
import type { FeatureRef } from '../style/network-style.ts';
import { addressZoom, formatPlace, markerZoom, type View } from './place.ts';
import type { PickedLocation } from './use-picked-place.ts';

interface PickerPartsProps {
  location: PickedLocation;
  home: View;
  isReadOnly: boolean;
  hasFeatures: boolean;
  chosen: FeatureRef | null;
  colour: string | undefined;
  onChoose: (feature: FeatureRef | null) => void;
  /** Below the search. */
  children: ReactNode;
  /** The coordinates' field, where the map itself holds it: beside a marker, and while one is looked for. */
  field: ReactNode;
}

type Panel = 'layers' | 'table';

/** Everything over the map: search, controls, panels, marker. */
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
}: PickerPartsProps) => {
  const { map } = useMap();
  const [open, setOpen] = useState<Panel | null>(null);
  const [crossHair, setCrossHair] = useState(false);
  const [feature, setFeature] = useState<ShownFeature | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useCallback((panel: Panel) => setOpen((present) => (present === panel ? null : panel)), []);
  const choose = useCallback(
    (next: ShownFeature | null): void => {
      setFeature(next);
      onChoose(next);
    },
    [onChoose],
  );
  // Whoever puts the marker looks at what was pressed no more.
  const put: PickedLocation['put'] = (place, known) => {
    if (feature) choose(null);
    location.put(place, known);
  };
  useMapShortcuts(input, toggle, hasFeatures);
  useMapDescription(isReadOnly);
  useFlightToNewPlace(location);

  return (
    <>
      {hasFeatures && <FeaturePick onChoose={choose} />}
      <MarkerLayer location={{ ...location, put }} isReadOnly={isReadOnly} colour={colour} showsCrossHair={crossHair} />
      <div className="search">
        <AddressSearch
          input={input}
          onPick={({ location: at, label }) => {
            if (!isReadOnly) put(at, { address: label });
            flyTo(map, at, addressZoom);
          }}
        />
        {children}
        {field && (location.place ?? crossHair) && <section className="note">{field}</section>}
        {feature && <FeatureCard feature={feature} onClose={() => choose(null)} />}
      </div>
      <MapControls
        home={
          location.place
            ? { label: texts.toMarker, run: () => location.place && flyTo(map, location.place, markerZoom) }
            : { label: texts.toStart, run: () => flyTo(map, home.center, home.zoom) }
        }
        {...(!isReadOnly && { crossHair: { isOn: crossHair, toggle: () => setCrossHair(!crossHair) } })}
        {...(!isReadOnly && location.canUndo && { undo: location.undo })}
        layers={{ isOpen: open === 'layers', toggle: () => toggle('layers') }}
        {...(hasFeatures && { table: { isOpen: open === 'table', toggle: () => toggle('table') } })}
      />
      <KeyHints isReadOnly={isReadOnly} />
      {open === 'layers' && <LayersPanel onClose={() => setOpen(null)} />}
      {open === 'table' && <FeatureTable chosen={chosen} onClose={() => setOpen(null)} onChoose={choose} />}
      <Live>{spokenPlace(location)}</Live>
      <Live>{feature ? texts.isChosen(nameOf(feature)) : ''}</Live>
    </>
  );
};

const spokenPlace = ({ place, address, pipe }: PickedLocation): string => {
  if (!place || address === undefined || pipe?.kind === 'loading') return '';
  const words = texts.placed(address ?? texts.unknownAddress, formatPlace(place));
  return pipe?.kind === 'pipe' ? `${words} ${texts.placedOnPipe(pipe.id)}` : words;
};

/** A marker that was put from elsewhere comes into view. */
const useFlightToNewPlace = ({ place }: PickedLocation): void => {
  const { map } = useMap();
  useEffect(() => {
    // Whoever put it may have begun the flight already, with a zoom.
    if (!place || map.isMoving() || map.getBounds().contains([place.longitude, place.latitude])) return;
    flyTo(map, place);
  }, [map, place]);
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

/** The canvas says to readers what its keys do. */
const useMapDescription = (isReadOnly: boolean): void => {
  const { map } = useMap();
  useEffect(() => {
    map.getCanvas().setAttribute('aria-description', isReadOnly ? texts.mapHint : `${texts.mapHint} ${texts.pickHint}`);
  }, [map, isReadOnly]);
};

/** Says what has happened to those who do not see it. */
const Live = chakra('output', {
  base: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
