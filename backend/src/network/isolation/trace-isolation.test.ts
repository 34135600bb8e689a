import { describe, expect, test } from '@jest/globals';
import { buildIsolationGraph } from './build-graph.ts';
import type { IsolationInput } from './isolation-input.ts';
import { ElementFlood } from './testing/element-flood.ts';
import { randomNetwork, type RandomNetwork } from './testing/random-network.ts';
import { traceIsolation, type IsolationTrace } from './trace-isolation.ts';

const networks = 2_500;

const idsOf = (valves: readonly { id: number }[]): number[] => valves.map(({ id }) => id).sort((a, b) => a - b);

/** Names the sections of a trace like the pieces of `ElementFlood`. */
const namesOf = (network: RandomNetwork, trace: IsolationTrace): string[] =>
  trace.sections
    .map(({ pipeId, begin }) => {
      const cuts = network.valves.filter((valve) => valve.pipeId === pipeId).map(({ percent }) => percent);
      return `${pipeId}/${cuts.filter((percent) => percent <= Math.round(begin * 100)).length}`;
    })
    .sort();

interface Case {
  network: RandomNetwork;
  flood: ElementFlood;
  trace: IsolationTrace;
  start: string;
  isolated: ReadonlySet<string>;
  /** Closable valves between the isolated elements and all others. */
  border: number[];
}

const caseOf = (seed: number): Case => {
  const network = randomNetwork(seed);
  const { pipeId, percent, x, y } = network.start;
  const flood = new ElementFlood(network);
  const start = flood.pieceAt(pipeId, percent);
  const isolated = flood.findInseparable(start);
  const trace = traceIsolation(buildIsolationGraph(network), { pipeId, at: { x, y } }, network.brokenValves);
  if (!trace) throw new Error(`Network ${seed} has no trace.`);
  return { network, flood, trace, start, isolated, border: flood.closableBetween(isolated) };
};

