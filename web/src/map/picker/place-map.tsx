import { formatPlace } from '@struma/shared/geo.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { pipeLayers } from '../layer-visibility.ts';
import { MapCanvas } from '../map-canvas.tsx';
import { texts } from '../map.texts.ts';
import { markerZoom, type Place } from './place.ts';
import { PlaceMarker } from './place-marker.tsx';
import { PrintedMap } from './printed-map.tsx';
import { StaticMap } from './static-map.tsx';

interface PlaceMapProps {
  place: Place;
  /** Colour of the pin. */
  colour?: string;
  /** Id of the pipe to highlight. If null, the map shows the pipes without a highlight; if absent, no pipes. */
  pipeId?: string | null;
}

/** A place on a static map. The map has no focusable parts; its label contains the coordinates. */
export const PlaceMap = ({ place, colour, pipeId }: PlaceMapProps) => {
  const view = useMemo(() => ({ center: place, zoom: markerZoom }), [place]);
  const pipe = useMemo(() => (pipeId ? { sourceLayer: 'pipes', id: Number(pipeId) } : null), [pipeId]);
  const hasPipes = pipeId !== undefined;
  return (
    <Frame aria-label={`${texts.map}: ${formatPlace(place)}`}>
      <MapCanvas
        key={formatPlace(place)}
        view={view}
        hasNetwork={hasPipes}
        {...(hasPipes && { alwaysShown: pipeLayers })}
        chosen={pipe}
        isStatic
        fallback={<StaticMap view={view} />}
      >
        <PlaceMarker place={place} {...(colour !== undefined && { colour })} />
        <PrintedMap {...(colour !== undefined && { colour })} />
      </MapCanvas>
      <span className="place">{formatPlace(place)}</span>
    </Frame>
  );
};

const Frame = chakra('figure', {
  base: {
    position: 'relative',
    h: 'full',
    // `PrintedMap` is printed instead: the marker would keep its position on the screen, which is wider than the paper.
    _print: { '& .maplibregl-map': { visibility: 'hidden' } },
    '& .place': {
      position: 'absolute',
      left: '2',
      bottom: '2',
      px: '1.5',
      bg: 'bg.panel',
      borderRadius: 'sm',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
