import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { ColourMode } from '../../platform/colour-mode.ts';
import { type BaseMap, baseLayers, baseSources, landLayer } from './base-style.ts';
import { baseLayerId, wmsLayerId } from '../layer-choice.ts';
import { mapColours } from './map-colours.ts';
import type { MapItemFragment, MapServerLayerFragment } from '../map.generated.ts';
import { type FeatureRef, itemLayers } from './network-style.ts';

export interface StyleParts {
  base: BaseMap | null;
  items: readonly MapItemFragment[];
  servers: readonly MapServerLayerFragment[];
  /** Ids of the panel's boxes that are ticked. */
  shown: ReadonlySet<string>;
  chosen: FeatureRef | null;
  mode: ColourMode;
  /** Of this page: the library's worker knows no relative addresses. */
  origin: string;
  fontFaces: StyleSpecification['font-faces'];
}

/** Everything that the map draws, anew for each change; the library finds out what is different. */
export const mapStyle = (parts: StyleParts): StyleSpecification => {
  const { base, shown, mode, origin, fontFaces } = parts;
  const colours = mapColours[mode];
  const showsBase = base !== null && shown.has(baseLayerId);
  const based = showsBase ? baseLayers(base, colours, mode === 'dark') : [];
  const layers = [
    landLayer(colours),
    ...based.filter(({ type }) => type !== 'symbol'),
    ...serverLayers(parts),
    ...parts.items.flatMap((item) => itemLayers(item, shown, mode, parts.chosen)),
    ...based.filter(({ type }) => type === 'symbol'),
  ];
  return {
    version: 8,
    ...(fontFaces && { 'font-faces': fontFaces }),
    transition: { duration: 0 },
    sources: {
      ...(base && baseSources(base, origin)),
      ...serverSources(parts),
      ...itemSources(parts),
    },
    layers,
  };
};

const itemSources = ({ items, origin }: StyleParts): Record<string, SourceSpecification> =>
  Object.fromEntries(
    items.flatMap(({ sourceName, source }) => {
      const known = Object(source) as SourceSpecification & { tiles?: string[] };
      const { tiles } = known;
      const absolute = tiles?.map((tile) => (tile.startsWith('/') ? origin + tile : tile));
      return [[sourceName, { ...known, ...(absolute && { tiles: absolute }) } as SourceSpecification]];
    }),
  );

const serverSources = ({ servers, origin }: StyleParts): Record<string, SourceSpecification> =>
  Object.fromEntries(
    servers.map(({ id, url }) => [
      wmsLayerId(id),
      { type: 'raster', tiles: [`${origin}${url}?${pictureOf(id)}`], tileSize: 512 },
    ]),
  );

const pictureOf = (layer: string): string =>
  `SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=${encodeURIComponent(layer)}&STYLES=&CRS=EPSG:3857` +
  '&BBOX={bbox-epsg-3857}&WIDTH=512&HEIGHT=512&FORMAT=image/png&TRANSPARENT=TRUE';

const serverLayers = ({ servers, shown }: StyleParts): LayerSpecification[] =>
  servers
    .filter(({ id }) => shown.has(wmsLayerId(id)))
    .map(({ id, minZoom, maxZoom }) => ({
      id: wmsLayerId(id),
      type: 'raster',
      source: wmsLayerId(id),
      minzoom: minZoom,
      maxzoom: maxZoom,
    }));
