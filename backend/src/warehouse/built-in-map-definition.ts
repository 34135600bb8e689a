import type { MapDataItem } from './map-data-item.ts';
import { pipeTypes } from './warehouse.texts.ts';

const vector = (layer: string, minzoom: number) => ({
  type: 'vector',
  tiles: [`/map/tiles/${layer}/{z}/{x}/{y}`],
  minzoom,
  maxzoom: 16,
});

const item = (
  sourceLayer: string,
  sourceZoom: number,
  layer: { type: string; minZoom?: number; maxZoom?: number; name?: string },
  paint: object,
  { selectable = false, layout = {} }: { selectable?: boolean; layout?: object } = {},
): MapDataItem => ({
  source: { sourceName: sourceLayer, sourceObject: vector(sourceLayer, sourceZoom) },
  style: { layout, paint },
  layer: {
    layerName: layer.name ?? sourceLayer,
    layerType: { name: layer.type },
    minZoom: layer.minZoom ?? sourceZoom,
    maxZoom: layer.maxZoom ?? 24,
    sourceLayer,
  },
  selectable,
});

const blue = '#1565c0';
const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];
const isCounted = ['has', 'count'];

/**
 * MP-6: the built-in map definition, which clients request as project 19: the layers of the network, bottom layer
 * first. Tile URLs are paths on the gateway.
 */
export const builtInMapDefinition: readonly MapDataItem[] = [
  item(
    'pipes',
    8,
    { type: 'line' },
    {
      'line-color': ['match', ['get', 'aq_type'], pipeTypes.transmission, '#0d3c78', pipeTypes.main, '#0b57a4', blue],
      'line-width': byZoom(8, 0.6, 14, 1.4, 18, 4),
    },
    { layout: { 'line-cap': 'round', 'line-join': 'round' } },
  ),
  item(
    'src_lines_w',
    15,
    { type: 'line' },
    { 'line-color': '#00838f', 'line-width': byZoom(15, 0.8, 19, 3) },
    { selectable: true },
  ),
  item(
    'valves',
    15,
    { type: 'circle' },
    {
      'circle-radius': byZoom(15, 2, 19, 6),
      'circle-color': ['case', ['get', 'isOpen'], '#ffffff', '#c62828'],
      'circle-stroke-color': '#0d3c78',
      'circle-stroke-width': 1.5,
    },
  ),
  item(
    'meters',
    6,
    { type: 'circle', name: 'meter_counts', maxZoom: 15 },
    {
      'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'count']], 1, 3, 100, 26],
      'circle-color': '#2e7d32',
      'circle-opacity': 0.55,
    },
  ),
  item(
    'meters',
    6,
    { type: 'circle', minZoom: 15 },
    {
      'circle-radius': byZoom(15, 2.5, 19, 7),
      'circle-color': ['case', ['get', 'isResidential'], '#2e7d32', '#6a1b9a'],
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': ['case', isCounted, 0, ['case', ['get', 'isCommon'], 2, 1]],
    },
    { selectable: true },
  ),
];
