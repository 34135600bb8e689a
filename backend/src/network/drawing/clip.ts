import type { Points } from '../index/layer-store.ts';
import type { Box } from './mercator.ts';

/** Alternating coordinates: x, y, x, y … */
export type Path = number[];

/** Clips a line to a box (Liang–Barsky). */
export const clipLine = ({ xs, ys, from, to }: Points, box: Box): Path[] => {
  const parts: Path[] = [];
  let part: Path = [];
  for (let point = from + 1; point < to; point += 1) {
    const [x0, y0] = [xs[point - 1] ?? 0, ys[point - 1] ?? 0];
    const [dx, dy] = [(xs[point] ?? 0) - x0, (ys[point] ?? 0) - y0];
    const clipped = insideOf(x0, y0, dx, dy, box);
    if (!clipped) continue;
    const [begin, end] = clipped;
    if (begin > 0 || part.length === 0) {
      part = [x0 + begin * dx, y0 + begin * dy];
      parts.push(part);
    }
    part.push(x0 + end * dx, y0 + end * dy);
    if (end < 1) part = [];
  }
  return parts;
};

/** Clips a ring to a box (Sutherland–Hodgman). Returns no closing point, and an empty path if nothing is inside. */
export const clipRing = (points: Points, box: Box): Path => {
  let ring = ringOf(points);
  for (const [axis, limit, sign] of edgesOf(box)) ring = clipRingAt(ring, axis, limit, sign);
  return ring.length >= 6 ? ring : [];
};

/** Returns the points of an area without the closing point. */
export const ringOf = ({ xs, ys, from, to }: Points): Path => {
  const isClosed = to - from > 1 && xs[from] === xs[to - 1] && ys[from] === ys[to - 1];
  const ring: Path = [];
  for (let point = from; point < (isClosed ? to - 1 : to); point += 1) ring.push(xs[point] ?? 0, ys[point] ?? 0);
  return ring;
};

type Edge = [axis: 0 | 1, limit: number, sign: 1 | -1];

const edgesOf = ({ minX, minY, maxX, maxY }: Box): Edge[] => [
  [0, minX, 1],
  [0, maxX, -1],
  [1, minY, 1],
  [1, maxY, -1],
];

const clipRingAt = (ring: Path, axis: 0 | 1, limit: number, sign: 1 | -1): Path => {
  const clipped: Path = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2;
    const [x0, y0, x1, y1] = [ring[before] ?? 0, ring[before + 1] ?? 0, ring[at] ?? 0, ring[at + 1] ?? 0];
    const [first, second] = axis === 0 ? [x0, x1] : [y0, y1];
    const [wasInside, isInside] = [(first - limit) * sign >= 0, (second - limit) * sign >= 0];
    if (wasInside !== isInside) {
      const part = (limit - first) / (second - first);
      clipped.push(x0 + part * (x1 - x0), y0 + part * (y1 - y0));
    }
    if (isInside) clipped.push(x1, y1);
  }
  return clipped;
};

/** Returns the part of a straight line inside the box as fractions from 0 to 1; null if the line is outside. */
const insideOf = (x: number, y: number, dx: number, dy: number, box: Box): [number, number] | null => {
  let [begin, end] = [0, 1];
  const sides = [
    [-dx, x - box.minX],
    [dx, box.maxX - x],
    [-dy, y - box.minY],
    [dy, box.maxY - y],
  ] as const;
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return null;
    if (slope === 0) continue;
    const part = room / slope;
    if (slope < 0) begin = Math.max(begin, part);
    else end = Math.min(end, part);
    if (begin > end) return null;
  }
  return [begin, end];
};
