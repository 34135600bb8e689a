import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import type { Place } from '../picker/place.ts';
import { mapColours } from './map-colours.ts';

/** Pipes without water, highlighted below the pipe layers. `isFar`: the pipe is outside of the closed valves. */
export interface MapZone {
  lines: readonly { line: readonly Place[]; isFar: boolean }[];
}

const source = 'zone';

export const createZoneSource = ({ lines }: MapZone): Record<string, SourceSpecification> => ({
  [source]: {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: lines.map(({ line, isFar }) => ({
        type: 'Feature',
        properties: { isFar },
        geometry: { type: 'LineString', coordinates: line.map(({ longitude, latitude }) => [longitude, latitude]) },
      })),
    },
  },
});

/** Draws each line as a broad band: blue if `isFar` is true, otherwise red. */
export const createZoneLayers = (mode: ColourMode): LayerSpecification[] => {
  const { valveClosed, pipe } = mapColours[mode];
  return [
    {
      id: 'zone',
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ['case', ['get', 'isFar'], pipe, valveClosed],
        'line-opacity': 0.35,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, 6, 15, 14, 20, 60],
      },
    },
  ];
};
