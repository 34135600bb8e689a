import type { Sections } from './sections.ts';
import type { Segments } from './segments.ts';

/**
 * How water passes a valve. CLOSABLE: open, can be closed. STUCK: open, cannot be closed. FORWARD and BACKWARD: a check
 * valve that lets water through in the direction of its pipe, or against it.
 */
export type Passage = 'CLOSABLE' | 'CLOSED' | 'STUCK' | 'FORWARD' | 'BACKWARD';

/** Segments and the valves between them. */
export interface IsolationGraph {
  sections: Sections;
  segments: Segments;
  passages: readonly Passage[];
  /** Segment before and behind each valve, in the direction of its pipe. */
  before: Uint32Array;
  behind: Uint32Array;
  /** The valves of segment i are in `list` from `starts[i]` up to, but not including, `starts[i + 1]`. */
  links: { starts: Uint32Array; list: Uint32Array };
  sources: readonly { name: string; segment: number }[];
  supply: SupplyTree;
}

/**
 * How water reaches each segment from the sources, through as few valves as possible. All segments that are reached
 * through segment i have consecutive positions: from `positions[i]` up to, but not including,
 * `positions[i] + sizes[i]`. A trace thus finds the segments that are reached through an isolated segment without
 * flooding the network.
 */
export interface SupplyTree {
  /** Position of each segment; -1 if water does not reach the segment. */
  positions: Int32Array;
  /** Number of segments at and below each segment. */
  sizes: Uint32Array;
  /** The segment at each position. */
  segmentAt: Uint32Array;
}

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

/** True if water can pass a valve in its present position, from this segment to the other side. */
export const isPassable = ({ before, passages }: Links, valve: number, from: number): boolean => {
  const passage = passages[valve];
  if (passage === 'FORWARD') return before[valve] === from;
  if (passage === 'BACKWARD') return before[valve] !== from;
  return passage !== 'CLOSED';
};
