import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import type { MapPartsQuery } from '../map.generated.ts';

export type BaseMap = MapPartsQuery['baseMap'];

/** Names of the label fonts. `fonts.ts` has their files. */
export const labelFont = 'Sofia Sans';
export const nameFont = 'Sofia Sans Semibold';

const source = 'base';

export const createBaseSources = (base: BaseMap, origin: string): Record<string, SourceSpecification> => {
  const tileOptions = { tiles: [origin + base.tilesUrl], minzoom: base.minZoom, maxzoom: base.maxZoom };
  const attribution = base.attribution ? { attribution: escapeHtml(base.attribution) } : {};
  return base.kind === 'VECTOR'
    ? {
        [source]: { type: 'vector', ...tileOptions, ...attribution },
        addresses: { type: 'vector', tiles: [`${origin}/map/tiles/addresses/{z}/{x}/{y}`], minzoom: 16, maxzoom: 16 },
      }
    : { [source]: { type: 'raster', ...tileOptions, ...attribution, tileSize: base.tileSize } };
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const createLandLayer = ({ land }: MapColours): LayerSpecification => ({
  id: 'land',
  type: 'background',
  paint: { 'background-color': land },
});

/** Creates all layers of the base map. The checkbox 'Основна карта' shows and hides these layers. */
export const createBaseLayers = (base: BaseMap, colours: MapColours, isDark: boolean): LayerSpecification[] =>
  base.kind === 'VECTOR' ? createVectorLayers(colours) : [createRasterLayer(isDark)];

/** External raster tiles have light colours, so dark mode dims them. */
const createRasterLayer = (isDark: boolean): LayerSpecification => ({
  id: 'base',
  type: 'raster',
  source,
  paint: isDark ? { 'raster-brightness-max': 0.62, 'raster-saturation': -0.35 } : {},
});

const kind: ExpressionSpecification = ['get', 'kind'];
const isOneOf = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]];
const widthByZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
];

/** `width`: pairs of zoom and width in pixels. At high zooms, roads are about as wide as the real ones. */
const roads = [
  { id: 'path', kinds: ['path', 'other'], from: 13, width: [13, 0.4, 16, 4, 20, 46], major: false },
  { id: 'street', kinds: ['minor_road'], from: 12, width: [12, 0.6, 14, 2.4, 16, 9, 20, 110], major: false },
  { id: 'boulevard', kinds: ['major_road'], from: 8, width: [8, 0.6, 12, 1.8, 14, 5, 16, 14, 20, 150], major: true },
  { id: 'highway', kinds: ['highway'], from: 4, width: [4, 0.6, 10, 2.2, 14, 5, 16, 13, 20, 140], major: true },
] as const;

const createVectorLayers = (colours: MapColours): LayerSpecification[] => [
  createAreaLayer(
    'block',
    'landuse',
    isOneOf('residential', 'industrial', 'commercial', 'school', 'hospital'),
    colours.block,
  ),
  createAreaLayer(
    'park',
    'landuse',
    isOneOf('park', 'forest', 'wood', 'grass', 'garden', 'cemetery', 'pitch'),
    colours.park,
  ),
  createAreaLayer('water', 'water', ['==', ['geometry-type'], 'Polygon'], colours.water),
  {
    id: 'river',
    type: 'line',
    source,
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.water, 'line-width': widthByZoom(7, 1, 12, 3, 16, 24, 20, 260) },
  },
  ...roads.map((road) => createRoadLayer(road, `${road.id}-case`, colours.roadCase, 1.6)),
  ...roads.map((road) => createRoadLayer(road, road.id, road.major ? colours.roadMajor : colours.road, 0)),
  {
    id: 'building',
    type: 'fill',
    source,
    'source-layer': 'buildings',
    minzoom: 14,
    paint: { 'fill-color': colours.building, 'fill-outline-color': colours.buildingEdge },
  },
  ...createLabelLayers(colours),
];

const createAreaLayer = (
  id: string,
  layer: string,
  filter: ExpressionSpecification,
  colour: string,
): LayerSpecification => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  filter,
  paint: { 'fill-color': colour },
});

/** `extra`: additional width in pixels. The wider layer is drawn below the roads and forms their edges. */
const createRoadLayer = (
  road: (typeof roads)[number],
  id: string,
  colour: string,
  extra: number,
): LayerSpecification => ({
  id,
  type: 'line',
  source,
  'source-layer': 'roads',
  minzoom: extra > 0 ? Math.max(road.from, 13) : road.from,
  filter: isOneOf(...road.kinds),
  layout: { 'line-cap': extra > 0 ? 'butt' : 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': widthByZoom(...road.width.map((value, index) => (index % 2 === 1 ? value + extra : value))),
  },
});

const name: ExpressionSpecification = ['coalesce', ['get', 'name:bg'], ['get', 'name']];

const createLabelLayers = ({ label, labelHalo }: MapColours): LayerSpecification[] => {
  const paint = { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 1.6 };
  return [
    {
      id: 'house-number',
      type: 'symbol',
      source: 'addresses',
      'source-layer': 'addresses',
      minzoom: 17,
      layout: { 'text-field': ['get', 'label'], 'text-font': [labelFont], 'text-size': 11 },
      paint: { ...paint, 'text-halo-width': 1 },
    },
    {
      id: 'street-name',
      type: 'symbol',
      source,
      'source-layer': 'roads',
      minzoom: 13.5,
      filter: ['has', 'name'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 340,
        'text-field': name,
        'text-font': [labelFont],
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 18, 15],
      },
      paint,
    },
    {
      id: 'quarter-name',
      type: 'symbol',
      source,
      'source-layer': 'places',
      filter: isOneOf('neighbourhood', 'suburb', 'macrohood'),
      minzoom: 13,
      maxzoom: 17,
      layout: { 'text-field': name, 'text-font': [nameFont], 'text-size': 12, 'text-max-width': 8 },
      paint,
    },
    {
      id: 'town-name',
      type: 'symbol',
      source,
      'source-layer': 'places',
      filter: isOneOf('locality', 'city', 'town', 'village'),
      maxzoom: 14.5,
      layout: {
        'text-field': name,
        'text-font': [nameFont],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 13, 20],
      },
      paint,
    },
  ];
};
