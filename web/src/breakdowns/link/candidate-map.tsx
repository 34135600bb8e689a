import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { boundsOf, viewOfBounds } from '../../map/bounds.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { flyTo, useMap } from '../../map/map-context.ts';
import { MapControls } from '../../map/map-controls.tsx';
import { overlayLayout } from '../../map/map-frame.ts';
import { type Place, pickerView, type View } from '../../map/picker/place.ts';
import { PlaceMarker } from '../../map/picker/place-marker.tsx';
import { StaticMap } from '../../map/picker/static-map.tsx';
import { useMarkerElement } from '../../map/use-marker-element.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import type { LinkedSignalFragment } from '../preview/preview.generated.ts';
import { texts } from './link.texts.ts';

interface CandidateMapProps {
  signals: readonly LinkedSignalFragment[];
  /** The place of the breakdown. */
  from: Place | null;
  /** Ids of the chosen signals. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** A map of the breakdown and the signals that can be linked to it. A click on a marker toggles its signal. */
export const CandidateMap = ({ signals, from, chosen, onToggle }: CandidateMapProps) => {
  const placed = useMemo(() => signals.flatMap(withPlace), [signals]);
  const view = useMemo(() => {
    const places = [...placed.map(({ place }) => place), ...(from ? [from] : [])];
    return places.length > 0 ? viewOfBounds(boundsOf(places)) : pickerView;
  }, [placed, from]);
  const frame = useRef<HTMLElement>(null);
  // Scrolls to the map when it opens: on a phone the map is below the list.
  useEffect(() => {
    // The effect returns nothing: newer browsers return a promise here, which React would call as the clean-up.
    frame.current?.scrollIntoView({ block: 'end' });
  }, []);
  const lastChosen = placed.find(({ signal }) => signal.id === chosen.at(-1))?.place ?? null;
  return (
    <Frame ref={frame} aria-label={texts.map}>
      <div className="canvas">
        <MapCanvas view={view} hasNetwork={false} fallback={<StaticMap view={view} isMarked={false} />}>
          <Controls view={view} chosen={lastChosen} />
          {from && <PlaceMarker place={from} colour="status.breakdown.mark" />}
          {placed.map(({ signal, place }) => (
            <CandidateMarker
              key={signal.id}
              place={place}
              label={texts.marker(signal.id, signal.title)}
              isChosen={chosen.includes(signal.id)}
              onToggle={() => onToggle(signal.id)}
            />
          ))}
        </MapCanvas>
      </div>
      <figcaption>{texts.onMap(placed.length, signals.length)}</figcaption>
    </Frame>
  );
};

const withPlace = (signal: LinkedSignalFragment) => (signal.location ? [{ signal, place: signal.location }] : []);

/** Shows all markers after a search or with the home button. Moves the map to a chosen signal outside of the view. */
const Controls = ({ view, chosen }: { view: View; chosen: Place | null }) => {
  const { map } = useMap();
  const show = useEffectEvent((place: Place) => {
    if (!map.getBounds().contains([place.longitude, place.latitude])) flyTo(map, place);
  });
  useEffect(() => flyTo(map, view.center, view.zoom), [map, view]);
  useEffect(() => {
    if (chosen) show(chosen);
  }, [chosen]);
  return <MapControls home={{ label: texts.showAll, run: () => flyTo(map, view.center, view.zoom) }} />;
};

interface CandidateMarkerProps {
  place: Place;
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

const CandidateMarker = ({ place, label, isChosen, onToggle }: CandidateMarkerProps) => {
  const element = useMarkerElement({ place, role: 'presentation', radius });
  return createPortal(
    <Marker type="button" aria-pressed={isChosen} aria-label={label} title={label} onClick={onToggle}>
      <Glyph name="signal" />
    </Marker>,
    element,
  );
};

/** Half of the height of `Marker`, in pixels. */
const radius = 16;

const Marker = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    bg: 'bg.panel',
    borderRadius: 'full',
    boxShadow: 'float',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      bg: 'bg.selected',
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'struma.fg',
    },
    _focusVisible: { outlineColor: 'struma.focusRing' },
  },
});

const Frame = chakra('figure', {
  base: {
    flex: '1',
    minH: '0',
    display: 'flex',
    flexDirection: 'column',
    // Scrolling stops above the footer, which stays at the lower edge of a phone.
    scrollMarginBottom: '12rem',
    '& .canvas': { position: 'relative', flex: '1', minH: '0', display: 'flex', '& > div': { ...overlayLayout } },
    '& figcaption': { px: '3', py: '1', textStyle: 'xs', borderTopWidth: '1px' },
  },
});
