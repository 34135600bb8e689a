import type { MapDataItem } from './map-data-item.ts';
import type { WmsLayer } from './wms-layer.ts';

/** The definition of the map, and the original URLs of its external sources. */
export interface Warehouse {
  mapDefinition(projectId: number): Promise<readonly MapDataItem[]>;
  wmsLayers(): Promise<readonly WmsLayer[]>;
  /** Returns the original URL of a source's tiles; null if the source does not exist. */
  tilesOf(sourceName: string): Promise<string | null>;
  /** Returns the original URL of a layer's map server; null if the layer does not exist. */
  mapServerOf(layer: string): Promise<URL | null>;
}

/** The project number of the only map that clients request. */
export const builtInProject = 19;
