import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Shortcut, useShortcuts } from '../ui/shortcuts.ts';
import { AddressSearch, type GeoHit } from './address-search.tsx';
import { FeatureCard } from './feature-card.tsx';
import { FeaturePick } from './feature-pick.tsx';
import { FeatureTable } from './feature-table.tsx';
import { nameOf, type ShownFeature } from './features.ts';
import { LayersPanel } from './layers-panel.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { flyTo, useMap } from './map-context.ts';
import { MapControls } from './map-controls.tsx';
import { overMap, plate } from './map-frame.ts';
import { texts } from './map.texts.ts';
import { MovedView } from './moved-view.tsx';
import type { FeatureRef } from './network-style.ts';
import { addressZoom, type Place, type View } from './place.ts';
import { PlaceMarker } from './place-marker.tsx';
import { PlaceTip } from './place-tip.tsx';
import { StillPicture } from './still-picture.tsx';

interface NetworkMapProps {
  view: View;
  /** Where the map goes back to. */
  home: View;
  firstChosen: FeatureRef | null;
  alwaysShown: readonly string[];
  /** Said over the map. */
  note?: string | undefined;
  onMove: (view: View) => void;
}

/** The whole network to look at: layers, search, features to choose. */
export const NetworkMap = ({ view, home, firstChosen, alwaysShown, note, onMove }: NetworkMapProps) => {
  const [chosen, setChosen] = useState<FeatureRef | null>(firstChosen);
  return (
    <Frame>
      <MapCanvas
        view={view}
        withNetwork
        chosen={chosen}
        alwaysShown={alwaysShown}
        instead={<StillPicture view={view} isMarked={false} />}
      >
        <MovedView onMove={onMove} />
        <Parts home={home} chosen={chosen} note={note} onChoose={setChosen} />
      </MapCanvas>
    </Frame>
  );
};

interface PartsProps {
  home: View;
  chosen: FeatureRef | null;
  note: string | undefined;
  onChoose: (feature: FeatureRef | null) => void;
}

const Parts = ({ home, chosen, note, onChoose }: PartsProps) => {
  const { map } = useMap();
  const [open, setOpen] = useState<'layers' | 'table' | null>(null);
  const [feature, setFeature] = useState<ShownFeature | null>(null);
  const [found, setFound] = useState<GeoHit | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useCallback(
    (panel: 'layers' | 'table') => setOpen((present) => (present === panel ? null : panel)),
    [],
  );
  const choose = useCallback(
    (next: ShownFeature | null): void => {
      setFeature(next);
      onChoose(next);
    },
    [onChoose],
  );
  useMapShortcuts(input, toggle);
  const close = (): void => setOpen(null);
  return (
    <>
      <FeaturePick onChoose={choose} />
      {found && <FoundMarker hit={found} />}
      <div className="search">
        <AddressSearch
          input={input}
          onPick={(hit) => {
            setFound(hit);
            flyTo(map, hit.location, addressZoom);
          }}
        />
        {note && <p className="note">{note}</p>}
        {feature && <FeatureCard feature={feature} onClose={() => choose(null)} />}
      </div>
      <MapControls
        home={{ label: texts.toStart, run: () => flyTo(map, home.center, home.zoom) }}
        layers={{ isOpen: open === 'layers', toggle: () => toggle('layers') }}
        table={{ isOpen: open === 'table', toggle: () => toggle('table') }}
      />
      {open === 'layers' && <LayersPanel onClose={close} />}
      {open === 'table' && <FeatureTable chosen={chosen} onClose={close} onChoose={choose} />}
      <Live>{feature ? texts.isChosen(nameOf(feature)) : ''}</Live>
    </>
  );
};

const FoundMarker = ({ hit: { label, location } }: { hit: GeoHit }) => {
  const place = useMemo<Place>(() => location, [location]);
  return (
    <PlaceMarker place={place}>
      <PlaceTip place={place} address={label} />
    </PlaceMarker>
  );
};

const useMapShortcuts = (
  input: React.RefObject<HTMLInputElement | null>,
  toggle: (panel: 'layers' | 'table') => void,
): void => {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { code: 'Slash', keys: ['/'], label: texts.search, run: () => input.current?.focus() },
      { code: 'KeyL', keys: ['L'], label: texts.layers, run: () => toggle('layers') },
      { code: 'KeyO', keys: ['O'], label: texts.featureTable, run: () => toggle('table') },
    ],
    [input, toggle],
  );
  useShortcuts(texts.shortcuts, shortcuts);
};

/** Says what has happened to those who do not see it. */
const Live = chakra('output', {
  base: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

const Frame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    display: 'flex',
    position: 'relative',
    '& > div': { ...overMap },
    '& .note': { ...plate, mt: '3', px: '3.5', py: '2.5', textStyle: 'sm' },
  },
});
