import Flatbush from 'flatbush';
import KDBush from 'kdbush';
import type { Box } from '../drawing/mercator.ts';
import type { FeatureKind, Features } from './features.ts';

export type Visit = (id: number, kind: FeatureKind, points: Points) => void;

/** The points of one feature: from `from` up to, but not including, `to`. */
export interface Points {
  xs: ArrayLike<number>;
  ys: ArrayLike<number>;
  from: number;
  to: number;
}

interface AddedFeature {
  id: number;
  kind: number;
  points: Points;
  box: Box;
}

/** All features of a layer: an immutable spatial index, and the changes since it was built. */
export class LayerStore {
  readonly features: Features;
  private readonly kinds: readonly FeatureKind[];
  private readonly bands: readonly Band[];
  private readonly removed = new Set<number>();
  private added: AddedFeature[] = [];

  constructor(features: Features, kinds: readonly FeatureKind[], isPoints: boolean) {
    this.features = features;
    this.kinds = kinds;
    this.bands = isPoints ? [{ from: 0, search: indexPoints(features) }] : bandsOf(features, kinds);
  }

  /** Number of changes since the index was built. */
  get changes(): number {
    return this.removed.size + this.added.length;
  }

  /** Visits the features whose box intersects `box`. Skips most features that are not drawn at this zoom. */
  search(box: Box, visit: Visit, zoom = Infinity): void {
    const found = this.bands.flatMap(({ from, search }) => (from <= zoom ? search(box) : []));
    for (const featureIndex of Uint32Array.from(found).sort())
      if (!this.removed.has(featureIndex)) this.show(featureIndex, visit);
    for (const feature of this.added) if (touches(feature.box, box)) this.showAdded(feature, visit);
  }

  each(visit: Visit): void {
    for (let featureIndex = 0; featureIndex < this.features.size; featureIndex += 1)
      if (!this.removed.has(featureIndex)) this.show(featureIndex, visit);
    for (const feature of this.added) this.showAdded(feature, visit);
  }

  /** Visits the feature with this id, if it exists. */
  find(id: number, visit: Visit): void {
    const added = this.added.find((feature) => feature.id === id);
    if (added) return this.showAdded(added, visit);
    const featureIndex = this.features.ids.indexOf(id);
    if (featureIndex !== -1 && !this.removed.has(featureIndex)) this.show(featureIndex, visit);
  }

  /** Replaces the features with ids from … to. Reports each removed (-1) and added (1) feature. */
  replace(
    from: number,
    to: number,
    features: Features,
    report: (kind: FeatureKind, points: Points, by: 1 | -1) => void,
  ): void {
    const isReplaced = (id: number) => id >= from && id <= to;
    const { ids } = this.features;
    for (let featureIndex = 0; featureIndex < ids.length; featureIndex += 1) {
      if (!isReplaced(ids[featureIndex] ?? 0) || this.removed.has(featureIndex)) continue;
      this.show(featureIndex, (_id, kind, points) => report(kind, points, -1));
      this.removed.add(featureIndex);
    }
    for (const feature of this.added.filter(({ id }) => isReplaced(id)))
      this.showAdded(feature, (_id, kind, points) => report(kind, points, -1));
    this.added = this.added.filter(({ id }) => !isReplaced(id));
    for (let featureIndex = 0; featureIndex < features.size; featureIndex += 1) {
      const points = pointsOf(features, featureIndex);
      const feature = {
        id: features.ids[featureIndex] ?? 0,
        kind: features.kinds[featureIndex] ?? 0,
        points,
        box: boxOf(points),
      };
      this.added.push(feature);
      this.showAdded(feature, (_id, kind) => report(kind, points, 1));
    }
  }

  private show(featureIndex: number, visit: Visit): void {
    const kind = this.kinds[this.features.kinds[featureIndex] ?? 0];
    if (kind) visit(this.features.ids[featureIndex] ?? 0, kind, pointsOf(this.features, featureIndex));
  }

  private showAdded(feature: AddedFeature, visit: Visit): void {
    const kind = this.kinds[feature.kind];
    if (kind) visit(feature.id, kind, feature.points);
  }
}

const pointsOf = ({ xs, ys, starts }: Features, featureIndex: number): Points => ({
  xs,
  ys,
  from: starts[featureIndex] ?? 0,
  to: starts[featureIndex + 1] ?? 0,
});

export const boxOf = ({ xs, ys, from, to }: Points): Box => {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let point = from; point < to; point += 1) {
    const [x, y] = [xs[point] ?? 0, ys[point] ?? 0];
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return box;
};

const touches = (one: Box, other: Box): boolean =>
  one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;

type Search = (box: Box) => number[];

const searchNothing: Search = () => [];

/** Features with a similar minimum zoom, with an index of their own. */
interface Band {
  from: number;
  search: Search;
}

/** Zooms at which the bands begin; layers gain many features there. A search skips the bands of larger zooms. */
const bandStarts = [-Infinity, 12, 13, 15] as const;

const bandsOf = (features: Features, kinds: readonly FeatureKind[]): Band[] => {
  const bandOfKind = kinds.map(({ minZoom }) => bandStarts.findLastIndex((from) => minZoom >= from));
  const bandOf = features.kinds.map((kind) => bandOfKind[kind] ?? 0);
  return bandStarts.map((from, band) => ({ from, search: indexBoxes(features, featuresOfBand(bandOf, band)) }));
};

const featuresOfBand = (bandOf: Uint32Array, band: number): Uint32Array => {
  const featureIndexes = new Uint32Array(bandOf.length);
  let size = 0;
  for (let featureIndex = 0; featureIndex < bandOf.length; featureIndex += 1)
    if (bandOf[featureIndex] === band) featureIndexes[size++] = featureIndex;
  return featureIndexes.slice(0, size);
};

const indexPoints = ({ size, xs, ys }: Features): Search => {
  if (size === 0) return searchNothing;
  const index = new KDBush(size, 64, Uint32Array);
  for (let featureIndex = 0; featureIndex < size; featureIndex += 1)
    index.add(xs[featureIndex] ?? 0, ys[featureIndex] ?? 0);
  index.finish();
  return ({ minX, minY, maxX, maxY }) => index.range(minX, minY, maxX, maxY);
};

const indexBoxes = ({ xs, ys, starts }: Features, featureIndexes: Uint32Array): Search => {
  if (featureIndexes.length === 0) return searchNothing;
  const index = new Flatbush(featureIndexes.length, 16, Uint32Array);
  for (const featureIndex of featureIndexes) {
    const [from, to] = [starts[featureIndex] ?? 0, starts[featureIndex + 1] ?? 0];
    let [minX, minY] = [xs[from] ?? 0, ys[from] ?? 0];
    let [maxX, maxY] = [minX, minY];
    for (let point = from + 1; point < to; point += 1) {
      const [x, y] = [xs[point] ?? 0, ys[point] ?? 0];
      if (x < minX) minX = x;
      else if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      else if (y > maxY) maxY = y;
    }
    index.add(minX, minY, maxX, maxY);
  }
  index.finish();
  return ({ minX, minY, maxX, maxY }) =>
    index.search(minX, minY, maxX, maxY).map((found) => featureIndexes[found] ?? 0);
};
