import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { type MapColours, mapColours } from './map-colours.ts';
import type { MapItemFragment } from '../map.generated.ts';
import { texts } from '../map.texts.ts';

/** Identifies a feature of the map, by its source layer in the tiles and its id in that layer. */
export interface FeatureRef {
  sourceLayer: string;
  id: number;
}

/**
 * Creates the style layers for one layer of the map definition. The product's own tiles get the product's style for
 * light or dark mode, without the parts that the layers panel hides. Other tiles get the style of the definition.
 */
export const createItemLayers = (
  item: MapItemFragment,
  shown: ReadonlySet<string>,
  mode: ColourMode,
  chosen: FeatureRef | null,
): LayerSpecification[] => {
  const createLayer = hasOwnTiles(item) ? networkLayers[item.layerName] : undefined;
  const layer = createLayer
    ? createLayer(toLayerFrame(item), shown, mapColours[mode], mode)
    : createExternalLayer(item, shown);
  if (!layer) return [];
  return item.isSelectable || item.sourceLayer === 'pipes'
    ? [...createHaloLayers(layer, mode, chosen), layer, ...createChosenLayers(layer, mode, chosen)]
    : [layer];
};

const hasOwnTiles = ({ source }: MapItemFragment): boolean => {
  const { tiles } = Object(source) as { tiles?: unknown };
  return Array.isArray(tiles) && tiles.every((tile) => typeof tile === 'string' && tile.startsWith('/map/tiles/'));
};

interface LayerFrame {
  id: string;
  source: string;
  'source-layer': string;
  minzoom: number;
  maxzoom: number;
}

const toLayerFrame = ({ layerName, sourceName, sourceLayer, minZoom, maxZoom }: MapItemFragment): LayerFrame => ({
  id: layerName,
  source: sourceName,
  'source-layer': sourceLayer ?? layerName,
  minzoom: minZoom,
  maxzoom: maxZoom,
});

const createExternalLayer = (item: MapItemFragment, shown: ReadonlySet<string>): LayerSpecification | null => {
  if (!shown.has(item.layerName)) return null;
  const { 'source-layer': layer, ...frame } = toLayerFrame(item);
  return {
    ...frame,
    ...(item.sourceLayer !== null && { 'source-layer': layer }),
    type: item.layerType,
    layout: item.layout,
    paint: item.paint,
  } as LayerSpecification;
};

/** A value that grows with the zoom. `stops`: pairs of zoom and value. */
const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  ...stops,
];

type CreateNetworkLayer = (
  frame: LayerFrame,
  shown: ReadonlySet<string>,
  colours: MapColours,
  mode: ColourMode,
) => LineLayerSpecification | CircleLayerSpecification | SymbolLayerSpecification | null;

const { transmission, main } = texts.pipeTypes;

const networkLayers: Readonly<Record<string, CreateNetworkLayer>> = {
  pipes(frame, shown, colours) {
    const type: ExpressionSpecification = ['get', 'aq_type'];
    const filter = anyOf([
      shown.has('pipes.transmission') && ['==', type, transmission],
      shown.has('pipes.main') && ['==', type, main],
      shown.has('pipes.distribution') && ['!', ['in', type, ['literal', [transmission, main]]]],
    ]);
    const isWide: ExpressionSpecification = ['in', type, ['literal', [transmission, main]]];
    return (
      filter && {
        ...frame,
        type: 'line',
        filter,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': ['case', isWide, colours.pipeMain, colours.pipe],
          'line-width': [
            'interpolate',
            ['exponential', 1.4],
            ['zoom'],
            8,
            ['case', isWide, 1, 0.5],
            13,
            ['case', isWide, 2.4, 1.2],
            16,
            ['case', isWide, 4, 2.4],
            20,
            ['case', isWide, 8, 5],
          ],
        },
      }
    );
  },
  src_lines_w: (frame, shown, { pipeHouse }) =>
    shown.has('src_lines_w')
      ? {
          ...frame,
          type: 'line',
          layout: { 'line-cap': 'round' },
          paint: { 'line-color': pipeHouse, 'line-width': byZoom(15, 0.8, 16, 1.3, 20, 4) },
        }
      : null,
  valves(frame, shown, _colours, mode) {
    const isOpen: ExpressionSpecification = ['get', 'isOpen'];
    const filter = anyOf([shown.has('valves.open') && isOpen, shown.has('valves.closed') && ['!', isOpen]]);
    return (
      filter && {
        ...frame,
        type: 'symbol',
        filter,
        layout: {
          'icon-image': ['case', isOpen, `valve-open-${mode}`, `valve-closed-${mode}`],
          'icon-size': byZoom(15, 0.5, 17, 1, 20, 1.5),
          'icon-allow-overlap': true,
        },
      }
    );
  },
  meter_counts(frame, shown, { meter, land }) {
    const residential: ExpressionSpecification = ['get', 'residential'];
    const total: ExpressionSpecification = ['get', 'count'];
    const count = getMeterCount(shown, residential, total);
    return (
      count && {
        ...frame,
        type: 'circle',
        filter: ['>', count, 0],
        paint: {
          'circle-radius': ['interpolate', ['linear'], ['sqrt', count], 1, 3, 100, 26],
          'circle-color': meter,
          'circle-opacity': 0.4,
          'circle-stroke-color': land,
          'circle-stroke-width': 1,
        },
      }
    );
  },
  meters(frame, shown, { meter, land }) {
    const isResidential: ExpressionSpecification = ['get', 'isResidential'];
    const filter = anyOf([
      shown.has('meters.residential') && isResidential,
      shown.has('meters.public') && ['!', isResidential],
    ]);
    return (
      filter && {
        ...frame,
        type: 'circle',
        filter,
        paint: {
          'circle-radius': byZoom(15, 2.5, 17, 4.5, 20, 9),
          'circle-color': ['case', isResidential, land, meter],
          'circle-stroke-color': meter,
          'circle-stroke-width': ['case', ['get', 'isCommon'], 3, 2],
        },
      }
    );
  },
};

