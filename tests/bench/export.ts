// `npm run bench:export`: reads the list of signals as CSV through gateway and REST service. Measures speed and memory,
// also with a paused reader, and checks that a disconnected client leaves no cursor open.
// node tests/bench/export.ts [rows = 500000]
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { printCalibration } from './measuring/calibration.ts';
import { eventually } from '../builders/eventually.ts';
import { startMonitoredProduct, type Growth } from './measuring/monitored-product.ts';

const rows = Number(process.argv[2] ?? 500_000);
const readerPauseMs = 5_000;
const batchSize = 20_000;
const goalMegabytes = 64;

await using product = await startMonitoredProduct('bench-export');
const { gateway, pool, authorization } = product;

const fill = async (): Promise<void> => {
  await pool.query('set statement_timeout = 0');
  await pool.query(`insert into submitter (name) select 'Подател № ' || n from generate_series(1, 5000) n`);
  for (let filled = 0; filled < rows; filled += batchSize)
    await pool.query(
      `insert into signal (title, message, status_id, priority_id, submitter_id, needs_reply, created_at, location)
       select 'Теч на тротоара пред вход ' || n || ', "тече" от вчера', '', 1 + n % 4, 1 + n % 4, 1 + n % 5000, n % 3 = 0,
         timestamptz '2020-01-01T00:00Z' + n * interval '5 minutes', point(23 + n % 1000 / 1000.0, 42 + n % 700 / 700.0)
       from generate_series($1::int + 1, $2::int) n`,
      [filled, Math.min(rows, filled + batchSize)],
    );
  await pool.query('vacuum analyze signal');
};

const open = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${gateway.url}/files/signals.csv`, { headers: { authorization } }, resolve).once('error', reject);
  });

/** The growth of memory during the first read is printed but has no goal. */
const judge = (isJudged: boolean, growth: Growth): string => {
  isMet &&= !isJudged || (growth.gateway < goalMegabytes && growth.service < goalMegabytes);
  return `gateway + ${growth.gateway.toFixed(0)} MB, REST service + ${growth.service.toFixed(0)} MB`;
};

/** Reads the whole file; a slow reader pauses at its beginning. */
const readAll = async (
  isSlow: boolean,
): Promise<{ lines: number; bytes: number; firstMs: number; seconds: number }> => {
  const began = performance.now();
  const answer = await open();
  let [lines, bytes, firstMs] = [0, 0, 0];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (bytes === 0) {
      firstMs = performance.now() - began;
      if (isSlow) await pause(readerPauseMs);
    }
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { lines: lines - 1, bytes, firstMs, seconds: (performance.now() - began) / 1000 };
};

const countOpenCursors = async (): Promise<number> => {
  const found = await pool.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return Number(found.rows[0]?.count);
};

await printCalibration();
let isMet = true;
await fill();
// Warm-up: memory that the first calls allocate is not counted.
for (let warmUp = 0; warmUp < 3; warmUp += 1) (await open()).destroy();
await eventually(countOpenCursors, (count) => count === 0);
for (const [reading, name] of [
  'the first read',
  'the second',
  `one that pauses for ${readerPauseMs / 1000} s`,
].entries()) {
  const isSlow = reading === 2;
  let read = { lines: 0, bytes: 0, firstMs: 0, seconds: 0 };
  const growth = await product.measureGrowth(async () => void (read = await readAll(isSlow)));
  const speed = isSlow ? '' : `, ${Math.round(read.lines / read.seconds)} rows a second`;
  console.log(
    `${name}: ${read.lines} rows, ${(read.bytes / 1e6).toFixed(1)} MB in ${read.seconds.toFixed(1)} s${speed}, ` +
      `first byte after ${read.firstMs.toFixed(0)} ms; ${judge(reading > 0, growth)}`,
  );
  isMet &&= read.lines === rows;
}
const disconnecting = await open();
await new Promise((resolve) => disconnecting.once('data', resolve));
const cursorsBefore = await countOpenCursors();
const disconnectedAt = performance.now();
disconnecting.destroy();
const after = await eventually(countOpenCursors, (count) => count === 0, 5);
const freedMs = performance.now() - disconnectedAt;
console.log(`a client that disconnects: ${cursorsBefore} cursor open before, ${after} after ${freedMs.toFixed(0)} ms`);
console.log(`goal: all rows, from the second reading on under ${goalMegabytes} MB each, no cursor left open`);
await printCalibration();
process.exitCode = isMet && cursorsBefore === 1 && after === 0 ? 0 : 1;
