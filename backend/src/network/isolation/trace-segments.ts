import { eachLink, isPassable, type IsolationGraph } from './isolation-graph.ts';

export interface SegmentTrace {
  /** Segments from which water reaches the break whatever is closed. */
  isolated: ReadonlySet<number>;
  /** Other segments that lose their water, because it comes through isolated ones. */
  downstream: ReadonlySet<number>;
  /** Valves at the border that must be closed: water reaches their far side. */
  mustClose: number[];
  /** Valves at the border with no water on their far side: closing them changes nothing. */
  mayClose: number[];
  /** Open valves inside that do not work. */
  broken: number[];
  /** Names of the sources inside, which valves cannot stop. */
  sourcesInside: string[];
  /** False if by the data no water reaches the break. */
  isSupplied: boolean;
}

/** Traces from segments of a break to the valves around it. `brokenValves` are valves that do not close, by index. */
export const traceSegments = (
  graph: IsolationGraph,
  starts: readonly number[],
  brokenValves: ReadonlySet<number>,
): SegmentTrace => {
  const { isolated, border, broken } = isolate(graph, starts, brokenValves);
  const doubtful = findDoubtful(graph, isolated);
  const fed = feedAgain(graph, isolated, doubtful);
  const { positions } = graph.supply;
  // Without sources, water may come from everywhere.
  const hasSources = graph.sources.length > 0;
  const hasWater = (segment: number): boolean =>
    !hasSources || fed.has(segment) || ((positions[segment] ?? -1) >= 0 && !doubtful.has(segment));
  const [mustClose, mayClose]: [number[], number[]] = [[], []];
  for (const [valve, other] of border) if (!isolated.has(other)) (hasWater(other) ? mustClose : mayClose).push(valve);
  return {
    isolated,
    downstream: new Set([...doubtful].filter((segment) => !isolated.has(segment) && !fed.has(segment))),
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
  // A set visits the elements that are added meanwhile.
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

/** The segments whose known way from a source leads through an isolated one, with the isolated ones. */
const findDoubtful = ({ supply }: IsolationGraph, isolated: ReadonlySet<number>): Set<number> => {
  const { positions, sizes, segmentAt } = supply;
  const doubtful = new Set<number>();
  const roots = [...isolated]
    .filter((segment) => (positions[segment] ?? -1) >= 0)
    .sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  let next = 0;
  for (const root of roots) {
    const begin = positions[root] ?? 0;
    const end = begin + (sizes[root] ?? 0);
    for (let position = Math.max(begin, next); position < end; position += 1) doubtful.add(segmentAt[position] ?? 0);
    next = Math.max(next, end);
  }
  return doubtful;
};

/** The doubtful segments that water reaches on another way, around the isolated ones. */
const feedAgain = (
  graph: IsolationGraph,
  isolated: ReadonlySet<number>,
  doubtful: ReadonlySet<number>,
): ReadonlySet<number> => {
  const { positions } = graph.supply;
  const fed = new Set<number>();
  for (const segment of doubtful) {
    if (isolated.has(segment)) continue;
    eachLink(graph, segment, (valve, other) => {
      const isSafe = (positions[other] ?? -1) >= 0 && !doubtful.has(other);
      if (isSafe && isPassable(graph, valve, other)) fed.add(segment);
    });
  }
  for (const segment of fed) {
    eachLink(graph, segment, (valve, other) => {
      if (doubtful.has(other) && !isolated.has(other) && isPassable(graph, valve, segment)) fed.add(other);
    });
  }
  return fed;
};
