import type { MapDataItem } from './map-data-item.ts';
import type { WmsLayer } from './wms-layer.ts';

/** What the map is made of, and where that which stands elsewhere really is. */
export interface Warehouse {
  mapDefinition(projectId: number): Promise<readonly MapDataItem[]>;
  wmsLayers(): Promise<readonly WmsLayer[]>;
  /** Where tiles of a source of the definition really are; null if there is no such source. */
  tilesOf(sourceName: string): Promise<string | null>;
  /** Where a layer's map server really is; null if there is no such layer. */
  mapServerOf(layer: string): Promise<URL | null>;
}

/** The one map that a warehouse is asked for. */
export const ownProject = 19;
