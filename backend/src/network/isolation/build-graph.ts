import type { IsolationGraph, Passage } from './isolation-graph.ts';
import type { IsolationInput, ValveInput } from './isolation-input.ts';
import { divideAtValves, sectionAt } from './sections.ts';
import { groupBy, joinSections } from './segments.ts';
import { buildSupplyTree } from './supply-tree.ts';

/** Builds the graph on which isolations are traced: segments of pipes, joined by valves, with their supply of water. */
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

/**
 * A closed valve stops the water, whether it is operable or not. A check valve blocks one direction by itself and
 * cannot be closed.
 */
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
