import Flatbush from 'flatbush';
import KDBush from 'kdbush';
import type { Box } from '../drawing/mercator.ts';
import type { FeatureKind, Records } from './records.ts';

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
  readonly records: Records;
  private readonly kinds: readonly FeatureKind[];
  private readonly bands: readonly Band[];
  private readonly removed = new Set<number>();
  private added: AddedFeature[] = [];

  constructor(records: Records, kinds: readonly FeatureKind[], isPoints: boolean) {
    this.records = records;
    this.kinds = kinds;
    this.bands = isPoints ? [{ from: 0, search: indexPoints(records) }] : bandsOf(records, kinds);
  }

  /** Number of changes since the index was built. */
  get changes(): number {
    return this.removed.size + this.added.length;
  }

  /** Visits the features whose box intersects `box`. Skips most features that are not drawn at this zoom. */
  search(box: Box, visit: Visit, zoom = Infinity): void {
    const found = this.bands.flatMap(({ from, search }) => (from <= zoom ? search(box) : []));
    for (const recordIndex of Uint32Array.from(found).sort())
      if (!this.removed.has(recordIndex)) this.show(recordIndex, visit);
    for (const feature of this.added) if (touches(feature.box, box)) this.showAdded(feature, visit);
  }

  each(visit: Visit): void {
    for (let recordIndex = 0; recordIndex < this.records.size; recordIndex += 1)
      if (!this.removed.has(recordIndex)) this.show(recordIndex, visit);
    for (const feature of this.added) this.showAdded(feature, visit);
  }

  /** Visits the feature with this id, if it exists. */
  find(id: number, visit: Visit): void {
    const added = this.added.find((feature) => feature.id === id);
    if (added) return this.showAdded(added, visit);
    const recordIndex = this.records.ids.indexOf(id);
    if (recordIndex !== -1 && !this.removed.has(recordIndex)) this.show(recordIndex, visit);
  }

  /** Replaces the features with ids from … to. Reports each removed (-1) and added (1) feature. */
  replace(
    from: number,
    to: number,
    records: Records,
    report: (kind: FeatureKind, points: Points, by: 1 | -1) => void,
  ): void {
    const isReplaced = (id: number) => id >= from && id <= to;
    const { ids } = this.records;
    for (let recordIndex = 0; recordIndex < ids.length; recordIndex += 1) {
      if (!isReplaced(ids[recordIndex] ?? 0) || this.removed.has(recordIndex)) continue;
      this.show(recordIndex, (_id, kind, points) => report(kind, points, -1));
      this.removed.add(recordIndex);
    }
    for (const feature of this.added.filter(({ id }) => isReplaced(id)))
      this.showAdded(feature, (_id, kind, points) => report(kind, points, -1));
    this.added = this.added.filter(({ id }) => !isReplaced(id));
    for (let recordIndex = 0; recordIndex < records.size; recordIndex += 1) {
      const points = pointsOf(records, recordIndex);
      const feature = {
        id: records.ids[recordIndex] ?? 0,
        kind: records.kinds[recordIndex] ?? 0,
        points,
        box: boxOf(points),
      };
      this.added.push(feature);
      this.showAdded(feature, (_id, kind) => report(kind, points, 1));
    }
  }

  private show(recordIndex: number, visit: Visit): void {
    const kind = this.kinds[this.records.kinds[recordIndex] ?? 0];
    if (kind) visit(this.records.ids[recordIndex] ?? 0, kind, pointsOf(this.records, recordIndex));
  }

  private showAdded(feature: AddedFeature, visit: Visit): void {
    const kind = this.kinds[feature.kind];
    if (kind) visit(feature.id, kind, feature.points);
  }
}

const pointsOf = ({ xs, ys, starts }: Records, recordIndex: number): Points => ({
  xs,
  ys,
  from: starts[recordIndex] ?? 0,
  to: starts[recordIndex + 1] ?? 0,
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

const bandsOf = (records: Records, kinds: readonly FeatureKind[]): Band[] => {
  const bandOfKind = kinds.map(({ minZoom }) => bandStarts.findLastIndex((from) => minZoom >= from));
  const bandOf = records.kinds.map((kind) => bandOfKind[kind] ?? 0);
  return bandStarts.map((from, band) => ({ from, search: indexBoxes(records, recordsOfBand(bandOf, band)) }));
};

const recordsOfBand = (bandOf: Uint32Array, band: number): Uint32Array => {
  const recordIndexes = new Uint32Array(bandOf.length);
  let size = 0;
  for (let recordIndex = 0; recordIndex < bandOf.length; recordIndex += 1)
    if (bandOf[recordIndex] === band) recordIndexes[size++] = recordIndex;
  return recordIndexes.slice(0, size);
};

const indexPoints = ({ size, xs, ys }: Records): Search => {
  if (size === 0) return searchNothing;
  const index = new KDBush(size, 64, Uint32Array);
  for (let recordIndex = 0; recordIndex < size; recordIndex += 1) index.add(xs[recordIndex] ?? 0, ys[recordIndex] ?? 0);
  index.finish();
  return ({ minX, minY, maxX, maxY }) => index.range(minX, minY, maxX, maxY);
};

const indexBoxes = ({ xs, ys, starts }: Records, recordIndexes: Uint32Array): Search => {
  if (recordIndexes.length === 0) return searchNothing;
  const index = new Flatbush(recordIndexes.length, 16, Uint32Array);
  for (const recordIndex of recordIndexes) {
    const [from, to] = [starts[recordIndex] ?? 0, starts[recordIndex + 1] ?? 0];
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
  return ({ minX, minY, maxX, maxY }) => index.search(minX, minY, maxX, maxY).map((found) => recordIndexes[found] ?? 0);
};
