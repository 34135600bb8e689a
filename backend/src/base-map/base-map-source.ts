import type { TileAddress } from '../network/drawing/tile.ts';

/** What the base map's tiles are: vectors in the Protomaps schema, or pictures. */
export interface BaseMapFacts {
  kind: 'VECTOR' | 'RASTER';
  minZoom: number;
  maxZoom: number;
  /** Width of a picture, in pixels. */
  tileSize: number;
  attribution: string;
}

export interface BaseMapTile {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: string;
  contentType: string;
  isZipped: boolean;
}

/** Where the base map comes from. */
export interface BaseMapSource {
  facts(): Promise<BaseMapFacts>;
  /** Null: nothing there. */
  tile(tile: TileAddress): Promise<BaseMapTile | null>;
}

export const vectorType = 'application/vnd.mapbox-vector-tile';
