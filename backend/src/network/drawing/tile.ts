import { worldSize, type Box } from './mercator.ts';

export interface TileAddress {
  zoom: number;
  x: number;
  y: number;
}

/** Width and height of a tile in tile units. */
export const extent = 4096;
/** A tile also contains the parts of features up to this many tile units beyond its edges. */
const margin = 64;
/** The built-in map uses tiles up to zoom 16. Another map definition may use zooms 17 and 18, which cost little. */
export const lastZoom = 18;

/** True if the tile exists. */
export const isTile = ({ zoom, x, y }: TileAddress): boolean =>
  [zoom, x, y].every(Number.isInteger) &&
  zoom >= 0 &&
  zoom <= lastZoom &&
  x >= 0 &&
  y >= 0 &&
  x < 2 ** zoom &&
  y < 2 ** zoom;

/** Position of a tile and the scale from world units to tile units. */
export interface Frame {
  /** The rectangle of the tile with its margin. */
  box: Box;
  left: number;
  top: number;
  scale: number;
}

export const frameOf = ({ zoom, x, y }: TileAddress): Frame => {
  const size = worldSize / 2 ** zoom;
  const [left, top] = [x * size, y * size];
  const beyond = (size * margin) / extent;
  return {
    box: { minX: left - beyond, minY: top - beyond, maxX: left + size + beyond, maxY: top + size + beyond },
    left,
    top,
    scale: extent / size,
  };
};
