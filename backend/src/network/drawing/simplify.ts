import type { Path } from './clip.ts';

/** Simplifies a line within a tolerance (Douglas–Peucker). */
export const simplifyLine = (path: Path, tolerance: number): Path => {
  const last = path.length - 2;
  if (last < 4) return path;
  const isKept = new Uint8Array(path.length / 2);
  isKept[0] = 1;
  isKept[last / 2] = 1;
  const ranges: [number, number][] = [[0, last]];
  for (let part = ranges.pop(); part; part = ranges.pop()) {
    const [from, to] = part;
    const far = findFarthest(path, from, to, tolerance);
    if (far === null) continue;
    isKept[far / 2] = 1;
    ranges.push([from, far], [far, to]);
  }
  const simplified: Path = [];
  for (let at = 0; at < path.length; at += 2) if (isKept[at / 2]) simplified.push(path[at] ?? 0, path[at + 1] ?? 0);
  return simplified;
};

/** Simplifies a ring without its closing point. Rings with too few remaining points stay unchanged. */
export const simplifyRing = (ring: Path, tolerance: number): Path => {
  const simplified = simplifyLine([...ring, ring[0] ?? 0, ring[1] ?? 0], tolerance).slice(0, -2);
  return simplified.length >= 6 ? simplified : ring;
};

/**
 * Returns the index (of x) of the point that is farthest from the line between two other points; null if all points are
 * within the tolerance.
 */
const findFarthest = (path: Path, from: number, to: number, tolerance: number): number | null => {
  const [x0, y0] = [path[from] ?? 0, path[from + 1] ?? 0];
  const [dx, dy] = [(path[to] ?? 0) - x0, (path[to + 1] ?? 0) - y0];
  const lengthSquared = dx * dx + dy * dy;
  let found: number | null = null;
  let maxSquared = tolerance * tolerance;
  for (let at = from + 2; at < to; at += 2) {
    const [x, y] = [(path[at] ?? 0) - x0, (path[at + 1] ?? 0) - y0];
    const part = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / lengthSquared));
    const distanceSquared = (x - part * dx) ** 2 + (y - part * dy) ** 2;
    if (distanceSquared <= maxSquared) continue;
    maxSquared = distanceSquared;
    found = at;
  }
  return found;
};
