// Compares the time of the signal list with the time of its SQL statements alone, sent directly over one connection, in
// alternating rounds.
// node tests/bench/list.ts [signals = 500000] [rounds = 200]
// BENCH_DATABASE_URL is the URL of an already filled database.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';
import { openFolderStore } from '../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';
import { captureSql, type Statement } from '../builders/database/captured-sql.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const signals = Number(process.argv[2] ?? 500_000);
const rounds = Number(process.argv[3] ?? 200);
const warmUp = 20;
const pageSize = 100;
const goal = 1.5;

const sorts = {
  default: '',
  'newest first': '&sortBy=createdUtc&sortDesc=true',
  'status, newest first': '&sortBy=status&sortBy=createdUtc&sortDesc=false&sortDesc=true',
};
const pages = { first: 1, last: Math.ceil(signals / pageSize) };
const counts = { none: '&count=false', cached: '', counted: '' };

type Count = keyof typeof counts;

interface Case {
  sort: string;
  page: string;
  count: Count;
  path: string;
}

const cases: Case[] = Object.entries(sorts).flatMap(([sort, order]) =>
  Object.entries(pages).flatMap(([page, number]) =>
    (Object.keys(counts) as Count[]).map((count) => ({
      sort,
      page,
      count,
      path: `/api/signal/GetSignalList?itemsPerPage=${pageSize}&page=${number}${order}${counts[count]}`,
    })),
  ),
);

interface Service {
  url: string;
  issuer: { token(claims?: object): Promise<string> };
}

const agent = new Agent({ keepAlive: true });

/**
 * Returns a function that requests a path over one keep-alive connection and reads the whole response. The function
 * does not parse the response, because the rows of the direct SQL are not used either.
 */
const createSender = async ({ url, issuer }: Service) => {
  const authorization = `Bearer ${await issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
  return async (path: string): Promise<void> => {
    const [response] = (await once(get(url + path, { agent, headers: { authorization } }), 'response')) as [
      IncomingMessage,
    ];
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    await once(response.resume(), 'end');
  };
};

/** Runs another transaction, which makes every cached count stale. */
const invalidateCounts = (pool: pg.Pool) => pool.query('select pg_current_xact_id()');

/** Captures the SQL statements of each case after some warm-up requests. */
const captureEach = async (databaseUrl: string): Promise<Map<Case, Statement[]>> => {
  const service = await startTestService({ databaseUrl });
  try {
    const send = await createSender(service);
    const captured = new Map<Case, Statement[]>();
    for (const each of cases) {
      for (let round = 0; round < 5; round += 1) await send(each.path);
      if (each.count === 'counted') await invalidateCounts(service.pool);
      captured.set(each, await captureSql(() => send(each.path)));
    }
    return captured;
  } finally {
    await service.stop();
  }
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface AlternatingSteps {
  sqlOnly: () => Promise<void>;
  route: () => Promise<void>;
  before: () => Promise<unknown>;
}

const alternate = async ({ sqlOnly, route, before }: AlternatingSteps): Promise<{ sqlOnly: number; route: number }> => {
  const times = { sqlOnly: [] as number[], route: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    await before();
    const [bareTime, routeTime] = [await timed(sqlOnly), await timed(route)];
    if (round < 0) continue;
    times.sqlOnly.push(bareTime);
    times.route.push(routeTime);
  }
  return { sqlOnly: median(times.sqlOnly), route: median(times.route) };
};

const compare = async (databaseUrl: string): Promise<void> => {
  const captured = await captureEach(databaseUrl);
  const service = await startServiceProcess(databaseUrl);
  const connection = await service.pool.connect();
  try {
    const { rows } = await connection.query<{ count: number }>('select count(*) as count from signal');
    if (rows[0]?.count !== signals) throw new Error(`The database has ${rows[0]?.count} signals, not ${signals}.`);
    const send = await createSender(service);
    const runStatements = async (statements: Statement[]) => {
      for (const { name, text, values } of statements)
        await connection.query(name ? { name, text, values } : { text, values });
    };
    printRow('sort', 'page', 'count', 'statements', 'SQL only ms', 'route ms', 'ratio');
    const ratios: number[] = [];
    for (const [each, statements] of captured) {
      const { sqlOnly, route } = await alternate({
        before: () => (each.count === 'counted' ? invalidateCounts(service.pool) : Promise.resolve()),
        sqlOnly: () => runStatements(statements),
        route: () => send(each.path),
      });
      const shown = [sqlOnly, route, route / sqlOnly].map((value) => value.toFixed(2));
      printRow(each.sort, each.page, each.count, String(statements.length), ...shown);
      if (each.sort === 'default' && each.count !== 'none') ratios.push(route / sqlOnly);
    }
    console.log(`${signals} signals, ${pageSize} rows, medians of ${rounds} alternating rounds`);
    const worst = Math.max(...ratios);
    console.log(`worst ratio of the default sort with count: ${worst.toFixed(2)}, ${judge(worst, { atMost: goal })}`);
  } finally {
    connection.release();
    await service.stop();
  }
};

const widths = [22, 7, 14, 11, 9, 9, 7];

const printRow = (...cells: string[]): void =>
  console.log(cells.map((cell, index) => pad(cell, widths[index] ?? 0, index < 3)).join(''));

const pad = (text: string, width: number, isText: boolean): string =>
  isText ? text.padEnd(width) : text.padStart(width);

const fill = async (databaseUrl: string, folder: string): Promise<void> => {
  const migrated = await startTestService({ databaseUrl });
  await migrated.stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: console.error });
  const attachments = await openFolderStore(join(folder, 'attachments'));
  const milliseconds = await timed(() => fillReferenceUtility({ pool, attachments, signals }));
  await pool.query('vacuum analyze signal, response, submitter, breakdown');
  await pool.end();
  console.log(`filled in ${(milliseconds / 1000).toFixed(0)} s`);
};

await printCalibration();
const filled = process.env.BENCH_DATABASE_URL;
if (filled) await compare(filled);
else {
  const folder = await temporaryFolder('bench');
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
await printCalibration();
