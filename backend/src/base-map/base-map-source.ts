import type { TileAddress } from '../network/drawing/tile.ts';

/** Format of the base map's tiles: vectors in the Protomaps schema, or images. */
export interface BaseMapFacts {
  kind: 'VECTOR' | 'RASTER';
  minZoom: number;
  maxZoom: number;
  /** Width of an image in pixels. */
  tileSize: number;
  attribution: string;
}

export interface BaseMapTile {
  bytes: Uint8Array<ArrayBuffer>;
  checksum: string;
  contentType: string;
  isZipped: boolean;
}

/** A source of base map tiles. */
export interface BaseMapSource {
  facts(): Promise<BaseMapFacts>;
  /** Returns a tile; null if the tile is empty. */
  tile(tile: TileAddress): Promise<BaseMapTile | null>;
}

export const vectorType = 'application/vnd.mapbox-vector-tile';
