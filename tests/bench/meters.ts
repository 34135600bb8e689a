// First pages of the list of water meters by each common filter, and its last page, through the REST service without
// counts. Exits with 1 if a goal is missed. With a folder, the data is kept for the next run.
// node tests/bench/meters.ts [meters = 1000000] [folder]
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillSmallUtility } from '../builders/data/small-utility.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims } from '../builders/people/token.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { printCalibration } from './calibration.ts';
import { judge } from './goal.ts';
import { meterQueries, type MeterQuery } from './meters/queries.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const keptFolder = process.argv[3];
const repetitions = 7;

const fill = async (databaseUrl: string): Promise<MeterQuery[]> => {
  await (await startTestService({ databaseUrl })).stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: console.error });
  const started = performance.now();
  const { rows } = await pool.query<{ is: boolean }>('select exists (select from water_meter) as is');
  if (!rows[0]?.is) {
    await fillSmallUtility(pool, meters);
    await pool.query('vacuum analyze');
    console.log(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`);
  }
  const counts = await pool.query(
    'select (select count(*) from water_meter) as meters, (select count(*) from client) as clients, (select count(*) from address) as addresses, (select count(*) from audit) as readings',
  );
  console.log(counts.rows[0]);
  const queries = await meterQueries(pool);
  await pool.end();
  return queries;
};

/** A filter by EGN is sent in the body. */
const request = (address: string, query: string, authorization: string): Promise<Response> =>
  query.startsWith('clientEGN=')
    ? fetch(`${address}/struma/water-meters/list`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ count: false, ...Object.fromEntries(new URLSearchParams(query)) }),
      })
    : fetch(`${address}/api/WaterMeter/GetWaterMeterList?count=false&${query}`, { headers: { authorization } });

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const main = async (): Promise<void> => {
  const folder = keptFolder ?? (await temporaryFolder('bench-meters'));
  const cluster = await openCluster({ dataFolder: folder });
  try {
    const queries = await fill(cluster.url);
    const service = await startServiceProcess(cluster.url);
    const claims = personClaims('operator', ['Оператор'], ['TestMainGroup']);
    const authorization = `Bearer ${await service.issuer.token({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
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
      const ms = Math.round(median(times) * 10) / 10;
      console.log(`${name}: ${ms} ms, ${found} rows (${judge(ms, { atMost: goalMs })})`);
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    await service.stop();
  } finally {
    await cluster.stop();
    if (!keptFolder) await rm(folder, { recursive: true, force: true });
  }
  await printCalibration();
};

await main();
