import { eachLink, isPassable, type IsolationGraph } from './isolation-graph.ts';

export interface SegmentTrace {
  /** Segments from which water reaches the break even if all closable valves are closed. */
  isolated: ReadonlySet<number>;
  /** Other segments that lose their water, because it comes through isolated ones. */
  downstream: ReadonlySet<number>;
  /** Valves at the border that must be closed: water reaches their far side. */
  mustClose: number[];
  /** Valves at the border with no water on their far side: closing them changes nothing. */
  mayClose: number[];
  /** Open valves in isolated segments that cannot be closed. */
  broken: number[];
  /** Names of the sources in isolated segments: no valve can stop their water. */
  sourcesInside: string[];
  /** False if, by the network's data, no water reaches the break. */
  isSupplied: boolean;
}

/** Traces from segments of a break to the valves around it. `brokenValves` are valves that do not close, by index. */
export const traceSegments = (
  graph: IsolationGraph,
  starts: readonly number[],
  brokenValves: ReadonlySet<number>,
): SegmentTrace => {
  const { isolated, border, broken } = isolate(graph, starts, brokenValves);
  const belowIsolated = findBelowIsolated(graph, isolated);
  const resupplied = findResupplied(graph, isolated, belowIsolated);
  const { positions } = graph.supply;
  // Without sources, water may come from everywhere.
  const hasSources = graph.sources.length > 0;
  const hasWater = (segment: number): boolean =>
    !hasSources || resupplied.has(segment) || ((positions[segment] ?? -1) >= 0 && !belowIsolated.has(segment));
  const [mustClose, mayClose]: [number[], number[]] = [[], []];
  for (const [valve, other] of border) if (!isolated.has(other)) (hasWater(other) ? mustClose : mayClose).push(valve);
  return {
    isolated,
    downstream: new Set([...belowIsolated].filter((segment) => !isolated.has(segment) && !resupplied.has(segment))),
    mustClose,
    mayClose,
    broken,
    sourcesInside: graph.sources.filter(({ segment }) => isolated.has(segment)).map(({ name }) => name),
    isSupplied: !hasSources || starts.some((segment) => (positions[segment] ?? -1) >= 0),
  };
};

/** Follows water against its flow, from the break up to valves that can be closed. */
const isolate = (graph: IsolationGraph, starts: readonly number[], brokenValves: ReadonlySet<number>) => {
  const isolated = new Set(starts);
  const border = new Map<number, number>();
  const broken = new Set<number>();
  // The loop also visits segments that are added to the set meanwhile.
  for (const segment of isolated) {
    eachLink(graph, segment, (valve, other) => {
      const canClose = graph.passages[valve] === 'CLOSABLE' && !brokenValves.has(valve);
      if (canClose) border.set(valve, other);
      else if (isPassable(graph, valve, other)) {
        isolated.add(other);
        if (graph.passages[valve] === 'STUCK' || graph.passages[valve] === 'CLOSABLE') broken.add(valve);
      }
    });
  }
  return { isolated, border, broken: [...broken] };
};

/** Finds the segments whose path in the supply tree leads through an isolated segment, and the isolated segments. */
const findBelowIsolated = ({ supply }: IsolationGraph, isolated: ReadonlySet<number>): Set<number> => {
  const { positions, sizes, segmentAt } = supply;
  const belowIsolated = new Set<number>();
  const roots = [...isolated]
    .filter((segment) => (positions[segment] ?? -1) >= 0)
    .sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  let next = 0;
  for (const root of roots) {
    const begin = positions[root] ?? 0;
    const end = begin + (sizes[root] ?? 0);
    for (let position = Math.max(begin, next); position < end; position += 1)
      belowIsolated.add(segmentAt[position] ?? 0);
    next = Math.max(next, end);
  }
  return belowIsolated;
};

/** Finds the segments of `belowIsolated` that water reaches on another path, around the isolated segments. */
const findResupplied = (
  graph: IsolationGraph,
  isolated: ReadonlySet<number>,
  belowIsolated: ReadonlySet<number>,
): ReadonlySet<number> => {
  const { positions } = graph.supply;
  const resupplied = new Set<number>();
  for (const segment of belowIsolated) {
    if (isolated.has(segment)) continue;
    eachLink(graph, segment, (valve, other) => {
      const isSafe = (positions[other] ?? -1) >= 0 && !belowIsolated.has(other);
      if (isSafe && isPassable(graph, valve, other)) resupplied.add(segment);
    });
  }
  for (const segment of resupplied) {
    eachLink(graph, segment, (valve, other) => {
      if (belowIsolated.has(other) && !isolated.has(other) && isPassable(graph, valve, segment)) resupplied.add(other);
    });
  }
  return resupplied;
};
