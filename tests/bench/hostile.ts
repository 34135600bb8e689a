// `npm run bench:hostile`: sends each hostile document to a gateway in its own process, with the token of a service
// account that may send any document. Prints the time of the refusal (median of three), the gateway's processor time
// for the first one and its memory growth; fails if a goal is missed or the next valid query fails.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { printCalibration } from './measuring/calibration.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { validQuery, hostileDocuments } from '../load/hostile-documents.ts';
import { startParts } from '../load/parts.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const goal = { milliseconds: 200, megabytes: 50 };

await printCalibration();
const folder = await temporaryFolder('hostile');
const cluster = await openCluster({ dataFolder: folder });
const parts = await startParts(cluster.url);
const { gateway, token } = parts;

const post = async (body: string): Promise<{ status: number; code: string | undefined; milliseconds: number }> => {
  const began = performance.now();
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body,
  });
  const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  const milliseconds = performance.now() - began;
  return { status: response.status, code: answer.errors?.[0]?.extensions.code, milliseconds };
};

/** Resident memory of the gateway in megabytes: now, or the peak since `resetPeak`. */
const memory = (line: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024;
/** Processor time of all threads of the gateway, in milliseconds. */
const processorTime = (): number =>
  readdirSync(`/proc/${gateway.pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${gateway.pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
const resetPeak = (): void => writeFileSync(`/proc/${gateway.pid}/clear_refs`, '5');

const validRequest = JSON.stringify({ query: validQuery });
for (let n = 0; n < 50; n += 1) await post(validRequest);

let missed = 0;
const maximum = { milliseconds: 0, processor: 0, megabytes: 0 };
console.log('| document | status | code | ms | CPU ms | MB | next |\n| --- | --- | --- | --- | --- | --- | --- |');
for (const { name, body, codes } of hostileDocuments) {
  const memoryBefore = memory('VmRSS');
  resetPeak();
  const processorTimeBefore = processorTime();
  const first = await post(body);
  const processor = processorTime() - processorTimeBefore;
  const { status, code } = first;
  const times = [first, await post(body), await post(body)].map((one) => one.milliseconds);
  const [, milliseconds = Infinity] = times.toSorted((one, other) => one - other);
  const megabytes = memory('VmHWM') - memoryBefore;
  const next = await post(validRequest);
  const isGood =
    codes.includes(code ?? '') &&
    milliseconds < goal.milliseconds &&
    processor < goal.milliseconds &&
    megabytes < goal.megabytes &&
    next.status === 200 &&
    next.code === undefined;
  if (!isGood) missed += 1;
  maximum.milliseconds = Math.max(maximum.milliseconds, milliseconds);
  maximum.processor = Math.max(maximum.processor, processor);
  maximum.megabytes = Math.max(maximum.megabytes, megabytes);
  const cells = [name, status, code, milliseconds.toFixed(1), processor.toFixed(1), megabytes.toFixed(1), next.status];
  console.log(`| ${cells.join(' | ')} |${isGood ? '' : ' missed'}`);
}
console.log(
  `\n${hostileDocuments.length} documents, at most ${maximum.milliseconds.toFixed(0)} ms, ${maximum.processor.toFixed(0)} ms of CPU and ${maximum.megabytes.toFixed(1)} MB; ` +
    `goal ${goal.milliseconds} ms and ${goal.megabytes} MB. ${missed} missed. The gateway ${gateway.isAlive() ? 'lives' : 'died'}.`,
);
await printCalibration();
const failed = missed > 0 || !gateway.isAlive();
await parts.stop();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
