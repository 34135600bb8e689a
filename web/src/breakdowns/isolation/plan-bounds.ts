import type { Place, View } from '../../map/picker/place.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The rectangle around the zone, its valves and the break. */
export const boundsOf = ({ lines, mustClose, mayClose }: IsolationPlanFragment, at: Place | null): Bounds => {
  const places = [
    ...lines.flatMap(({ line }) => line),
    ...[...mustClose, ...mayClose].map(({ location }) => location),
    ...(at ? [at] : []),
  ];
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { longitude, latitude } of places) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
};

/** Width and height, in pixels, into which the zone must fit on a small map. */
const mapPixels = 280;
/** Pixels of the world at zoom 0. */
const worldPixels = 512;

/** The view that shows the whole zone. */
export const viewOf = (plan: IsolationPlanFragment, at: Place | null): View => {
  const { west, south, east, north } = boundsOf(plan, at);
  const latitude = (south + north) / 2;
  const degrees = Math.max(east - west, (north - south) / Math.cos((latitude * Math.PI) / 180), 1e-4);
  const zoom = Math.log2((mapPixels * 360) / (worldPixels * degrees));
  return { center: { latitude, longitude: (west + east) / 2 }, zoom: Math.max(10, Math.min(18, zoom)) };
};
