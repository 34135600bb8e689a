// Measures the isolation of breaks: building the graph of a network for a million water meters, tracing which valves to
// close, and whole isolation plans with their meters, people and streets.
// node tests/bench/isolation.ts [water meters in the database for the plans = 1000000]
// BENCH_DATABASE_URL: a filled database to use instead of a new one.
import { planIsolation } from '../../backend/src/breakdowns/isolation/plan-isolation.ts';
import { createDatabase, createPool } from '../../backend/src/kernel/database/database.ts';
import { buildIsolationGraph } from '../../backend/src/network/isolation/build-graph.ts';
import type { IsolationInput } from '../../backend/src/network/isolation/isolation-input.ts';
import type { IsolationGraph } from '../../backend/src/network/isolation/isolation-graph.ts';
import { traceIsolation } from '../../backend/src/network/isolation/trace-isolation.ts';
import { createNetwork } from '../../backend/src/network/network.ts';
import { printCalibration } from './measuring/calibration.ts';
import { generatedNetwork } from './isolation/generated-network.ts';
import { median, show, measureRounds } from './network/figures.ts';
import { withFilledDatabase } from './network/filled-database.ts';

const metersOfTraces = 1_000_000;
const metersOfPlans = Number(process.argv[2] ?? metersOfTraces);
const traces = 4_000;
const plans = 600;
const warmUp = 400;
const repeatedTraces = 40;
const repeats = 5;

/** Returns a different item in each round, so that the rounds are spread over the whole list. */
const pick = <T>(list: readonly T[], round: number): T => list[(round * 7_919) % list.length] as T;

const buildGraph = (input: IsolationInput): IsolationGraph => {
  const started = performance.now();
  const graph = buildIsolationGraph(input);
  const { pipes, valves, sources } = input;
  show('graph of the network', performance.now() - started, 'ms', {
    note: `${pipes.length} pipes, ${valves.length} valves, ${graph.segments.size} segments, ${sources.length} sources`,
  });
  return graph;
};

const measureTraces = async (what: string, graph: IsolationGraph): Promise<void> => {
  const { pipes } = graph.sections;
  const sizes: { valves: number; pipes: number; downstream: number }[] = [];
  const trace = (round: number) => {
    const found = traceIsolation(graph, { pipeId: pick(pipes, round).id, at: null });
    if (!found) throw new Error('A pipe has no trace.');
    const { sections, mustClose } = found;
    const isolated = new Set(sections.flatMap(({ pipeId, isDownstream }) => (isDownstream ? [] : [pipeId])));
    const downstream = sections.filter(({ isDownstream }) => isDownstream).length;
    sizes.push({ valves: mustClose.length, pipes: isolated.size, downstream });
  };
  for (let round = 0; round < warmUp; round += 1) trace(round);
  sizes.length = 0;
  const taken = await measureRounds(traces, async (round) => trace(round));
  show(`${what}, median`, median(taken), 'ms', { goal: { atMost: 5 } });
  // The slowest traces are repeated, because other load may have interrupted them.
  const rounds = taken.map((_, round) => round).sort((one, other) => (taken[other] ?? 0) - (taken[one] ?? 0));
  const repeatedTimes: number[] = [];
  for (const round of rounds.slice(0, repeatedTraces))
    repeatedTimes.push(median(await measureRounds(repeats, async () => trace(round))));
  const note = `slowest single measurement ${Math.max(...taken).toFixed(1)}`;
  const slowestMedian = Math.max(...repeatedTimes);
  show(`  slowest of ${traces}, median of ${repeats}`, slowestMedian, 'ms', { goal: { atMost: 35 }, note });
  showSizes(sizes.slice(0, traces));
};

const showSizes = (sizes: readonly { valves: number; pipes: number; downstream: number }[]): void => {
  for (const name of ['valves', 'pipes', 'downstream'] as const) {
    const sorted = sizes.map((size) => size[name]).sort((one, other) => one - other);
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
    console.log(`  ${name}: median ${at(0.5)}, p95 ${at(0.95)}, p99.9 ${at(0.999)}, most ${at(1)}`);
  }
};

const measurePlans = async (url: string): Promise<void> => {
  const pool = createPool({ url, statementTimeoutSeconds: 0, onError: console.error });
  const database = createDatabase(pool);
  const log = { info: () => undefined, warn: console.log };
  const network = createNetwork({ databaseUrl: url, loadTimeoutMilliseconds: 120_000, log });
  const { rows } = await pool.query<{ osm_id: number }>('select osm_id from pipe order by id');
  const plan = (round: number) =>
    planIsolation({ database, network }, { pipeId: pick(rows, round).osm_id, at: null, brokenValves: [] }, null);
  for (let round = 0; round < 50; round += 1) await plan(round);
  const counts: number[] = [];
  const taken = await measureRounds(plans, async (round) => {
    const found = await plan(round + 50);
    counts.push(found?.metersTotal ?? 0);
  });
  const note = `meters: median ${median(counts)}, most ${Math.max(...counts)}; slowest ${Math.max(...taken).toFixed(0)}`;
  show('plan with its meters, people and streets, median', median(taken), 'ms', { goal: { atMost: 50 }, note });
  await network.stop();
  await pool.end();
};

await printCalibration();
const input = await generatedNetwork(metersOfTraces);
await measureTraces('trace of a break', buildGraph(input));
const valves = input.valves.map((valve) => ({ ...valve, isOperable: valve.id % 10 !== 0 }));
await measureTraces('trace with a tenth of the valves inoperable', buildGraph({ ...input, valves }));
await withFilledDatabase(metersOfPlans, measurePlans);
await printCalibration();
