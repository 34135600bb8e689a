import type { LayerSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { Place } from '../../map/picker/place.ts';
import { mapColours } from '../../map/style/map-colours.ts';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { texts } from './svo.texts.ts';

export const previewLayer = 'svo-preview';
const proposalLayer = 'svo-proposals';

/** The map layers of the SVO dialog: the preview of the snap, and the closest points of the proposed connections. */
export const createSnapOverlay = (
  preview: GeoJSON.GeoJSON | null,
  proposals: readonly Place[],
  isShown: boolean,
): MapOverlay => ({
  group: { title: texts.previewLayer, entries: [{ id: previewLayer, label: texts.previewLine }] },
  sources: {
    [previewLayer]: { type: 'geojson', data: (isShown && preview) || emptyCollection },
    [proposalLayer]: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: proposals.map(toPoint) },
    },
  },
  createLayers,
});

const emptyCollection: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

const toPoint = ({ latitude, longitude }: Place): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

const createLayers = (mode: ColourMode): LayerSpecification[] => {
  const { pipeHouse, pipeSelected, labelHalo } = mapColours[mode];
  return [
    {
      id: proposalLayer,
      type: 'circle',
      source: proposalLayer,
      paint: {
        'circle-radius': 6,
        'circle-color': pipeHouse,
        'circle-stroke-color': labelHalo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: previewLayer,
      type: 'line',
      source: previewLayer,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': pipeSelected, 'line-width': 4, 'line-dasharray': [1, 2] },
    },
    {
      id: `${previewLayer}-point`,
      type: 'circle',
      source: previewLayer,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-radius': 7, 'circle-color': pipeSelected },
    },
  ];
};