describe('the isolation of a break', () => {
  const cases = Array.from({ length: networks }, (_, seed) => caseOf(seed));

  test('finds the same dry pieces as an independent flood, on 2 500 random networks', () => {
    for (const [seed, { network, flood, trace, isolated, border }] of cases.entries()) {
      const before = flood.findWet(new Set());
      const after = flood.findWet(new Set(border), isolated);
      const dry = flood.pieces().filter((piece) => isolated.has(piece) || (before.has(piece) && !after.has(piece)));
      expect({ seed, dry: namesOf(network, trace) }).toEqual({ seed, dry: dry.sort() });
    }
  });

  test('dries the break with the valves that must be closed; closing the other valves changes nothing', () => {
    for (const [seed, { flood, trace, start, isolated, border }] of cases.entries()) {
      const must = new Set(idsOf(trace.mustClose));
      const [wetWithMust, wetWithAll] = [flood.findWet(must, isolated), flood.findWet(new Set(border), isolated)];
      expect({ seed, isDry: !wetWithMust.has(start), wet: wetWithMust }).toEqual({
        seed,
        isDry: true,
        wet: wetWithAll,
      });
      expect({ seed, valves: idsOf([...trace.mustClose, ...trace.mayClose]) }).toEqual({ seed, valves: border });
    }
  });

  test('needs each of the valves that must be closed', () => {
    let tried = 0;
    for (const [seed, { flood, trace, start, isolated }] of cases.entries()) {
      const must = idsOf(trace.mustClose);
      for (const open of must) {
        const others = new Set(must.filter((id) => id !== open));
        expect({ seed, open, isWet: flood.findWet(others, isolated).has(start) }).toEqual({ seed, open, isWet: true });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(networks / 2);
  });

  test('reports sources that no closable valve separates from the break, and whether water reaches the break', () => {
    for (const [seed, { network, flood, trace, start, isolated }] of cases.entries()) {
      const inside = network.sources.filter(({ pipeId, percent }) => isolated.has(flood.pieceAt(pipeId, percent)));
      const isSupplied = flood.findWet(new Set()).has(start);
      expect({ seed, inside: trace.sourcesInside, isSupplied: trace.isSupplied }).toEqual({
        seed,
        inside: inside.map(({ name }) => name),
        isSupplied,
      });
    }
    // The random networks contain every situation often enough.
    const some = (isWanted: (one: Case) => boolean): boolean => cases.filter(isWanted).length > networks / 50;
    expect({
      sourceInside: some(({ trace }) => trace.sourcesInside.length > 0),
      notSupplied: some(({ trace }) => !trace.isSupplied),
      may: some(({ trace }) => trace.mayClose.length > 0),
      broken: some(({ trace }) => trace.broken.length > 0),
      downstream: some(({ trace }) => trace.sections.some(({ isDownstream }) => isDownstream)),
    }).toEqual({ sourceInside: true, notSupplied: true, may: true, broken: true, downstream: true });
  });
});

/** Three pipes in a line from a source at 0; a valve in the middle of each. */
const line: IsolationInput = {
  pipes: [1, 2, 3].map((id) => ({ id, xs: [id * 100 - 100, id * 100], ys: [0, 0], from: 0, to: 2 })),
  valves: [1, 2, 3].map((id) => ({
    id: id * 10,
    pipeId: id,
    x: id * 100 - 50,
    y: 0,
    isOpen: true,
    isOperable: true,
    oneWay: null,
  })),
  sources: [{ name: 'Reservoir', pipeId: 1, x: 0, y: 0 }],
};

describe('a line of pipes', () => {
  const graph = buildIsolationGraph(line);

  test('must be closed on the side of the source; the valve behind the break need not be closed', () => {
    const trace = traceIsolation(graph, { pipeId: 2, at: { x: 120, y: 3 } });
    expect([idsOf(trace?.mustClose ?? []), idsOf(trace?.mayClose ?? [])]).toEqual([[10], [20]]);
    expect(trace?.sections).toEqual([
      { pipeId: 1, begin: 0.5, end: 1, isDownstream: false },
      { pipeId: 2, begin: 0, end: 0.5, isDownstream: false },
      { pipeId: 2, begin: 0.5, end: 1, isDownstream: true },
      { pipeId: 3, begin: 0, end: 0.5, isDownstream: true },
      { pipeId: 3, begin: 0.5, end: 1, isDownstream: true },
    ]);
  });

  test('if a valve is reported as broken, the next valve must be closed; if there is none, a source is inside', () => {
    const trace = traceIsolation(graph, { pipeId: 3, at: { x: 260, y: 0 } }, new Set([30]));
    expect([idsOf(trace?.mustClose ?? []), idsOf(trace?.broken ?? [])]).toEqual([[20], [30]]);
    const last = traceIsolation(graph, { pipeId: 1, at: { x: 90, y: 0 } }, new Set([10]));
    expect([last?.mustClose, last?.sourcesInside]).toEqual([[], ['Reservoir']]);
  });

  test('a break of unknown position isolates the whole pipe', () => {
    const trace = traceIsolation(graph, { pipeId: 2, at: null });
    expect([idsOf(trace?.mustClose ?? []), idsOf(trace?.mayClose ?? [])]).toEqual([[10], [30]]);
  });

  test('without known sources all valves around the break must be closed', () => {
    const trace = traceIsolation(buildIsolationGraph({ ...line, sources: [] }), { pipeId: 2, at: { x: 120, y: 0 } });
    expect([idsOf(trace?.mustClose ?? []), trace?.hasSources, trace?.isSupplied]).toEqual([[10, 20], false, true]);
    expect(trace?.sections.some(({ isDownstream }) => isDownstream)).toBe(false);
  });

  test('an unknown pipe has no trace', () => {
    expect(traceIsolation(graph, { pipeId: 4, at: null })).toBeNull();
  });
});
