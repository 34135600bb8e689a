// `npm run bench:import`: checks, imports and undoes a file of water meters, in turns with a bare COPY of its bytes.
// Measures time, processor time, the memory of the REST service, and the list of meters meanwhile. Exits with 1 if a
// goal is missed.
// node tests/bench/import.ts [rows = 1000000] [meters before = 50000]
import { openAsBlob, createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { Agent, fetch, FormData } from 'undici';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillSmallUtility } from '../builders/data/small-utility.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims } from '../builders/people/token.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { printCalibration } from './measuring/calibration.ts';
import { judge, type Goal } from './measuring/goal.ts';
import { copyRecords, saveRecords } from './import/lower-bound.ts';
import { writeMetersFile } from './import/meters-file.ts';
import { processorSeconds } from './measuring/processor-time.ts';
import { privateMegabytes } from './measuring/resident-memory.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const metersBefore = Number(process.argv[3] ?? 50_000);

const folder = await temporaryFolder('bench-import');
const cluster = await openCluster({ dataFolder: folder });
const pool = createPool({ url: cluster.url, statementTimeoutSeconds: 0, onError: console.error });
await (await startTestService({ databaseUrl: cluster.url })).stop();
await fillSmallUtility(pool, metersBefore);
await pool.query('vacuum analyze');
const service = await startServiceProcess(cluster.url);
const lifetime = { exp: Math.floor(Date.now() / 1000) + 86_400 };
const actions = ['Администратор', 'Оператор'];
const token = await service.issuer.token({ ...personClaims('admin', actions, ['TestMainGroup']), ...lifetime });
const headers = { authorization: `Bearer ${token}` };
const file = join(folder, 'vodomeri.csv');
const town = await pool.query<{ code: string }>('select grao_code as code from town order by id limit 1');
await writeMetersFile(file, rows, town.rows[0]?.code ?? '');
const megabytes = (await stat(file)).size / 1024 ** 2;

// An import may take longer than the five minutes that fetch waits for a response.
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

const postmaster = Number((await readFile(join(cluster.folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Processor seconds of PostgreSQL and the service: other load on the machine affects them less than elapsed time. */
const processorTime = (): number => processorSeconds(postmaster) + processorSeconds(service.pid);

const processorTimeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = processorTime();
  await work();
  return processorTime() - before;
};

const measureSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** COPY of the same bytes into a table of texts, without any check. */
const bareCopy = async (): Promise<void> => {
  const client = await pool.connect();
  const columns = Array.from({ length: 27 }, (_, index) => `c${index} text`).join(', ');
  await client.query('begin');
  await client.query(`create temp table bare (${columns}) on commit drop`);
  await pipeline(
    createReadStream(file),
    client.query(copyFrom(`copy bare from stdin with (format csv, delimiter ';', header)`)),
  );
  await client.query('commit');
  client.release();
};

interface Result {
  importFileId: number;
  type: number;
  message: string;
}

const send = async (path: string): Promise<Result> => {
  const body = new FormData();
  body.append('file', await openAsBlob(file, { type: 'text/csv' }), 'vodomeri.csv');
  const response = await fetch(`${service.url}${path}?importDefId=4`, { method: 'POST', headers, body, dispatcher });
  const result = (await response.json()) as Result;
  if (result.type !== 1) throw new Error(result.message);
  return result;
};

interface Measured {
  /** Seconds. */
  time: number;
  /** Median time of a page of the list of meters during the work, in milliseconds. */
  list: number;
  /** Growth of the service's memory in megabytes. */
  memory: number;
  /** Processor seconds. */
  processor: number;
}

/** Runs the work, and requests the list of meters again and again meanwhile. */
const measure = async (name: string, work: () => Promise<unknown>): Promise<Measured> => {
  const beforeProcessor = processorTime();
  const before = privateMegabytes(service.pid);
  let [isDone, most] = [false, before];
  const times: number[] = [];
  const reading = (async () => {
    while (!isDone) {
      times.push(await listTime());
      most = Math.max(most, privateMegabytes(service.pid));
      await pause(100);
    }
  })();
  const time = await measureSeconds(work).finally(() => (isDone = true));
  await reading;
  console.log(`${name}: ${time.toFixed(1)} s`);
  return { time, list: median(times), memory: most - before, processor: processorTime() - beforeProcessor };
};

const listTime = async (): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${service.url}/api/WaterMeter/GetWaterMeterList?count=false`, { headers });
  await response.arrayBuffer();
  return performance.now() - began;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const printLine = (name: string, value: number, unit: string, goal?: Goal): void =>
  console.log(`${name}: ${value.toFixed(1)} ${unit}${goal ? ` (${judge(value, goal)})` : ''}`);

await printCalibration();
console.log(`${rows} rows, ${megabytes.toFixed(0)} MB, beside ${metersBefore} meters`);
const idleTimes: number[] = [];
for (let nth = 0; nth < 30; nth += 1) idleTimes.push(await listTime());
const idle = median(idleTimes);
const copies = [await measureSeconds(bareCopy)];
const copyProcessor = await processorTimeOf(bareCopy);
const check = await measure('check', () => send('/struma/imports/check'));
copies.push(await measureSeconds(bareCopy));
let imported: Result | undefined;
const stored = await measure('stored', async () => {
  imported = await send('/api/ImportFile/ImportFile');
});
copies.push(await measureSeconds(bareCopy));
const copy = median(copies);
await saveRecords(pool, folder, imported?.importFileId ?? 0);
const undo = await measure('undo', async () => {
  const response = await fetch(`${service.url}/struma/imports/undo`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ importFileId: imported?.importFileId }),
    dispatcher,
  });
  const text = await response.text();
  if (!text.includes('е отменен')) throw new Error(text);
});
await pool.query('vacuum');
let [bound, withoutIndexes] = [0, 0];
const boundProcessor = await processorTimeOf(async () => (bound = await copyRecords(pool, folder, true)));
const unindexedProcessor = await processorTimeOf(async () => (withoutIndexes = await copyRecords(pool, folder, false)));
printLine('COPY', copy, `s, ${Math.round(rows / copy)} rows per second`);
printLine('staged, checked and compared', (copy / check.time) * 100, `% of COPY, ${check.time.toFixed(1)} s`, {
  atLeast: 40,
});
printLine('the same and stored', (copy / stored.time) * 100, `% of COPY, ${stored.time.toFixed(1)} s`);
printLine("COPY of the prepared records into the product's tables", bound, 's');
printLine('the same without indexes, except keys', withoutIndexes, 's');
printLine('stored, as a multiple of the processor time of that COPY', stored.processor / boundProcessor, '', {
  atMost: 1.25,
});
printLine('undone', undo.time, 's');
printLine('processor time: COPY', copyProcessor, 's');
printLine('processor time: COPY of the prepared records', boundProcessor, 's');
printLine('processor time: the same without indexes, except keys', unindexedProcessor, 's');
for (const [name, { processor }] of Object.entries({ check, stored, undo }))
  printLine(
    `processor time: ${name}`,
    processor,
    `s, COPY is ${((copyProcessor / processor) * 100).toFixed(1)} % of it`,
  );
printLine('memory of the service', Math.max(check.memory, stored.memory, undo.memory), 'MB more', { atMost: 150 });
printLine('list of meters, idle', idle, 'ms');
for (const [name, { list }] of Object.entries({ check, stored, undo }))
  printLine(`list of meters meanwhile (${name})`, list / idle, `times as long, ${list.toFixed(0)} ms`, { atMost: 2 });
await printCalibration();
await service.stop();
await pool.end();
await cluster.stop();
await rm(folder, { recursive: true, force: true });
