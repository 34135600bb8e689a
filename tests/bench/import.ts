// `npm run bench:import`: checks, imports and undoes a file of water meters, in turns with a bare COPY of its bytes.
// Measures time, processor time, the memory of the REST service, and the list of meters meanwhile. Exits with 1 if a
// goal is missed. With --check nothing is stored, which takes a tenth of the time.
// node tests/bench/import.ts [rows = 1000000] [meters before = 50000] [--check]
import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { Agent, fetch, request } from 'undici';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
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

const { positionals, values: options } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const rows = Number(positionals[0] ?? 1_000_000);
const metersBefore = Number(positionals[1] ?? 50_000);

/** Rounds of COPY and check in turns. The first rounds are slower: the service compiles its functions. */
const rounds = rows < 500_000 ? 5 : 3;

const folder = await temporaryFolder('bench-import');
const cluster = await openCluster({ dataFolder: folder });
const pool = createPool({ url: cluster.url, statementTimeoutSeconds: 0, onError: console.error });
await (await startTestService({ databaseUrl: cluster.url })).stop();
await fillTestUtility(pool, metersBefore);
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

/** Sends the file as a stream: a form of `fetch` would take more time than the service. */
const send = async (path: string): Promise<Result> => {
  const boundary = 'struma-bench-import';
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="vodomeri.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const form = async function* () {
    yield start;
    yield* createReadStream(file, { highWaterMark: 256 * 1024 });
    yield `\r\n--${boundary}--\r\n`;
  };
  const { body } = await request(`${service.url}${path}?importDefId=4`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Readable.from(form()),
    dispatcher,
  });
  const result = (await body.json()) as Result;
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

interface Round extends Measured {
  copy: number;
  copyProcessor: number;
}

/** Checks the file in turns with COPY, and prints the medians. */
const measureChecks = async (): Promise<void> => {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let copy = 0;
    const copyProcessor = await processorTimeOf(async () => (copy = await measureSeconds(bareCopy)));
    measured.push({ ...(await measure('check', () => send('/struma/imports/check'))), copy, copyProcessor });
  }
  const medianOf = (value: (round: Round) => number): number => median(measured.map(value));
  printLine(
    'COPY',
    medianOf(({ copy }) => copy),
    's',
  );
  printLine(
    'COPY, processor time',
    medianOf(({ copyProcessor }) => copyProcessor),
    's',
  );
  printLine(
    'staged, checked and compared',
    medianOf(({ time }) => time),
    's',
  );
  printLine(
    'its rows per second',
    medianOf(({ copy, time }) => (copy / time) * 100),
    '% of COPY',
    { atLeast: 40 },
  );
  printLine(
    'its processor time',
    medianOf(({ processor }) => processor),
    's',
  );
  printMeanwhile(
    'check',
    medianOf(({ list }) => list),
    Math.max(...measured.map(({ memory }) => memory)),
  );
};

const printMeanwhile = (name: string, list: number, memory: number): void => {
  printLine(`list of meters meanwhile (${name})`, list / idle, `times as long, ${list.toFixed(0)} ms`, { atMost: 2 });
  printLine(`memory of the service (${name})`, memory, 'MB more', { atMost: 150 });
};

/** Imports the file, undoes the import, and copies the same records as the lower bound of an import. */
const measureStored = async (): Promise<void> => {
  let imported: Result | undefined;
  const stored = await measure('stored', async () => {
    imported = await send('/api/ImportFile/ImportFile');
  });
  await saveRecords(pool, folder, imported?.importFileId ?? 0);
  const undo = await measure('undo', () => undoImport(imported?.importFileId));
  await pool.query('vacuum');
  let [bound, withoutIndexes] = [0, 0];
  const processor = await processorTimeOf(async () => (bound = await copyRecords(pool, folder, true)));
  const unindexed = await processorTimeOf(async () => (withoutIndexes = await copyRecords(pool, folder, false)));
  printLine('checked and stored', stored.time, 's');
  printLine('its processor time', stored.processor, 's');
  printLine("COPY of the prepared records into the product's tables", bound, 's');
  printLine('its processor time', processor, 's');
  printLine('the same without indexes, except keys', withoutIndexes, 's');
  printLine('its processor time', unindexed, 's');
  printLine('checked and stored, as a multiple of that COPY', stored.processor / processor, '', { atMost: 1.25 });
  printLine('undone', undo.time, 's');
  printLine('its processor time', undo.processor, 's');
  printMeanwhile('stored', stored.list, stored.memory);
  printMeanwhile('undone', undo.list, undo.memory);
};

/** Undoes an import, and waits until it is undone: the response comes after at most five seconds. */
const undoImport = async (importFileId: number | undefined): Promise<void> => {
  const response = await fetch(`${service.url}/struma/imports/undo`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ importFileId }),
    dispatcher,
  });
  const text = await response.text();
  for (let status = 'UNDOING'; status !== 'UNDONE'; await pause(100)) {
    const { rows: found } = await pool.query<{ status: string }>('select status from import_file where id = $1', [
      importFileId,
    ]);
    status = found[0]?.status ?? '';
    if (status !== 'UNDOING' && status !== 'UNDONE') throw new Error(text);
  }
};

await printCalibration();
console.log(`${rows} rows, ${megabytes.toFixed(0)} MB, beside ${metersBefore} meters`);
const idleTimes: number[] = [];
for (let nth = 0; nth < 30; nth += 1) idleTimes.push(await listTime());
const idle = median(idleTimes);
await measureChecks();
if (!options.check) await measureStored();
await printCalibration();
await service.stop();
await pool.end();
await cluster.stop();
await rm(folder, { recursive: true, force: true });
