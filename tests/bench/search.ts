// Measures searches through the REST service. The searched texts are what callers say, as an operator types it; the
// requests that are sent during typing are measured too. Also measures the list of signals, filtered by words, telephone, name and address. Only
// times are checked here; tests/contract/generated-utility.test.ts checks the hits. Exits with 1 if a goal is missed.
// node tests/bench/search.ts [signals = 500000] [people = 60000]
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database/database.ts';
import { fillTestUtility } from '../builders/data/test-utility.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims } from '../builders/people/token.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { startTestService } from '../builders/product/rest-service.ts';
import { makeSpokenForms } from '../builders/search/spoken-forms.ts';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';
import { measureRounds, median, show } from './network/figures.ts';

const signals = Number(process.argv[2] ?? 500_000);
const people = Number(process.argv[3] ?? 60_000);
/** Two of three persons are clients; the reference utility has about one client for 1.3 meters. */
const meters = Math.round(people * 0.87);

const fill = async (databaseUrl: string): Promise<string[]> => {
  await (await startTestService({ databaseUrl })).stop();
  const pool = createPool({ url: databaseUrl, statementTimeoutSeconds: 0, onError: console.error });
  await fillTestUtility(pool, meters);
  await pool.query(
    `insert into submitter (name, phone, client_id)
       select split_part(name, ' ', 1) || ' ' || split_part(name, ' ', 3), '088' || lpad((id * 7919 % 10000000)::text, 7, '0'),
         case when id % 3 > 0 then id end
       from client where name ~ '^\\S+ \\S+ \\S+$' limit greatest(0, $1 - (select count(*) from client) - (select count(*) from submitter))`,
    [people],
  );
  await pool.query(
    `insert into signal (title, message, status_id, submitter_id)
       select (array[${titles.map((title) => `'${title}'`).join(', ')}])[1 + n % ${titles.length}] || ' ' || n / ${titles.length},
         'Обаждане ' || n || ' от клиент', case when n % 20 = 0 then 1 else 4 end, (select min(id) from submitter) + n % (select count(*) from submitter)
       from generate_series(1, $1) n`,
    [signals],
  );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ clients: number; submitters: number; signals: number }>(
    `select (select count(*) from client) as clients, (select count(*) from submitter) as submitters, (select count(*) from signal) as signals`,
  );
  console.log(rows[0]);
  const forms = (await makeSpokenForms(pool)).map(({ typed }) => typed);
  await pool.end();
  return forms;
};

const titles = ['Теч на улицата', 'Няма вода от снощи', 'Спукана тръба пред блока', 'Мътна вода', 'Ниско налягане'];

/** Search words that occur in many signals, in some, in one or in none. */
const words = ['спукана тръба', 'вода', 'налягане 1234', 'теч 77', 'обаждане 123456', 'мътна 5000', 'шахта'];

/** Names and addresses as typed: frequent and rare, in Latin letters, in the wrong layout, with a typing error. */
const names = ['мария', 'иванова', 'иван петров', 'georgi dimitrov', 'bdfy gtnhjd', 'петрва', 'непознат'];
const addresses = ['радомир', 'шипка 12', 'shipka 12', 'trmud 12', 'ул. „Шипка“ № 9999', 'шпика', 'радомир шипка 5'];

/** Beginnings of a text: the search field sends them when the operator pauses in the middle of a word. */
const beginningsOf = (typed: string): string[] =>
  [0.4, 0.7].map((share) => typed.slice(0, Math.ceil(typed.length * share)).trim()).filter(({ length }) => length >= 2);

const main = async (): Promise<void> => {
  const folder = await temporaryFolder('bench-search');
  const cluster = await openCluster({ dataFolder: folder });
  try {
    const forms = await fill(cluster.url);
    const service = await startServiceProcess(cluster.url);
    const claims = personClaims('operator', ['Оператор'], ['TestMainGroup']);
    const authorization = `Bearer ${await service.issuer.token({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
    const times: { typed: string; ms: number }[] = [];
    const send = async (text: string): Promise<void> => {
      const started = performance.now();
      const response = await fetch(`${service.url}/struma/search`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`The search returned the status ${response.status}.`);
      times.push({ typed: text, ms: performance.now() - started });
    };
    for (const typed of forms.slice(0, 20)) await send(typed);
    times.length = 0;
    for (const typed of forms) for (const text of [...beginningsOf(typed), typed]) await send(text);
    times.sort((one, other) => one.ms - other.ms);
    const at = (share: number): number => Math.round((times[Math.floor(times.length * share)]?.ms ?? 0) * 10) / 10;
    console.log(
      `${times.length} searches, load ${loadavg()[0]?.toFixed(1)}: median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
    );
    console.log(`95 %: ${at(0.95)} ms (${judge(at(0.95), { atMost: 100 })})`);
    console.log(
      times
        .slice(-8)
        .map(({ typed, ms }) => `${Math.round(ms)} ms: ${typed}`)
        .join('\n'),
    );
    const list = async (query: Record<string, string>): Promise<void> => {
      const path = `/api/signal/GetSignalList?${new URLSearchParams({ itemsPerPage: '10', ...query }).toString()}`;
      const response = await fetch(service.url + path, { headers: { authorization } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`The list returned the status ${response.status}.`);
    };
    await measureList('list by words', 100, (index) => list({ words: words[index % words.length] ?? '' }));
    await measureList('list by telephone', 30, (index) =>
      list({ phone: `088${String(((index + 1) * 7919) % 10_000_000).padStart(7, '0')}` }),
    );
    await measureList('list by name', 100, (index) => list({ person: names[index % names.length] ?? '' }));
    await measureList('list by address', 100, (index) => list({ address: addresses[index % addresses.length] ?? '' }));
    await service.stop();
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Measures each value in ten rounds. The slowest median counts, so that a fast value does not hide a slow one. */
const measureList = async (what: string, atMost: number, read: (index: number) => Promise<void>): Promise<void> => {
  const medians: number[] = [];
  for (let index = 0; index < words.length; index += 1)
    medians.push(median(await measureRounds(10, () => read(index))));
  const note = `each value: ${medians.map((value) => value.toFixed(0)).join(', ')}`;
  show(what, Math.max(...medians), 'ms', { goal: { atMost }, note });
};

await printCalibration();
await main();
await printCalibration();
