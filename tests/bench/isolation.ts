// Measures the isolation of breaks in a network of 200 000 pipes: the graph, the traces, and the plans with their counts.
// node tests/bench/isolation.ts [meters = 1000000]; BENCH_DATABASE_URL names a database filled before.
import { planIsolation } from '../../backend/src/breakdowns/isolation/plan-isolation.ts';
import { createDatabase, createPool } from '../../backend/src/kernel/database/database.ts';
import { worldX, worldY } from '../../backend/src/network/drawing/mercator.ts';
import { buildIsolationGraph } from '../../backend/src/network/isolation/build-graph.ts';
import type { IsolationGraph } from '../../backend/src/network/isolation/isolation-graph.ts';
import type { PipeInput } from '../../backend/src/network/isolation/isolation-input.ts';
import { readSources, readValves } from '../../backend/src/network/isolation/read-valves.ts';
import { traceIsolation } from '../../backend/src/network/isolation/trace-isolation.ts';
import { createNetwork } from '../../backend/src/network/network.ts';
import { printCalibration } from './calibration.ts';
import { median, show, measureRounds } from './network/figures.ts';
import { withFilledDatabase } from './network/filled-database.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const traces = 4_000;
const plans = 600;
const warmUp = 400;

type Pool = ReturnType<typeof createPool>;

/** Spread over all pipes: a number that has no common divisor with their count. */
const pick = <T>(list: readonly T[], round: number): T => list[(round * 7_919) % list.length] as T;

const readPipes = async (pool: Pool): Promise<PipeInput[]> => {
  const { rows } = await pool.query<{ osm_id: number; longitudes: number[]; latitudes: number[] }>(
    'select osm_id, longitudes, latitudes from pipe',
  );
  return rows.map(({ osm_id, longitudes, latitudes }) => ({
    id: osm_id,
    xs: longitudes.map(worldX),
    ys: latitudes.map(worldY),
    from: 0,
    to: longitudes.length,
  }));
};

const buildGraph = async (pool: Pool): Promise<IsolationGraph> => {
  const [pipes, valves, sources] = [await readPipes(pool), await readValves(pool), await readSources(pool)];
  const ends = new Map(
    pipes.flatMap((pipe) => [
      [`${pipe.xs[0]} ${pipe.ys[0]}`, pipe.id],
      [`${pipe.xs[pipe.to - 1]} ${pipe.ys[pipe.to - 1]}`, pipe.id],
    ]),
  );
  const toWorld = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    x: worldX(longitude),
    y: worldY(latitude),
  });
  const started = performance.now();
  const graph = buildIsolationGraph({
    pipes,
    valves: valves.map(({ place, ...valve }) => ({ ...valve, ...toWorld(place) })),
    sources: sources.flatMap(({ name, place }) => {
      const { x, y } = toWorld(place);
      const pipeId = ends.get(`${x} ${y}`);
      return pipeId === undefined ? [] : [{ name, pipeId: Number(pipeId), x, y }];
    }),
  });
  show('graph of the network', performance.now() - started, 'ms', {
    note: `${pipes.length} pipes, ${valves.length} valves, ${graph.segments.size} segments, ${graph.sources.length} sources`,
  });
  return graph;
};

const measureTraces = async (graph: IsolationGraph): Promise<void> => {
  const { pipes, valves } = graph.sections;
  const sizes: { valves: number; pipes: number; downstream: number }[] = [];
  const trace = (round: number, broken: ReadonlySet<number>) => {
    const found = traceIsolation(graph, { pipeId: pick(pipes, round).id, at: null }, broken);
    if (!found) throw new Error('A pipe has no trace.');
    const isolated = new Set(found.sections.flatMap(({ pipeId, isDownstream }) => (isDownstream ? [] : [pipeId])));
    sizes.push({
      valves: found.mustClose.length,
      pipes: isolated.size,
      downstream: found.sections.length - isolated.size,
    });
  };
  const none = new Set<number>();
  for (let round = 0; round < warmUp; round += 1) trace(round, none);
  sizes.length = 0;
  const taken = await measureRounds(traces, async (round) => trace(round, none));
  show('trace of a break, median', median(taken), 'ms', { goal: { atMost: 5 } });
  show('  slowest', Math.max(...taken), 'ms', { goal: { atMost: 35 } });
  showSizes(sizes);
  const tenth = new Set(valves.flatMap(({ id }) => (id % 10 === 0 ? [id] : [])));
  sizes.length = 0;
  const stuck = await measureRounds(traces / 4, async (round) => trace(round, tenth));
  show('trace with a tenth of the valves broken, median', median(stuck), 'ms', {
    note: `slowest ${Math.max(...stuck).toFixed(1)}`,
  });
  showSizes(sizes);
};

const showSizes = (sizes: readonly { valves: number; pipes: number; downstream: number }[]): void => {
  for (const name of ['valves', 'pipes', 'downstream'] as const) {
    const sorted = sizes.map((size) => size[name]).sort((one, other) => one - other);
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
    console.log(`  ${name}: median ${at(0.5)}, p95 ${at(0.95)}, p99.9 ${at(0.999)}, most ${at(1)}`);
  }
};

const measurePlans = async (url: string, pool: Pool, graph: IsolationGraph): Promise<void> => {
  const database = createDatabase(pool);
  const log = { info: () => undefined, warn: console.log };
  const network = createNetwork({ databaseUrl: url, loadTimeoutMilliseconds: 120_000, log });
  const { pipes } = graph.sections;
  const plan = (round: number) =>
    planIsolation({ database, network }, { pipeId: pick(pipes, round).id, at: null, brokenValves: [] }, null);
  for (let round = 0; round < 50; round += 1) await plan(round);
  const counts: number[] = [];
  const taken = await measureRounds(plans, async (round) => {
    const found = await plan(round + 50);
    counts.push(found?.metersTotal ?? 0);
  });
  const note = `meters: median ${median(counts)}, most ${Math.max(...counts)}; slowest ${Math.max(...taken).toFixed(0)}`;
  show('plan with its meters, people and streets, median', median(taken), 'ms', { goal: { atMost: 50 }, note });
  await network.stop();
};

await withFilledDatabase(meters, async (url) => {
  await printCalibration();
  const pool = createPool({ url, statementTimeoutSeconds: 0, onError: console.error });
  const graph = await buildGraph(pool);
  await measureTraces(graph);
  await measurePlans(url, pool, graph);
  await pool.end();
});
