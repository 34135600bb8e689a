import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import type { Place } from '../picker/place.ts';
import { mapColours } from './map-colours.ts';

/** Pipes without water, highlighted below the pipe layers. `isDownstream`: the pipe is outside of the closed valves. */
export interface MapZone {
  lines: readonly { line: readonly Place[]; isDownstream: boolean }[];
}

const source = 'zone';

export const createZoneSource = ({ lines }: MapZone): Record<string, SourceSpecification> => ({
  [source]: {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: lines.map(({ line, isDownstream }) => ({
        type: 'Feature',
        properties: { isDownstream },
        geometry: { type: 'LineString', coordinates: line.map(({ longitude, latitude }) => [longitude, latitude]) },
      })),
    },
  },
});

/** Draws each line as a broad band: blue if `isDownstream` is true, otherwise red. */
export const createZoneLayers = (mode: ColourMode): LayerSpecification[] => {
  const { valveClosed, pipe } = mapColours[mode];
  return [
    {
      id: 'zone',
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ['case', ['get', 'isDownstream'], pipe, valveClosed],
        'line-opacity': 0.35,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, 6, 15, 14, 20, 60],
      },
    },
  ];
};
