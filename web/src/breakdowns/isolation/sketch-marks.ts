/** A point of the sketch. */
export type Pixels = readonly [x: number, y: number];

export interface SketchMark {
  at: Pixels;
  /** The number of the valve in the table, or a sign such as '×'. */
  name: string;
  kind: 'must' | 'may' | 'broken';
  streetName: string | null;
}

export interface SketchGroup {
  at: Pixels;
  /** The numbers of the valves that are drawn as one mark. */
  names: readonly string[];
  kind: SketchMark['kind'];
  /** The name to write beside the mark; null if another mark has it. */
  streetName: string | null;
}

/** Closer marks would cover each other. */
const minDistance = 20;

/** Joins marks of one kind that would cover each other. The name of each street is written once. */
export const groupMarks = (marks: readonly SketchMark[]): SketchGroup[] => {
  const groups: { at: Pixels; names: string[]; kind: SketchMark['kind']; streetName: string | null }[] = [];
  const written = new Set<string>();
  for (const { at, name, kind, streetName } of marks) {
    const near = groups.find((group) => group.kind === kind && distanceBetween(group.at, at) < minDistance);
    const group = near ?? { at, names: [], kind, streetName: null };
    if (!near) groups.push(group);
    group.names.push(name);
    if (streetName === null || group.streetName !== null || written.has(streetName)) continue;
    written.add(streetName);
    group.streetName = streetName;
  }
  return groups;
};

const distanceBetween = ([x, y]: Pixels, [otherX, otherY]: Pixels): number => Math.hypot(x - otherX, y - otherY);
