import type { Sections } from './sections.ts';

/** Segments: sections that are joined at pipe ends without a valve between them, so that they lose water together. */
export interface Segments {
  size: number;
  /** Segment of each section. */
  ofSection: Uint32Array;
  /** The sections of segment i are in `list` from `starts[i]` up to, but not including, `starts[i + 1]`. */
  starts: Uint32Array;
  list: Uint32Array;
}

export const joinSections = (sections: Sections): Segments => {
  const { pipes, firsts } = sections;
  const count = firsts[pipes.length] ?? 0;
  const joints = new Joints(count);
  const sectionAtEnd = new Map<number, Map<number, number>>();
  const join = (x: number, y: number, section: number): void => {
    const column = sectionAtEnd.get(x) ?? new Map<number, number>();
    const known = column.get(y);
    if (known !== undefined) return joints.join(known, section);
    sectionAtEnd.set(x, column.set(y, section));
  };
  for (const [index, { xs, ys, from, to }] of pipes.entries()) {
    join(xs[from] ?? 0, ys[from] ?? 0, firsts[index] ?? 0);
    join(xs[to - 1] ?? 0, ys[to - 1] ?? 0, (firsts[index + 1] ?? 0) - 1);
  }
  return numberSegments(joints, count);
};

const numberSegments = (joints: Joints, count: number): Segments => {
  const ofSection = new Uint32Array(count);
  const numbers = new Uint32Array(count);
  let size = 0;
  for (let section = 0; section < count; section += 1) {
    const root = joints.find(section);
    // Zero means not numbered yet.
    if (numbers[root] === 0) numbers[root] = ++size;
    ofSection[section] = (numbers[root] ?? 0) - 1;
  }
  return { size, ofSection, ...groupBy(ofSection, size) };
};

/** Groups the indexes of an array by its values, which are below `size`. */
export const groupBy = (values: Uint32Array, size: number): { starts: Uint32Array; list: Uint32Array } => {
  const starts = new Uint32Array(size + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let value = 0; value < size; value += 1) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  const next = starts.slice();
  const list = new Uint32Array(values.length);
  for (const [index, value] of values.entries()) {
    const at = next[value] ?? 0;
    list[at] = index;
    next[value] = at + 1;
  }
  return { starts, list };
};

/** A union-find structure with path halving. */
class Joints {
  private readonly parents: Uint32Array;

  constructor(size: number) {
    this.parents = Uint32Array.from({ length: size }, (_, index) => index);
  }

  find(index: number): number {
    const { parents } = this;
    let at = index;
    for (let up = parents[at] ?? at; up !== at; up = parents[at] ?? at) {
      parents[at] = parents[up] ?? up;
      at = parents[at] ?? at;
    }
    return at;
  }

  join(one: number, other: number): void {
    this.parents[this.find(one)] = this.find(other);
  }
}
