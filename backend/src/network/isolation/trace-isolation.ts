import type { IsolationGraph } from './isolation-graph.ts';
import type { ValveInput } from './isolation-input.ts';
import { sectionAt, sectionsOfPipe } from './sections.ts';
import { traceSegments } from './trace-segments.ts';

export interface IsolationStart {
  pipeId: number;
  /** Where the pipe is broken. Null if the break is somewhere on the pipe. */
  at: { x: number; y: number } | null;
}

/** A part of a pipe without water, from `begin` to `end` as fractions of its length. */
export interface DrySection {
  pipeId: number;
  begin: number;
  end: number;
  /** True if the section is outside of the closed valves, but is supplied only through them. */
  isDownstream: boolean;
}

export interface IsolationTrace {
  /** Valves around the break that must be closed: water reaches their far side. */
  mustClose: ValveInput[];
  /** Valves around the break with no water on their far side: closing them changes nothing. */
  mayClose: ValveInput[];
  /**
   * All valves in `brokenValveIds`, and the valves in the isolated sections that the data of the network mark as
   * inoperable.
   */
  broken: ValveInput[];
  sections: DrySection[];
  sourcesInside: string[];
  /** False if the data of the network have no sources. Then water is assumed behind every valve. */
  hasSources: boolean;
  /** False if, by the data, no water reaches the break. */
  isSupplied: boolean;
}

/**
 * Traces from a break to the valves around it. Returns null if the pipe does not exist. `brokenValveIds`: valves that
 * were reported as broken.
 */
export const traceIsolation = (
  graph: IsolationGraph,
  { pipeId, at }: IsolationStart,
  brokenValveIds: ReadonlySet<number> = new Set(),
): IsolationTrace | null => {
  const starts = startSections(graph, pipeId, at).map((section) => graph.segments.ofSection[section] ?? 0);
  if (starts.length === 0) return null;
  const { valves, valveIndexes } = graph.sections;
  const reported = new Set([...brokenValveIds].flatMap((id) => valveIndexes.get(id) ?? []));
  const trace = traceSegments(graph, starts, reported);
  const valvesOf = (indexes: Iterable<number>): ValveInput[] =>
    [...indexes].sort((one, other) => one - other).flatMap((index) => valves[index] ?? []);
  return {
    mustClose: valvesOf(trace.mustClose),
    mayClose: valvesOf(trace.mayClose),
    broken: valvesOf(new Set([...reported, ...trace.broken])),
    sections: [...drySections(graph, trace.isolated, false), ...drySections(graph, trace.downstream, true)],
    sourcesInside: trace.sourcesInside,
    hasSources: graph.sources.length > 0,
    isSupplied: trace.isSupplied,
  };
};

const startSections = ({ sections }: IsolationGraph, pipeId: number, at: IsolationStart['at']): number[] => {
  if (!at) return sectionsOfPipe(sections, pipeId);
  const section = sectionAt(sections, pipeId, at.x, at.y);
  return section === null ? [] : [section];
};

/** Lists sections in the order of the pipes, without sections of zero length, which a valve at a pipe's end causes. */
const drySections = (
  { sections, segments }: IsolationGraph,
  dry: ReadonlySet<number>,
  isDownstream: boolean,
): DrySection[] => {
  const { pipes, pipeOf, begins, ends } = sections;
  const found: number[] = [];
  for (const segment of dry)
    for (let at = segments.starts[segment] ?? 0; at < (segments.starts[segment + 1] ?? 0); at += 1)
      found.push(segments.list[at] ?? 0);
  return found
    .sort((one, other) => one - other)
    .flatMap((section): DrySection[] => {
      const [begin, end] = [begins[section] ?? 0, ends[section] ?? 1];
      const pipe = pipes[pipeOf[section] ?? 0];
      return pipe && end > begin ? [{ pipeId: pipe.id, begin, end, isDownstream }] : [];
    });
};
