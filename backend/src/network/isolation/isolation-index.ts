import type { Pool } from 'pg';
import { placeOf, metresOfUnit, worldX, worldY, type Place } from '../drawing/mercator.ts';
import type { LayerStore, Points } from '../index/layer-store.ts';
import { nearestLines } from '../index/nearest.ts';
import { buildIsolationGraph } from './build-graph.ts';
import type { IsolationGraph } from './isolation-graph.ts';
import { fractionOnLine } from './fraction-on-line.ts';
import type { PipeInput, ValveInput } from './isolation-input.ts';
import { readSources, readValves } from './read-valves-and-sources.ts';
import { traceIsolation, type DrySection, type IsolationTrace } from './trace-isolation.ts';

/** Where the break is: on a pipe, on the pipe nearest to a place or, with both, at the place on the pipe. */
export interface IsolationRequest {
  pipeId: number | null;
  at: Place | null;
  brokenValves: readonly number[];
}

export interface PlacedValve {
  id: number;
  pipeId: number;
  place: Place;
  isOperable: boolean;
}

export interface DryLine extends DrySection {
  metres: number;
  line: Place[];
}

/** A trace on the map; its fields have the meanings of `IsolationTrace`. Ids of pipes are osm ids. */
export interface IsolationResult extends Pick<IsolationTrace, 'sourcesInside' | 'hasSources' | 'isSupplied'> {
  pipeId: number;
  mustClose: PlacedValve[];
  mayClose: PlacedValve[];
  broken: PlacedValve[];
  lines: DryLine[];
}

/** A place on the nearest pipe. */
export interface PipePosition {
  pipeId: number;
  /** Position on the pipe, as a fraction of its length. */
  at: number;
}

/** Maximum distance of a break, a source or a meter from its pipe. */
const nearMetres = 100;

/** Traces isolations on a graph, which is built for the first trace and again for the first trace after a change. */
export class IsolationIndex {
  private readonly pool: Pool;
  private readonly pipes: () => LayerStore;
  private graph: Promise<IsolationGraph> | null = null;

  constructor(pool: Pool, pipes: () => LayerStore) {
    this.pool = pool;
    this.pipes = pipes;
  }

  /** Discards the graph after a change of the network. */
  invalidate(): void {
    this.graph = null;
  }

  /** Returns null if the pipe does not exist and no pipe is near the place. */
  async trace({ pipeId, at, brokenValves }: IsolationRequest): Promise<IsolationResult | null> {
    const graph = await this.readGraph();
    const isKnown = pipeId !== null && graph.sections.pipeIndexes.has(pipeId);
    const id = isKnown ? pipeId : at && this.nearestPipe(at)?.id;
    if (id === null || id === undefined) return null;
    const start = at && { x: worldX(at.longitude), y: worldY(at.latitude) };
    const trace = traceIsolation(graph, { pipeId: id, at: start }, new Set(brokenValves));
    return trace && toResult(graph, id, trace);
  }

  /** Returns for each place its position on the nearest pipe; null if no pipe is near. */
  placeOnPipes(places: readonly Place[]): (PipePosition | null)[] {
    return places.map((place) => {
      const nearest = this.nearestPipe(place);
      if (!nearest) return null;
      let at = 0;
      this.pipes().find(nearest.id, (_id, _kind, points) => (at = fractionAt(points, nearest.place)));
      return { pipeId: nearest.id, at };
    });
  }

  private nearestPipe(place: Place) {
    return nearestLines(this.pipes(), place, nearMetres, 1)[0];
  }

  private readGraph(): Promise<IsolationGraph> {
    if (this.graph) return this.graph;
    const graph = this.build();
    this.graph = graph;
    // A failed read is repeated by the next trace.
    graph.catch(() => this.graph === graph && this.invalidate());
    return graph;
  }

  private async build(): Promise<IsolationGraph> {
    const [valves, sources] = await Promise.all([readValves(this.pool), readSources(this.pool)]);
    const pipes: PipeInput[] = [];
    this.pipes().each((id, _kind, points) => pipes.push({ id, ...points }));
    return buildIsolationGraph({
      pipes,
      valves: valves.map(({ place, ...valve }) => ({ ...valve, ...toWorld(place) })),
      sources: sources.flatMap(({ name, place }) => {
        const pipe = this.nearestPipe(place);
        return pipe ? [{ name, pipeId: pipe.id, ...toWorld(place) }] : [];
      }),
    });
  }
}

const toWorld = ({ longitude, latitude }: Place) => ({ x: worldX(longitude), y: worldY(latitude) });

const fractionAt = (points: Points, place: Place): number => {
  const { x, y } = toWorld(place);
  return fractionOnLine(points, x, y);
};

const toResult = (graph: IsolationGraph, pipeId: number, trace: IsolationTrace): IsolationResult => {
  const { sourcesInside, hasSources, isSupplied } = trace;
  return {
    pipeId,
    mustClose: trace.mustClose.map(toPlacedValve),
    mayClose: trace.mayClose.map(toPlacedValve),
    broken: trace.broken.map(toPlacedValve),
    lines: trace.sections.map((section) => toDryLine(graph, section)),
    sourcesInside,
    hasSources,
    isSupplied,
  };
};

const toPlacedValve = ({ id, pipeId, x, y, isOperable }: ValveInput): PlacedValve => ({
  id,
  pipeId,
  place: placeOf(x, y),
  isOperable,
});

const toDryLine = ({ sections }: IsolationGraph, section: DrySection): DryLine => {
  const pipe = sections.pipes[sections.pipeIndexes.get(section.pipeId) ?? -1];
  const points = pipe ? cut(pipe, section.begin, section.end) : [];
  let units = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [x0, y0] = points[index - 1] ?? [x, y];
    units += Math.hypot(x - x0, y - y0);
  }
  const metres = units * metresOfUnit(points[0]?.[1] ?? 0);
  return { ...section, metres, line: points.map(([x, y]) => placeOf(x, y)) };
};

/** Returns the part of a line between two fractions of its length. */
const cut = ({ xs, ys, from, to }: PipeInput, begin: number, end: number): [x: number, y: number][] => {
  const lengths = [0];
  for (let point = from + 1; point < to; point += 1)
    lengths.push(
      (lengths.at(-1) ?? 0) +
        Math.hypot((xs[point] ?? 0) - (xs[point - 1] ?? 0), (ys[point] ?? 0) - (ys[point - 1] ?? 0)),
    );
  const total = lengths.at(-1) ?? 0;
  const pointAt = (length: number): [number, number] => {
    const next = Math.max(
      1,
      Math.min(
        lengths.length - 1,
        lengths.findIndex((one) => one >= length),
      ),
    );
    const [before, after] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
    const part = after === before ? 0 : (length - before) / (after - before);
    const [x0, y0] = [xs[from + next - 1] ?? 0, ys[from + next - 1] ?? 0];
    return [x0 + ((xs[from + next] ?? 0) - x0) * part, y0 + ((ys[from + next] ?? 0) - y0) * part];
  };
  const inner = lengths.flatMap((length, point): [number, number][] =>
    length > begin * total && length < end * total ? [[xs[from + point] ?? 0, ys[from + point] ?? 0]] : [],
  );
  return [pointAt(begin * total), ...inner, pointAt(end * total)];
};
