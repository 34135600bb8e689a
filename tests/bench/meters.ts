// Measures how fast the product handles the water meters of a full-size utility. Database: filling. REST service: the
// list (without its count) with each filter and on its last page; the lookup lists; the search. Chromium: selecting rows
// and turning pages.
// Exits with 1 if a goal is missed. With a folder, the data is kept for the next run.
// node tests/bench/meters.ts [meters = 1000000] [folder]
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims } from '../builders/people/token.ts';
import { startServiceProcess, type ServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { printCalibration } from './measuring/calibration.ts';
import { measureBrowser } from './meters/browser.ts';
import { measureLookups } from './meters/lookups.ts';
import { meterQueries, type MeterQuery } from './meters/queries.ts';
import { measureSearchBox } from './meters/search-box.ts';
import { printTimes } from './meters/timed.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const keptFolder = process.argv[3];
const repetitions = 7;

const fill = async (databaseUrl: string): Promise<MeterQuery[]> => {
  await (await startTestService({ databaseUrl })).stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: console.error });
  const started = performance.now();
  const { rows } = await pool.query<{ filled: boolean }>('select exists (select from water_meter) as filled');
  if (!rows[0]?.filled) {
    await fillTestUtility(pool, meters);
    await pool.query('vacuum analyze');
    const { rows: sizes } = await pool.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `Filled in ${Math.round((performance.now() - started) / 1000)} s: ${sizes[0]?.size} on disk, ${memory} MB of memory at most.`,
    );
  }
  const counts = await pool.query(
    'select (select count(*) from water_meter) as meters, (select count(*) from client) as clients, (select count(*) from address) as addresses, (select count(*) from audit) as readings',
  );
  console.log(counts.rows[0]);
  const queries = await meterQueries(pool);
  await pool.end();
  return queries;
};

/** Requests the list. A filter by EGN is sent in the body, because personal numbers must not be in a URL. */
const request = (address: string, query: string, authorization: string): Promise<Response> =>
  query.startsWith('clientEGN=')
    ? fetch(`${address}/struma/water-meters/list`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ count: false, ...Object.fromEntries(new URLSearchParams(query)) }),
      })
    : fetch(`${address}/api/WaterMeter/GetWaterMeterList?count=false&${query}`, { headers: { authorization } });

const authorizationFor = async ({ issuer }: ServiceProcess): Promise<string> => {
  const claims = personClaims('operator', ['Оператор'], ['TestMainGroup']);
  return `Bearer ${await issuer.token({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
};

const measureFilters = async (service: ServiceProcess, queries: MeterQuery[], authorization: string): Promise<void> => {
  for (const { name, query, goalMs } of queries) {
    const times: number[] = [];
    let found = 0;
    for (let nth = 0; nth < repetitions; nth += 1) {
      const started = performance.now();
      const response = await request(service.url, query, authorization);
      const page = (await response.json()) as { items?: object[] };
      if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
      times.push(performance.now() - started);
      found = page.items?.length ?? 0;
    }
    printTimes(`${name}, ${found} rows`, times, goalMs);
  }
};

const measureService = async (databaseUrl: string, queries: MeterQuery[]): Promise<void> => {
  const service = await startServiceProcess(databaseUrl);
  try {
    const authorization = await authorizationFor(service);
    await measureFilters(service, queries, authorization);
    await measureLookups((path) => fetch(`${service.url}${path}`, { headers: { authorization } }));
    await measureSearchBox(service.pool, (text) =>
      fetch(`${service.url}/struma/search`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      }),
    );
  } finally {
    await service.stop();
  }
};

const folder = keptFolder ?? (await temporaryFolder('bench-meters'));
try {
  const cluster = await openCluster({ dataFolder: folder });
  try {
    await measureService(cluster.url, await fill(cluster.url));
  } finally {
    await cluster.stop();
  }
  await measureBrowser(folder);
} finally {
  if (!keptFolder) await rm(folder, { recursive: true, force: true });
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await printCalibration();
