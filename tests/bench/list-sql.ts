// The list of signals against the very SQL that it sends, sent bare over one connection, in turns.
// node tests/bench/list-sql.ts [signals = 500000] [rounds = 100]; BENCH_DATABASE_URL names a database filled before.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { openFolderStore } from '../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database.ts';
import { fillReferenceUtility } from '../../backend/src/reference-utility/fill.ts';
import { captureSql, type Statement } from '../builders/captured-sql.ts';
import { startServiceProcess } from '../builders/rest-process.ts';
import { startTestService } from '../builders/rest-service.ts';

const signals = Number(process.argv[2] ?? 500_000);
const rounds = Number(process.argv[3] ?? 100);

const sorts = {
  'default sort': '',
  'newest first': '&sortBy=createdUtc&sortDesc=true',
  'status, newest first': '&sortBy=status&sortBy=createdUtc&sortDesc=false&sortDesc=true',
};

/** Whether a page is asked for without its count, with one that nothing has changed since, or with one that has to be counted. */
const counts = {
  'without count': '&count=false',
  'count known': '',
  'count anew': '',
} as const;

interface Asker {
  url: string;
  issuer: { token(claims?: object): Promise<string> };
}

const agent = new Agent({ keepAlive: true });

const ask = async ({ url, issuer }: Asker, path: string): Promise<() => Promise<void>> => {
  const token = await issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 });
  const address = url + path;
  return async () => {
    const [response] = (await once(
      get(address, { agent, headers: { authorization: `Bearer ${token}` } }),
      'response',
    )) as [IncomingMessage];
    const body = await buffer(response);
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode} ${body.toString()}`);
  };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A transaction of somebody else: every count that was remembered is out of date. */
const outdate = (pool: pg.Pool) => pool.query('select pg_current_xact_id()');

const compare = async (databaseUrl: string): Promise<void> => {
  const pool = createPool({ url: databaseUrl, size: 2, onError: () => undefined });
  const connection = await pool.connect();
  const [inside, outside] = [await startTestService({ databaseUrl }), await startServiceProcess(databaseUrl)];
  const sendAll = async (statements: Statement[]) => {
    for (const { name, text, values } of statements)
      await connection.query(name ? { name, text, values } : { text, values });
  };
  try {
    const { rows } = await pool.query<{ count: number }>('select count(*) as count from signal');
    const last = Math.ceil((rows[0]?.count ?? 0) / 100);
    console.log(`${rows[0]?.count} signals, 100 rows, medians of ${rounds} rounds in turns`);
    for (const [sort, order] of Object.entries(sorts))
      for (const [page, number] of Object.entries({ 'page 1': 1, 'last page': last }))
        for (const [count, wish] of Object.entries(counts)) {
          const query = `/api/signal/GetSignalList?itemsPerPage=100&page=${number}${order}${wish}`;
          const [captured, read] = [await ask(inside, query), await ask(outside, query)];
          const isAnew = count === 'count anew';
          for (let round = 0; round < 5; round += 1) await captured();
          if (isAnew) await outdate(pool);
          const statements = await captureSql(captured);
          const times = { route: [] as number[], bare: [] as number[] };
          for (let round = -20; round < rounds; round += 1) {
            const bare = await timed(() => sendAll(statements));
            if (isAnew) await outdate(pool);
            const route = await timed(read);
            if (round < 0) continue;
            times.bare.push(bare);
            times.route.push(route);
          }
          const [route, bare] = [median(times.route), median(times.bare)];
          console.log(
            `${sort.padEnd(22)}${page.padEnd(11)}${count.padEnd(15)}route ${route.toFixed(2).padStart(7)} ms   ` +
              `${statements.length} statements bare ${bare.toFixed(2).padStart(7)} ms   ${(route / bare).toFixed(2)} ×`,
          );
        }
    const empty = await ask(outside, '/healthz');
    const trips: number[] = [];
    for (let round = 0; round < rounds; round += 1) trips.push(await timed(empty));
    console.log(`an answer of the same service without any SQL: ${median(trips).toFixed(2)} ms`);
  } finally {
    connection.release();
    await inside.stop();
    await outside.stop();
    await pool.end();
  }
};

const fill = async (databaseUrl: string, folder: string): Promise<void> => {
  const prepared = await startTestService({ databaseUrl });
  await prepared.stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: () => undefined });
  const seconds = await timed(async () =>
    fillReferenceUtility({ pool, attachments: await openFolderStore(join(folder, 'attachments')), signals }),
  );
  await pool.query('vacuum analyze signal, response, submitter, breakdown');
  await pool.end();
  console.log(`filled in ${(seconds / 1000).toFixed(0)} s`);
};

const filled = process.env.BENCH_DATABASE_URL;
if (filled) await compare(filled);
else {
  const folder = await mkdtemp(join(tmpdir(), 'struma-bench-'));
  const cluster = await openCluster({ dataFolder: folder });
  try {
    await fill(cluster.url, folder);
    await compare(cluster.url);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
agent.destroy();
