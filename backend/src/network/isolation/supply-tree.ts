import { eachLink, isPassable, type IsolationGraph, type SupplyTree } from './isolation-graph.ts';

export const buildSupplyTree = (graph: Omit<IsolationGraph, 'supply'>, size: number): SupplyTree => {
  const { parents, order } = flood(graph, size);
  const sizes = new Uint32Array(size);
  for (const segment of order) sizes[segment] = 1;
  for (const segment of order.toReversed()) {
    const parent = parents[segment] ?? -1;
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[segment] ?? 0);
  }
  const positions = new Int32Array(size).fill(-1);
  const segmentAt = new Uint32Array(order.length);
  const nextBelow = new Uint32Array(size);
  let nextRoot = 0;
  for (const segment of order) {
    const parent = parents[segment] ?? -1;
    const position = parent < 0 ? nextRoot : (nextBelow[parent] ?? 0);
    if (parent < 0) nextRoot += sizes[segment] ?? 0;
    else nextBelow[parent] = position + (sizes[segment] ?? 0);
    positions[segment] = position;
    segmentAt[position] = segment;
    nextBelow[segment] = position + 1;
  }
  return { positions, sizes, segmentAt };
};

/** Breadth-first search from all sources. A parent of -1 marks the segment of a source, -2 a segment without water. */
const flood = (graph: Omit<IsolationGraph, 'supply'>, size: number): { parents: Int32Array; order: Uint32Array } => {
  const parents = new Int32Array(size).fill(-2);
  const order = new Uint32Array(size);
  let reached = 0;
  for (const { segment } of graph.sources) {
    if (parents[segment] !== -2) continue;
    parents[segment] = -1;
    order[reached++] = segment;
  }
  for (let next = 0; next < reached; next += 1) {
    const segment = order[next] ?? 0;
    eachLink(graph, segment, (valve, other) => {
      if (parents[other] !== -2 || !isPassable(graph, valve, segment)) return;
      parents[other] = segment;
      order[reached++] = other;
    });
  }
  return { parents, order: order.slice(0, reached) };
};
