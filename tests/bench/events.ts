// Measures live events over two gateways and two REST services: the delay of a reply, and the cost of 500 open streams.
// node tests/bench/events.ts [streams = 500] [replies = 200]
import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { printCalibration } from './measuring/calibration.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { replyTo } from '../builders/requests/signal-requests.ts';
import { eventually } from '../builders/eventually.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startReplicas } from '../builders/product/replicas.ts';
import { setup, teardown } from '../builders/database/test-cluster.ts';
import { residentMegabytes } from './measuring/resident-memory.ts';

const [streamCount, replyCount] = [500, 200].map((usual, index) => Number(process.argv[index + 2] ?? usual)) as [
  number,
  number,
];

await printCalibration();
await using cleanUp = new AsyncDisposableStack();
await setup();
cleanUp.defer(teardown);
const replicas = await startReplicas();
cleanUp.defer(() => replicas.stop());
const [firstGateway, secondGateway] = replicas.gateways;
if (!firstGateway || !secondGateway) throw new Error('Two gateways are needed.');
const operator = new BrowserClient(replicas.balancer.url);
await operator.signIn('operator', passwords.operator);
const signalId = await findOpenSignal();
// From now on the operator uses the first gateway; the streams are at the second one.
replicas.balancer.targets.splice(0, 2, firstGateway.url);

let receivedCount = 0;
const openStreams: IncomingMessage[] = [];
cleanUp.defer(() => {
  for (const stream of openStreams) stream.destroy();
});

await openStream();
await reply();
const times: number[] = [];
for (let number = 0; number < replyCount; number += 1) {
  const before = receivedCount;
  const began = performance.now();
  const received = eventually(
    () => Promise.resolve(receivedCount),
    (count) => count > before,
    1,
  ).then(() => performance.now() - began);
  await reply();
  times.push(await received);
}
times.sort((one, other) => one - other);
const [median, slowest] = [times[Math.floor(times.length / 2)] ?? NaN, times.at(-1) ?? NaN];

const memoryBefore = residentMegabytes(secondGateway.pid);
while (openStreams.length < streamCount) await Promise.all(Array.from({ length: 50 }, openStream));
await settle();
const memory = residentMegabytes(secondGateway.pid) - memoryBefore;

const target = receivedCount + replyCount * openStreams.length;
const cpuBefore = processorMilliseconds(secondGateway.pid);
for (let number = 0; number < replyCount; number += 1) await reply();
await eventually(
  () => Promise.resolve(receivedCount),
  (count) => count >= target,
);
const cpu = (processorMilliseconds(secondGateway.pid) - cpuBefore) / replyCount;

console.log(
  `a reply at one gateway is on a stream at the other: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
);
console.log(
  `${openStreams.length} open streams: ${memory.toFixed(1)} MB, and ${cpu.toFixed(2)} ms of processor time per reply; received ${receivedCount >= target ? 'all' : 'NOT all'}`,
);
await printCalibration();
process.exitCode = median < 1000 && memory < 100 && cpu < 5 && receivedCount >= target ? 0 : 1;

async function findOpenSignal(): Promise<string> {
  const client = new pg.Client({ connectionString: replicas.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from signal where status_id = 1 limit 1');
  await client.end();
  return rows[0]?.id ?? '';
}

async function reply(): Promise<void> {
  await replyTo(operator, signalId);
}

/** Opens one more stream at the second gateway, as a browser does. */
async function openStream(): Promise<void> {
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${secondGateway?.url}/events`, { agent: false, headers: { cookie } }, resolve).once('error', reject);
  });
  if (stream.statusCode !== 200) throw new Error(`GET /events answered ${stream.statusCode}.`);
  stream.setEncoding('utf8').on('data', (text: string) => (receivedCount += text.split('event: signal').length - 1));
  stream.once('error', () => undefined);
  openStreams.push(stream);
}

/** Waits for one round of heartbeats, after which the streams' memory is allocated. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 16_000));
}

/** Processor time of a process. Linux counts nanoseconds for each thread. */
function processorMilliseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return spent.reduce((sum, one) => sum + one, 0) / 1e6;
}
