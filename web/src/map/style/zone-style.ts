import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import type { Place } from '../picker/place.ts';
import { mapColours } from './map-colours.ts';

/** Lines that are marked on the map below the pipes: a zone around a place, and what belongs to it from afar. */
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

/** A broad band: red around the place, blue from afar. */
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
