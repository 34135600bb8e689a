import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapDataItem } from './map-data-item.ts';

/** Returns why an item cannot be drawn, for example an unknown layer type or property; null if it can be drawn. */
export const findItemProblem = ({ source, style, layer }: MapDataItem): string | null => {
  const drawn = {
    version: 8,
    sources: { [source.sourceName]: absolute(source.sourceObject) },
    layers: [
      {
        id: layer.layerName,
        type: layer.layerType.name,
        source: source.sourceName,
        ...(layer.sourceLayer !== null && { 'source-layer': layer.sourceLayer }),
        minzoom: layer.minZoom,
        maxzoom: layer.maxZoom,
        layout: style.layout,
        paint: style.paint,
      },
    ],
  };
  const [first] = validateStyleMin(drawn as unknown as StyleSpecification);
  return first?.message ?? null;
};

/** The style validator requires absolute URLs. */
const absolute = (source: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(source.tiles) ? { ...source, tiles: source.tiles.map((tile) => `http://here${String(tile)}`) } : source;
