import { clipLine, clipRing, ringOf, type Path } from './clip.ts';
import type { LayerDefinition } from '../index/layer-definitions.ts';
import type { LayerStore, Points } from '../index/layer-store.ts';
import type { Box } from './mercator.ts';
import type { FeatureKind, Shape } from '../index/features.ts';
import { simplifyLine, simplifyRing } from './simplify.ts';
import { frameOf, type Frame, type TileAddress } from './tile.ts';
import type { TileWriter } from './tile-writer.ts';

/** Tolerance in tile units: a quarter of a pixel, which is not visible. */
const tolerance = 2;

/** Draws the features of one tile, each into its layer. */
export const drawFeatures = (
  store: LayerStore,
  name: string,
  definition: LayerDefinition,
  tile: TileAddress,
  writer: TileWriter,
): void => {
  const frame = frameOf(tile);
  const taken = new Set<number>();
  const joined = new Map<FeatureKind, Path[]>();
  const isJoined = tile.zoom < (definition.joinedBelow ?? 0);
  store.search(
    frame.box,
    (id, kind, points) => {
      if (tile.zoom < kind.minZoom) return;
      if (definition.drawsOnePerPlace && isTaken(taken, points)) return;
      const parts = partsOf(kind.shape, points, frame);
      if (parts.length === 0) return;
      if (!isJoined) return writer.layer(kind.sourceLayer ?? name).feature(id, kind.shape, kind.tags, parts);
      const known = joined.get(kind);
      if (known) addParts(known, kind.shape, parts);
      else joined.set(kind, parts);
    },
    tile.zoom,
  );
  for (const [{ shape, sourceLayer, tags }, parts] of joined)
    writer.layer(sourceLayer ?? name).feature(undefined, shape, tags, simplifyParts(parts, shape));
};

const partsOf = (shape: Shape, points: Points, frame: Frame): Path[] => {
  const isWhole = isInside(points, frame.box);
  if (shape === 1) return isWhole ? [toTileUnits(pathOf(points, points.from + 1), frame)] : [];
  if (shape === 2)
    return (isWhole ? [pathOf(points, points.to)] : clipLine(points, frame.box))
      .map((path) => toTileUnits(path, frame))
      .filter((path) => path.length >= 4);
  const ring = toTileUnits(isWhole ? ringOf(points) : clipRing(points, frame.box), frame);
  return ring.length >= 6 ? [orientOutwards(ring)] : [];
};

const isInside = ({ xs, ys, from, to }: Points, { minX, minY, maxX, maxY }: Box): boolean => {
  for (let point = from; point < to; point += 1) {
    const [x, y] = [xs[point] ?? 0, ys[point] ?? 0];
    if (x < minX || x > maxX || y < minY || y > maxY) return false;
  }
  return true;
};

const pathOf = ({ xs, ys, from }: Points, to: number): Path => {
  const path: Path = [];
  for (let point = from; point < to; point += 1) path.push(xs[point] ?? 0, ys[point] ?? 0);
  return path;
};

/** Converts to rounded tile units and removes repeated points. */
const toTileUnits = (path: Path, { left, top, scale }: Frame): Path => {
  const rounded: Path = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let at = 0; at < path.length; at += 2) {
    const x = Math.round(((path[at] ?? 0) - left) * scale);
    const y = Math.round(((path[at + 1] ?? 0) - top) * scale);
    if (x === lastX && y === lastY) continue;
    rounded.push(x, y);
    lastX = x;
    lastY = y;
  }
  return rounded;
};

/** Orients an outer ring: its area must be positive in tile coordinates, where y grows downwards. */
const orientOutwards = (ring: Path): Path => {
  let area = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    area += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  if (area >= 0) return ring;
  const reversed: Path = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) reversed.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return reversed;
};

/** Adds parts. A line that starts at the end of the previous line is joined to the previous line. */
const addParts = (parts: Path[], shape: Shape, more: readonly Path[]): void => {
  for (const part of more) {
    const last = parts.at(-1);
    if (shape === 2 && last && last.at(-2) === part[0] && last.at(-1) === part[1])
      for (let at = 2; at < part.length; at += 1) last.push(part[at] ?? 0);
    else parts.push(part);
  }
};

const simplifyParts = (parts: readonly Path[], shape: Shape): readonly Path[] => {
  if (shape === 1) return parts;
  const simplify = shape === 2 ? simplifyLine : simplifyRing;
  return parts.map((part) => simplify(part, tolerance));
};

/** True if a feature was drawn at this place before. Otherwise remembers the place. */
const isTaken = (taken: Set<number>, { xs, ys, from }: Points): boolean => {
  const placeKey = (xs[from] ?? 0) * 2 ** 20 + ((ys[from] ?? 0) % 2 ** 20);
  if (taken.has(placeKey)) return true;
  taken.add(placeKey);
  return false;
};
