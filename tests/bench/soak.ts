// Puts mixed load on the whole product; compares the memory of each part at half of the time and at the end.
// node tests/bench/soak.ts [minutes = 10] [people = 16]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printCalibration } from './measuring/calibration.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { processesOf, processOf } from '../builders/product/processes.ts';
import { startProduct, unlimited } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { median } from './network/figures.ts';
import { privateMegabytes, residentMegabytes } from './measuring/resident-memory.ts';
import { collectGarbage } from './soak/collect-garbage.ts';
import { printHeap, readHeap, type Heap } from './soak/heap.ts';
import type { LoopCounts } from './soak/person-loop.ts';

const minutes = Number(process.argv[2] ?? 10);
const people = Number(process.argv[3] ?? 16);
const goal = 1.05;
const crowds = 2;
const sampleMs = 1_000;
const collections = 5;
/** Medians over this time at the end of each half are compared: a single garbage collection has no influence. */
const windowMs = Math.min(30_000, minutes * 6_000);

type Sample = { at: number; half: number; megabytes: Record<string, number> };

/** A text that only the command line of the part contains. */
const parts: Record<string, string> = {
  gateway: 'gateway/src/main.ts',
  'REST service': 'backend/src/main.ts',
  'identity provider': 'identity/src/main.ts',
  launcher: 'scripts/start.ts',
};
const database = 'PostgreSQL, private';

await printCalibration();
await using cleanUp = new AsyncDisposableStack();
const folder = await temporaryFolder('soak');
cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
const metrics = { gateway: await findFreePort(), 'REST service': await findFreePort() };
const product = await startProduct(await findFreePort(), folder, {
  SCALE: '12000',
  METRICS_PORT: String(metrics.gateway),
  BACKEND_METRICS_PORT: String(metrics['REST service']),
  ...unlimited,
});
cleanUp.defer(() => product.stop());

const pids = new Map<string, number>();
const found = await processesOf(folder);
for (const [part, program] of Object.entries(parts)) {
  const pid = found.find(({ command }) => command.includes(program))?.pid;
  if (pid === undefined) throw new Error(`There is no process of the ${part}.`);
  pids.set(part, pid);
}

const postmaster = await processOf('database', folder);
if (postmaster === null) throw new Error('There is no process of PostgreSQL.');

const crowd = Array.from({ length: crowds }, () => {
  const program = join(import.meta.dirname, 'soak/crowd.ts');
  return fork(program, [product.address, String(Math.ceil(people / crowds))], { stdio: 'inherit' });
});
const samples: Sample[] = [];
const heaps: { part: string; at: number; heap: Heap }[] = [];
const afterCollections: Record<string, number>[] = [];
const halfMs = minutes * 30_000;
for (const half of [0, 1]) {
  // The garbage collection between the halves is part of neither half.
  const began = performance.now();
  while (performance.now() - began < halfMs) {
    await pause(sampleMs);
    const megabytes = Object.fromEntries([...pids].map(([part, pid]) => [part, residentMegabytes(pid)]));
    const at = performance.now() - began;
    samples.push({ at, half, megabytes: { ...megabytes, [database]: privateOfDatabase(postmaster) } });
    for (const [part, port] of Object.entries(metrics))
      heaps.push({ part, at: at + half * halfMs, heap: await readHeap(port) });
  }
  afterCollections.push(await readAfterCollections());
}
const counts = await Promise.all(
  crowd.map(async (child) => {
    const answered = once(child, 'message');
    child.send('stop');
    return (await answered)[0] as LoopCounts;
  }),
);

let isMet = true;
const [first, last] = [`${minutes / 2} min`, `${minutes} min`];
console.log(`\n| part | RSS, ${first} | ${last} | growth | after a collection, ${first} | ${last} | growth |`);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const part of [...pids.keys(), database]) {
  const [half, end] = [lastOf(part, 0), lastOf(part, 1)];
  const [halfAfter = half, endAfter = end] = afterCollections.map((each) => each[part]);
  // The goal applies to the median RSS. The memory after a garbage collection is printed to show what is still in use.
  const isSteady = end / half <= goal;
  isMet &&= isSteady;
  const cells = [...describeGrowth(half, end), ...describeGrowth(halfAfter, endAfter)];
  console.log(`| ${[part, ...cells].join(' | ')}${isSteady ? '' : ' NOT met'} |`);
}
for (const part of Object.keys(metrics))
  printHeap(
    part,
    heaps.filter((sample) => sample.part === part),
  );
const done: Record<string, number> = {};
for (const count of counts)
  for (const [name, times] of Object.entries(count.done)) done[name] = (done[name] ?? 0) + times;
const failures = counts.flatMap(({ failures: each }) => each);
console.log(
  `\n${Object.entries(done)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ')}`,
);
console.log(
  `${failures.length} failures${failures.length > 0 ? `, the first: ${failures.slice(0, 5).join('; ')}` : ''}`,
);
console.log(`goal ≤ ${((goal - 1) * 100).toFixed(0)} %: ${isMet ? 'met' : 'NOT met'}`);
await printCalibration();
process.exitCode = isMet && failures.length === 0 ? 0 : 1;

function describeGrowth(before: number, after: number): string[] {
  return [`${before.toFixed(1)} MB`, `${after.toFixed(1)} MB`, `${((after / before - 1) * 100).toFixed(1)} %`];
}

/** Median memory of a part in the last seconds of a half of the run. */
function lastOf(part: string, half: number): number {
  const within = samples.filter((sample) => sample.half === half && sample.at > halfMs - windowMs);
  return median(within.map(({ megabytes }) => megabytes[part] ?? NaN));
}

/** The lowest resident memory of each part after garbage collections; the load continues meanwhile. */
async function readAfterCollections(): Promise<Record<string, number>> {
  const lowest: Record<string, number> = {};
  for (const [part, pid] of pids)
    for (let round = 0; round < collections; round += 1) {
      await collectGarbage(pid);
      lowest[part] = Math.min(lowest[part] ?? Infinity, residentMegabytes(pid));
    }
  return lowest;
}

/** Private memory only: shared buffers fill up by design and would count once per process. */
function privateOfDatabase(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  return [server, ...children.map(Number)].reduce((sum, pid) => sum + privateOf(pid), 0);
}

/** A database process may end after it was found and before its memory is read. */
function privateOf(pid: number): number {
  try {
    return privateMegabytes(pid);
  } catch {
    return 0;
  }
}
