// Compares the list of signals through the REST service with the same SQL sent bare, in turns.
// node tests/bench/list.ts [signals = 500000] [rounds = 200]
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database.ts';
import { fillReferenceUtility } from '../../backend/src/reference-utility/fill.ts';
import { startServiceProcess, type ServiceProcess } from '../builders/rest-process.ts';

const signals = Number(process.argv[2] ?? 500_000);
const rounds = Number(process.argv[3] ?? 200);
const pageSize = 100;
const warmUp = 100;
const lastPage = Math.ceil(signals / pageSize);

const select = (ids: string, order: string): string => `
  select s.id, s.title, s.message, s.status_id, status.name_bg as status_name, s.priority_id, priority.name_bg as priority_name,
    s.submitter_id, submitter.name as submitter_name, s.breakdown_id, breakdown.work_card_no, s.user_id, s.location,
    s.needs_reply, s.created_at, s.last_response_at, s.closed_at
  from (${ids}) as page
  join signal s on s.id = page.id
  left join nomenclature_item status on status.nomenclature_id = 1 and status.id = s.status_id
  left join nomenclature_item priority on priority.nomenclature_id = 2 and priority.id = s.priority_id
  left join submitter on submitter.id = s.submitter_id
  left join breakdown on breakdown.id = s.breakdown_id
  order by ${order}`;

const idsBy = (order: string, offset = 0): string =>
  `select id from signal order by ${order} limit ${pageSize} offset ${offset}`;

interface Case {
  name: string;
  query: string;
  /** The same rows in the same order, as one would write them by hand for this very page. */
  sql: string;
}

const cases: Case[] = [
  { name: 'page 1', query: 'page=1', sql: select(idsBy('id desc'), 's.id desc') },
  { name: 'last page', query: `page=${lastPage}`, sql: select(idsBy('id asc'), 's.id desc') },
  {
    name: 'page 1, newest',
    query: 'sortBy=createdUtc&sortDesc=true&page=1',
    sql: select(idsBy('created_at desc, id desc'), 's.created_at desc, s.id desc'),
  },
  {
    name: 'last page, newest',
    query: `sortBy=createdUtc&sortDesc=true&page=${lastPage}`,
    sql: select(idsBy('created_at, id'), 's.created_at desc, s.id desc'),
  },
  {
    name: 'middle page, newest',
    query: `sortBy=createdUtc&sortDesc=true&page=${Math.round(lastPage / 2)}`,
    sql: select(
      idsBy('created_at desc, id desc', (Math.round(lastPage / 2) - 1) * pageSize),
      's.created_at desc, s.id desc',
    ),
  },
];

/** Other sorts, for which no bare statement is given: how long the route takes. */
const sorts = [
  'id',
  'priority',
  'status',
  'createdBySubmitter',
  'createdUtc',
  'lastResponseUtc',
  'closedUtc',
  'breakdown',
];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Asks the route over a kept connection; gives the answer's bytes, as the gateway gets them. */
const reader = async (service: ServiceProcess, query: string) => {
  const token = await service.issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 });
  const url = `${service.url}/api/signal/GetSignalList?itemsPerPage=${pageSize}&${query}`;
  const options = { agent, headers: { authorization: `Bearer ${token}` } };
  return async (): Promise<Buffer> => {
    const [response] = (await once(get(url, options), 'response')) as [IncomingMessage];
    const body = await buffer(response);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${body.toString()}`);
    return body;
  };
};

const agent = new Agent({ keepAlive: true });

const compare = async (service: ServiceProcess, { name, query, sql }: Case): Promise<void> => {
  const read = await reader(service, query);
  const bare = () => service.pool.query<{ id: number }>(sql);
  const { rows } = await bare();
  const { items, totalCount } = JSON.parse((await read()).toString()) as {
    items: { id: number }[];
    totalCount: number;
  };
  const isSame = JSON.stringify(items.map((row) => row.id)) === JSON.stringify(rows.map((row) => row.id));
  if (!isSame || totalCount !== signals)
    throw new Error(`${name}: the route and the bare SQL do not give the same rows.`);
  const times = { route: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUp; round++) await Promise.all([bare(), read()]);
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await timed(bare));
    times.route.push(await timed(read));
  }
  const [route, direct] = [median(times.route), median(times.bare)];
  console.log(
    `${name.padEnd(22)} route ${route.toFixed(2)} ms   bare SQL ${direct.toFixed(2)} ms   ${(route / direct).toFixed(2)} ×`,
  );
};

const survey = async (service: ServiceProcess, sort: string): Promise<void> => {
  const columns = [];
  for (const descending of [false, true]) {
    for (const page of [1, Math.round(lastPage / 2), lastPage]) {
      const read = await reader(service, `sortBy=${sort}&sortDesc=${descending}&page=${page}`);
      columns.push(
        (await timed(read)).toFixed(0),
        median([await timed(read), await timed(read), await timed(read)]).toFixed(1),
      );
    }
  }
  console.log(sort.padEnd(20), columns.map((column) => column.padStart(8)).join(''));
};

const fill = async (service: ServiceProcess, url: string): Promise<void> => {
  const started = performance.now();
  const pool = createPool({ url, statementTimeoutSeconds: 0, onError: console.error });
  await fillReferenceUtility({ pool, attachments: await openFolderStore(service.folder), signals });
  await pool.query('vacuum signal, response, submitter, breakdown');
  await pool.end();
  console.log(`${signals} signals made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
};

const measure = async (databaseUrl: string, isFilled: boolean): Promise<void> => {
  const service = await startServiceProcess(databaseUrl);
  try {
    if (!isFilled) await fill(service, databaseUrl);
    console.log(`medians of ${rounds} rounds in turns, ${pageSize} rows`);
    for (const each of cases) await compare(service, each);
    console.log(
      '\nms of the route: page 1 first/again, middle first/again, last first/again; ascending, then descending',
    );
    for (const sort of sorts) await survey(service, sort);
  } finally {
    await service.stop();
  }
};

// A database that an earlier run left may be named, to spare the filling.
const filled = process.env.BENCH_DATABASE_URL;
if (filled) await measure(filled, true);
else {
  const folder = await mkdtemp(join(tmpdir(), 'struma-bench-'));
  const cluster = await openCluster({ dataFolder: folder });
  try {
    await measure(cluster.url, false);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