const getMeterCount = (
  shown: ReadonlySet<string>,
  residential: ExpressionSpecification,
  total: ExpressionSpecification,
): ExpressionSpecification | null => {
  if (shown.has('meters.residential')) return shown.has('meters.public') ? total : residential;
  return shown.has('meters.public') ? ['-', total, residential] : null;
};

/** Combines conditions with 'or'. Null if there is no condition: then the layer is hidden. */
const anyOf = (conditions: readonly (ExpressionSpecification | false)[]): ExpressionSpecification | null => {
  const shownConditions = conditions.filter((condition) => condition !== false);
  return shownConditions.length > 0 ? ['any', ...shownConditions] : null;
};

/** A halo below the layer: strong for the chosen feature, weak for the hovered one. */
const createHaloLayers = (
  layer: LayerSpecification,
  mode: ColourMode,
  chosen: FeatureRef | null,
): LayerSpecification[] => {
  if (!('source-layer' in layer) || (layer.type !== 'line' && layer.type !== 'circle')) return [];
  const { id, source, 'source-layer': sourceLayer, minzoom = 0, maxzoom = 24, filter } = layer;
  const colour = mapColours[mode].pipeSelected;
  const isChosen: ExpressionSpecification = [
    '==',
    ['id'],
    chosen && chosen.sourceLayer === sourceLayer ? chosen.id : -1,
  ];
  const opacity: ExpressionSpecification = [
    'case',
    isChosen,
    layer.type === 'line' ? 1 : 0.9,
    ['boolean', ['feature-state', 'hover'], false],
    0.3,
    0,
  ];
  const frame = {
    source,
    ...(sourceLayer !== undefined && { 'source-layer': sourceLayer }),
    minzoom,
    maxzoom,
    ...(filter !== undefined && { filter: filter as FilterSpecification }),
  };
  if (layer.type === 'circle')
    return [
      {
        ...frame,
        id: `${id}-halo`,
        type: 'circle',
        paint: { 'circle-radius': byZoom(15, 7, 20, 16), 'circle-color': colour, 'circle-opacity': opacity },
      },
    ];
  return [
    {
      ...frame,
      id: `${id}-halo`,
      type: 'line',
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': colour,
        'line-width': byZoom(13, 5, 16, 9, 20, 16),
        'line-opacity': ['case', isChosen, 0.45, ['boolean', ['feature-state', 'hover'], false], 0.3, 0],
      },
    },
  ];
};

/** A second layer with only the chosen line, above the line's own layer and in the selection colour. */
const createChosenLayers = (
  layer: LayerSpecification,
  mode: ColourMode,
  chosen: FeatureRef | null,
): LayerSpecification[] => {
  if (layer.type !== 'line' || !chosen || layer['source-layer'] !== chosen.sourceLayer) return [];
  return [
    {
      ...layer,
      id: `${layer.id}-chosen`,
      filter: ['==', ['id'], chosen.id],
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': mapColours[mode].pipeSelected, 'line-width': byZoom(13, 2, 16, 4, 20, 8) },
    },
  ];
};
