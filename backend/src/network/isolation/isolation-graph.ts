import type { IsolationInput, ValveInput } from './isolation-input.ts';
import { divideAtValves, sectionAt, type Sections } from './sections.ts';
import { groupBy, joinSections, type Segments } from './segments.ts';
import { buildSupplyTree, type SupplyTree } from './supply-tree.ts';

/** How water passes a valve. FORWARD and BACKWARD: a check valve in the direction of its pipe, or against it. */
export type Passage = 'CLOSABLE' | 'CLOSED' | 'STUCK' | 'FORWARD' | 'BACKWARD';

/** Segments and the valves between them. */
export interface IsolationGraph {
  sections: Sections;
  segments: Segments;
  passages: readonly Passage[];
  /** Segment before and behind each valve, in the direction of its pipe. */
  before: Uint32Array;
  behind: Uint32Array;
  /** The valves of segment i are `links.list[links.starts[i]]` up to `links.list[links.starts[i + 1]]`. */
  links: { starts: Uint32Array; list: Uint32Array };
  sources: readonly { name: string; segment: number }[];
  supply: SupplyTree;
}

export const buildIsolationGraph = (input: IsolationInput): IsolationGraph => {
  const sections = divideAtValves(input);
  const segments = joinSections(sections);
  const before = sections.before.map((section) => segments.ofSection[section] ?? 0);
  const behind = sections.before.map((section) => segments.ofSection[section + 1] ?? 0);
  const sources = input.sources.flatMap(({ name, pipeId, x, y }) => {
    const section = sectionAt(sections, pipeId, x, y);
    return section === null ? [] : [{ name, segment: segments.ofSection[section] ?? 0 }];
  });
  const graph = {
    sections,
    segments,
    passages: sections.valves.map(passageOf),
    before,
    behind,
    links: linkSegments(before, behind, segments.size),
    sources,
  };
  return { ...graph, supply: buildSupplyTree(graph, segments.size) };
};

/** A closed valve holds in every state. A check valve blocks one direction by itself and cannot be closed. */
const passageOf = ({ isOpen, isOperable, oneWay }: ValveInput): Passage => {
  if (!isOpen) return 'CLOSED';
  return oneWay ?? (isOperable ? 'CLOSABLE' : 'STUCK');
};

/** Each valve is listed at both of its segments. */
const linkSegments = (before: Uint32Array, behind: Uint32Array, size: number): IsolationGraph['links'] => {
  const both = new Uint32Array(before.length * 2);
  both.set(before);
  both.set(behind, before.length);
  const { starts, list } = groupBy(both, size);
  return { starts, list: list.map((index) => (index < before.length ? index : index - before.length)) };
};

type Links = Pick<IsolationGraph, 'before' | 'behind' | 'links' | 'passages'>;

/** Visits the valves of a segment, each with the segment on its other side. */
export const eachLink = (graph: Links, segment: number, visit: (valve: number, other: number) => void): void => {
  const { starts, list } = graph.links;
  for (let at = starts[segment] ?? 0; at < (starts[segment + 1] ?? 0); at += 1) {
    const valve = list[at] ?? 0;
    const before = graph.before[valve] ?? 0;
    visit(valve, before === segment ? (graph.behind[valve] ?? 0) : before);
  }
};

/** True if water can pass a valve that nobody turns, from this segment to the other side. */
export const isPassable = ({ before, passages }: Links, valve: number, from: number): boolean => {
  const passage = passages[valve];
  if (passage === 'FORWARD') return before[valve] === from;
  if (passage === 'BACKWARD') return before[valve] !== from;
  return passage !== 'CLOSED';
};
