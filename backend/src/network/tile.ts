import { fromVectorTileJs, type VectorTileFeatureLike, type VectorTileLayerLike } from '@maplibre/vt-pbf';
import { clipLine, clipRing, type Path } from './clip.ts';
import type { LayerDefinition } from './layer-definitions.ts';
import type { LayerStore, Points } from './layer-store.ts';
import { worldSize, type Box } from './mercator.ts';
import type { FeatureKind, Shape, Tags } from './records.ts';

export interface TileAddress {
  zoom: number;
  x: number;
  y: number;
}

/** A feature as the tile holds it: parts of whole numbers of 0 to 4096, and a little beyond. */
export interface TileFeature {
  id: number | undefined;
  shape: Shape;
  tags: Tags;
  parts: Path[];
}

export const extent = 4096;
const margin = 64;
/** Clients draw further zooms from the tiles of 16; two more cost nothing. */
export const lastZoom = 18;

/** Whether the zoom has such a tile. */
export const isTile = ({ zoom, x, y }: TileAddress): boolean =>
  [zoom, x, y].every(Number.isInteger) &&
  zoom >= 0 &&
  zoom <= lastZoom &&
  x >= 0 &&
  y >= 0 &&
  x < 2 ** zoom &&
  y < 2 ** zoom;

/** The features of one tile, by the layer inside of it. */
export const drawFeatures = (
  store: LayerStore,
  name: string,
  definition: LayerDefinition,
  tile: TileAddress,
): Map<string, TileFeature[]> => {
  const frame = frameOf(tile);
  const layers = new Map<string, TileFeature[]>();
  const joined = new Map<FeatureKind, TileFeature>();
  const taken = new Set<number>();
  const isJoined = definition.joinedBelow !== undefined && tile.zoom < definition.joinedBelow;
  store.search(
    frame.box,
    (id, kind, points) => {
      if (tile.zoom < kind.minZoom) return;
      if (definition.oneAtPlace && isTaken(taken, points)) return;
      const parts = partsOf(kind.shape, points, frame);
      if (parts.length === 0) return;
      const known = isJoined ? joined.get(kind) : undefined;
      if (known) return addParts(known, parts);
      const feature = { id: isJoined ? undefined : id, shape: kind.shape, tags: kind.tags, parts };
      if (isJoined) joined.set(kind, feature);
      const layer = kind.sourceLayer ?? name;
      const features = layers.get(layer);
      if (features) features.push(feature);
      else layers.set(layer, [feature]);
    },
    tile.zoom,
  );
  return layers;
};

/** A Mapbox vector tile, version 2. Null if there is nothing in it. */
export const encodeTile = (layers: ReadonlyMap<string, TileFeature[]>): Uint8Array | null => {
  const written = [...layers].filter(([, features]) => features.length > 0);
  if (written.length === 0) return null;
  return fromVectorTileJs({ layers: Object.fromEntries(written.map(([name, all]) => [name, layerOf(name, all)])) });
};

/** Where a tile lies, and how its own units follow from the world's. */
export interface Frame {
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

const partsOf = (shape: Shape, points: Points, frame: Frame): Path[] => {
  if (shape === 1) return [inTile([points.xs[points.from] ?? 0, points.ys[points.from] ?? 0], frame)];
  if (shape === 2)
    return clipLine(points, frame.box)
      .map((path) => inTile(path, frame))
      .filter((path) => path.length >= 4);
  const ring = inTile(clipRing(points, frame.box), frame);
  return ring.length >= 6 ? [outwards(ring)] : [];
};

/** Rounds to the tile's units and leaves out points that fall on the one before. */
const inTile = (path: Path, { left, top, scale }: Frame): Path => {
  const rounded: Path = [];
  for (let at = 0; at < path.length; at += 2) {
    const x = Math.round(((path[at] ?? 0) - left) * scale);
    const y = Math.round(((path[at + 1] ?? 0) - top) * scale);
    if (at === 0 || x !== rounded.at(-2) || y !== rounded.at(-1)) rounded.push(x, y);
  }
  return rounded;
};

/** Outer rings have a positive area in a tile, whose y grows downwards. */
const outwards = (ring: Path): Path => {
  let area = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    area += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  if (area >= 0) return ring;
  const turned: Path = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) turned.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return turned;
};

/** A line that goes on where the last one ends is the same line. */
const addParts = (feature: TileFeature, parts: readonly Path[]): void => {
  for (const part of parts) {
    const last = feature.parts.at(-1);
    if (feature.shape === 2 && last && last.at(-2) === part[0] && last.at(-1) === part[1]) last.push(...part.slice(2));
    else feature.parts.push(part);
  }
};

const isTaken = (taken: Set<number>, { xs, ys, from }: Points): boolean => {
  const place = (xs[from] ?? 0) * 2 ** 20 + ((ys[from] ?? 0) % 2 ** 20);
  if (taken.has(place)) return true;
  taken.add(place);
  return false;
};

const layerOf = (name: string, features: readonly TileFeature[]): VectorTileLayerLike => ({
  version: 2,
  name,
  extent,
  length: features.length,
  feature: (index: number) => written(features[index]),
});

const written = (feature: TileFeature | undefined): VectorTileFeatureLike => {
  if (!feature) throw new RangeError('There is no such feature.');
  return {
    id: feature.id,
    type: feature.shape,
    extent,
    properties: feature.tags,
    // The encoder reads nothing of a point but its x and y.
    loadGeometry: () => feature.parts.map(pointsOf) as ReturnType<VectorTileFeatureLike['loadGeometry']>,
  };
};

const pointsOf = (path: Path): { x: number; y: number }[] => {
  const points = [];
  for (let at = 0; at < path.length; at += 2) points.push({ x: path[at] ?? 0, y: path[at + 1] ?? 0 });
  return points;
};
