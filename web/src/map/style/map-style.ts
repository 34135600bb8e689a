import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { type BaseMap, createBaseLayers, createBaseSources, createLandLayer } from './base-map-style.ts';
import { baseLayerId, wmsLayerId } from '../layer-visibility.ts';
import { mapColours } from './map-colours.ts';
import type { MapItemFragment, MapServerLayerFragment } from '../map.generated.ts';
import { startView } from '../picker/place.ts';
import { createZoneLayers, createZoneSource, type MapZone } from './zone-style.ts';
import { type FeatureRef, createItemLayers } from './network-style.ts';

export interface StyleParts {
  base: BaseMap | null;
  items: readonly MapItemFragment[];
  servers: readonly MapServerLayerFragment[];
  /** Ids of the layers that are shown. */
  shown: ReadonlySet<string>;
  /** The feature that is highlighted. */
  chosen: FeatureRef | null;
  /** Lines that are highlighted; null if none. */
  zone?: MapZone | null;
  mode: ColourMode;
  /** The page's origin. MapLibre's worker cannot resolve relative URLs. */
  origin: string;
  fontFaces: StyleSpecification['font-faces'];
}

/** Builds the complete style for each change. MapLibre applies only the difference. */
export const buildMapStyle = (parts: StyleParts): StyleSpecification => {
  const { base, shown, mode, origin, fontFaces, zone } = parts;
  const colours = mapColours[mode];
  const isBaseShown = base !== null && shown.has(baseLayerId);
  const baseLayers = isBaseShown ? createBaseLayers(base, colours, mode === 'dark') : [];
  const layers = [
    createLandLayer(colours),
    ...baseLayers.filter(({ type }) => type !== 'symbol'),
    ...createServerLayers(parts),
    ...(zone ? createZoneLayers(mode) : []),
    ...parts.items.flatMap((item) => createItemLayers(item, shown, mode, parts.chosen)),
    ...baseLayers.filter(({ type }) => type === 'symbol'),
  ];
  return {
    version: 8,
    // Used by a map without a view of its own. All maps of the product have one.
    center: [startView.center.longitude, startView.center.latitude],
    zoom: startView.zoom,
    ...(fontFaces && { 'font-faces': fontFaces }),
    transition: { duration: 0 },
    sources: {
      ...(base && createBaseSources(base, origin)),
      ...createServerSources(parts),
      ...createItemSources(parts),
      ...(zone && createZoneSource(zone)),
    },
    layers,
  };
};

const createItemSources = ({ items, origin }: StyleParts): Record<string, SourceSpecification> =>
  Object.fromEntries(
    items.flatMap(({ sourceName, source }) => {
      const sourceSpec = Object(source) as SourceSpecification & { tiles?: string[] };
      const { tiles } = sourceSpec;
      const absolute = tiles?.map((tile) => (tile.startsWith('/') ? origin + tile : tile));
      return [[sourceName, { ...sourceSpec, ...(absolute && { tiles: absolute }) } as SourceSpecification]];
    }),
  );

const createServerSources = ({ servers, origin }: StyleParts): Record<string, SourceSpecification> =>
  Object.fromEntries(
    servers.map(({ id, url }) => [
      wmsLayerId(id),
      { type: 'raster', tiles: [`${origin}${url}?${buildWmsQuery(id)}`], tileSize: 512 },
    ]),
  );

const buildWmsQuery = (layer: string): string =>
  `SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=${encodeURIComponent(layer)}&STYLES=&CRS=EPSG:3857` +
  '&BBOX={bbox-epsg-3857}&WIDTH=512&HEIGHT=512&FORMAT=image/png&TRANSPARENT=TRUE';

const createServerLayers = ({ servers, shown }: StyleParts): LayerSpecification[] =>
  servers
    .filter(({ id }) => shown.has(wmsLayerId(id)))
    .map(({ id, minZoom, maxZoom }) => ({
      id: wmsLayerId(id),
      type: 'raster',
      source: wmsLayerId(id),
      minzoom: minZoom,
      maxzoom: maxZoom,
    }));
