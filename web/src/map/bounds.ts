import type { Place, View } from './picker/place.ts';

/** A rectangle on the map, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest rectangle around all places. `places` must not be empty. */
export const boundsOf = (places: readonly Place[]): Bounds => {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { longitude, latitude } of places) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
};

/** Width and height, in pixels, into which the rectangle must fit on a small map. */
const mapPixels = 280;
/** Pixels of the world at zoom 0. */
const worldPixels = 512;

/** The view that shows a rectangle on a small map. If the zoom would be below `minZoom`, only a part is shown. */
export const viewOfBounds = ({ west, south, east, north }: Bounds, minZoom = 3): View => {
  const latitude = (south + north) / 2;
  const degrees = Math.max(east - west, (north - south) / Math.cos((latitude * Math.PI) / 180), 1e-4);
  const zoom = Math.log2((mapPixels * 360) / (worldPixels * degrees));
  return { center: { latitude, longitude: (west + east) / 2 }, zoom: Math.max(minZoom, Math.min(18, zoom)) };
};
