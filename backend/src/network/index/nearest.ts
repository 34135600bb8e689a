import type { LayerStore, Points } from './layer-store.ts';
import { metresOfUnit, placeOf, worldX, worldY, type Place } from '../drawing/mercator.ts';
import type { Tags } from './features.ts';

/** The point of a line that is closest to a place. */
export interface PointOnLine {
  id: number;
  tags: Tags;
  place: Place;
  /** Distance from the requested place to the closest point. */
  metres: number;
}

/** Radius of the first search in metres. */
const firstRadius = 40;
/** Factor by which the radius grows until enough lines are found. */
const widening = 4;

/** Returns at most `limit` lines within `metres`, nearest first, each with its closest point. */
export const nearestLines = (store: LayerStore, from: Place, metres: number, limit: number): PointOnLine[] => {
  for (let radius = Math.min(firstRadius, metres); ; radius = Math.min(radius * widening, metres)) {
    const found = findWithin(store, from, radius);
    // Lines within the radius are also in the box, so no nearer line is missed. A radius of NaN ends the search too.
    if (found.length >= limit || !(radius < metres)) return found.slice(0, limit);
  }
};

/** Returns the closest point of one line; null if the line does not exist. */
export const closestOnLine = (store: LayerStore, id: number, from: Place): PointOnLine | null => {
  let found: PointOnLine | null = null;
  store.find(id, (_id, { tags }, points) => (found = findClosestPoint(id, tags, points, from)));
  return found;
};

const findWithin = (store: LayerStore, from: Place, radius: number): PointOnLine[] => {
  const [x, y] = [worldX(from.longitude), worldY(from.latitude)];
  const reach = radius / metresOfUnit(y);
  const found: PointOnLine[] = [];
  store.search({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }, (id, { tags }, points) => {
    const one = findClosestPoint(id, tags, points, from);
    if (one.metres <= radius) found.push(one);
  });
  return found.sort((one, other) => one.metres - other.metres || one.id - other.id);
};

/** Within a few hundred metres the map is flat, so one scale fits both directions. */
const findClosestPoint = (id: number, tags: Tags, { xs, ys, from, to }: Points, place: Place): PointOnLine => {
  const [x, y] = [worldX(place.longitude), worldY(place.latitude)];
  let best = { x: xs[from] ?? 0, y: ys[from] ?? 0, distance: Math.hypot((xs[from] ?? 0) - x, (ys[from] ?? 0) - y) };
  for (let point = from + 1; point < to; point += 1) {
    const [x0, y0] = [xs[point - 1] ?? 0, ys[point - 1] ?? 0];
    const [dx, dy] = [(xs[point] ?? 0) - x0, (ys[point] ?? 0) - y0];
    const lengthSquared = dx * dx + dy * dy;
    const part = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / lengthSquared));
    const [nearX, nearY] = [x0 + part * dx, y0 + part * dy];
    const distance = Math.hypot(nearX - x, nearY - y);
    if (distance < best.distance) best = { x: nearX, y: nearY, distance };
  }
  return { id, tags, place: placeOf(best.x, best.y), metres: best.distance * metresOfUnit(y) };
};
