import type { Coordinates } from '../../kernel/geo.ts';

export type Way = readonly [from: Coordinates, to: Coordinates];

/** True if the straight way crosses the line. Within some hundred metres, degrees can be used as flat coordinates. */
export const crosses = (line: readonly Coordinates[], way: Way): boolean =>
  line.some((point, index) => {
    const next = line[index + 1];
    return next !== undefined && isCrossing([point, next], way);
  });

const isCrossing = ([a, b]: Way, [c, d]: Way): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Positive if the point is on the left of the way from `from` to `to`. */
const sideOf = (from: Coordinates, to: Coordinates, point: Coordinates): number =>
  (to.longitude - from.longitude) * (point.latitude - from.latitude) -
  (to.latitude - from.latitude) * (point.longitude - from.longitude);
