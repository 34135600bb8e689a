// Measures the first page, the filters and the last page of the activity log and the exception log, and compares a long
// nomenclature with a short one, through the REST service. Exits with 1 if a goal is missed.
// node tests/bench/logs.ts [rounds = 60]
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import type pg from 'pg';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims } from '../builders/people/token.ts';

const rounds = Number(process.argv[2] ?? 60);
const warmUp = 10;
const counts = { activities: 1_000_000, exceptions: 200_000 };

interface Case {
  name: string;
  path: string;
  /** Longest allowed median time in milliseconds. */
  goal: number;
}

/** The cases of one log. The filters find one of 40 persons, and one day in the middle of three years. */
const casesOf = (name: string, path: string, time: string, rows: number): Case[] => [
  { name: `${name}, first page`, path, goal: 15 },
  { name: `${name}, by person`, path: `${path}?username=${encodeURIComponent('ЛИЦЕ 07')}`, goal: 30 },
  {
    name: `${name}, by day`,
    path: `${path}?${time}From=2025-03-01%2000:00:00&${time}To=2025-03-01%2023:59:59`,
    goal: 30,
  },
  { name: `${name}, last page`, path: `${path}?page=${rows / 10}`, goal: 100 },
];

const logCases: Case[] = [
  ...casesOf('activity', '/api/Logs/GetActivityLogsList', 'createdOn', counts.activities),
  ...casesOf('exceptions', '/api/Logs/GetExceptionLogsList', 'dateCreated', counts.exceptions),
];

const items = (nomenclature: number, sort: string): string =>
  `/api/nomenclatures/getItemsNomenclatureList?nomenclatureId=${nomenclature}${sort}`;
const nomenclatureSorts = { 'default order': '', 'by code': '&sortBy=code', 'by name': '&sortBy=nameBg' };
/** The first page of 5 000 items may take this many times as long as that of ten items: measurements vary. */
const nomenclatureGoal = 1.5;

const fill = async (databaseUrl: string): Promise<void> => {
  await (await startTestService({ databaseUrl })).stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: console.error });
  const moment = (rows: number) => `timestamptz '2023-10-01' + n * (interval '3 years' / ${rows})`;
  const person = `'Лице ' || to_char(n::bigint * 7919 % 40, 'FM00')`;
  await pool.query(`
    insert into signal (id, title, message) select n, 'Теч', '{}' from generate_series(1, 2000) n;
    insert into activity_log (actor, actor_subject, entity, entity_id, action, field, old_value, new_value, trace_id, created_on)
      select ${person}, 'account', 'signal', (n * 31 % 2500)::text, 'UPDATE', 'status', 'Сигнал', 'Авария',
        md5(n::text), ${moment(counts.activities)} from generate_series(1, ${counts.activities}) n;
    insert into exception_log (username, message, stacktrace, trace_id, created_on)
      select ${person}, 'Грешка ' || n % 50, repeat('    at handle (backend/src/file.ts:1:1)' || chr(10), 12), md5(n::text),
        ${moment(counts.exceptions)} from generate_series(1, ${counts.exceptions}) n;
    insert into nomenclature (id, name) values (1001, 'Кратка'), (1002, 'Дълга');
    insert into nomenclature_item (nomenclature_id, id, code, name_bg)
      select list, n, 'К' || n, 'Име ' || n from (values (1001, 10), (1002, 5000)) l (list, size), generate_series(1, size) n`);
  await pool.query('vacuum analyze signal, activity_log, exception_log, nomenclature, nomenclature_item');
  await pool.end();
};

const agent = new Agent({ keepAlive: true });

const timeRequest = async (url: string, authorization: string): Promise<number> => {
  const started = performance.now();
  const [response] = (await once(get(url, { agent, headers: { authorization } }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return performance.now() - started;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measure = async (work: () => Promise<number>, before: () => Promise<unknown> = async () => undefined) => {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    await before();
    const time = await work();
    if (round >= 0) times.push(time);
  }
  return median(times);
};

/** Runs another transaction, which makes every cached count stale. */
const invalidateCounts = (pool: pg.Pool) => () => pool.query('select pg_current_xact_id()');

const measureAll = async (databaseUrl: string): Promise<boolean> => {
  const service = await startServiceProcess(databaseUrl);
  try {
    const claims = personClaims('admin', ['Администратор'], ['TestMainGroup']);
    const token = await service.issuer.token({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 });
    const requestOf = (path: string) => () => timeRequest(service.url + path, `Bearer ${token}`);
    const results: boolean[] = [];
    for (const { name, path, goal } of logCases) {
      const time = await measure(requestOf(path));
      const anew = await measure(requestOf(path), invalidateCounts(service.pool));
      results.push(time <= goal);
      print(name, time, `goal ${goal} ms`, `counted anew ${anew.toFixed(1)} ms`);
    }
    for (const [name, sort] of Object.entries(nomenclatureSorts)) {
      const [short, long] = [await measure(requestOf(items(1001, sort))), await measure(requestOf(items(1002, sort)))];
      results.push(long / short <= nomenclatureGoal);
      print(`5 000 items, ${name}`, long, `10 items ${short.toFixed(1)} ms`, `goal ${nomenclatureGoal} ×`);
    }
    const isMet = results.every(Boolean);
    console.log(`medians of ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}: ${isMet ? 'met' : 'NOT met'}`);
    return isMet;
  } finally {
    await service.stop();
  }
};

const print = (name: string, time: number, ...notes: string[]): void =>
  console.log(`${name.padEnd(28)}${time.toFixed(1).padStart(7)} ms   ${notes.join('   ')}`);

const folder = await temporaryFolder('bench');
const cluster = await openCluster({ dataFolder: folder });
try {
  await fill(cluster.url);
  process.exitCode = (await measureAll(cluster.url)) ? 0 : 1;
} finally {
  await cluster.stop();
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
}
