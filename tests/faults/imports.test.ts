/** Imports during faults: simultaneous files, killed processes, a line of 100 MB, a full disk. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { residentMegabytes } from '../bench/measuring/resident-memory.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { eventually } from '../builders/eventually.ts';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk, type SmallDisk } from '../builders/files/small-disk.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { personClaims, startTokenIssuer, type TokenIssuer } from '../builders/people/token.ts';
import { startPart, type Part } from '../builders/product/part.ts';

const claims = personClaims('admin', ['Администратор'], ['TestMainGroup']);

let database: TestDatabase;
let pool: pg.Pool;
let issuer: TokenIssuer;
let folder: string;
let disk: SmallDisk | null = null;
let firstService: Part;
let secondService: Part;

const startService = (): Promise<Part> =>
  startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: folder,
    OIDC_ISSUER: issuer.issuer,
    ATTACHMENTS_RESERVE_MB: '0',
    LOG_LEVEL: 'silent',
  });

beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await startTokenIssuer();
  const parent = await temporaryFolder('import-faults');
  folder = join(parent, 'attachments');
  if (smallDiskNote === '') disk = mountSmallDisk(folder, '512m');
  firstService = await startService();
  secondService = await startService();
  pool = openTestPool(database.url, 4);
}, 120_000);

afterAll(async () => {
  await Promise.all([firstService, secondService].filter((part) => part?.isAlive()).map((part) => part.stop()));
  await pool?.end();
  await issuer?.stop();
  await database?.drop();
  disk?.unmount();
}, 60_000);

interface Answer {
  status: number;
  type?: number;
  message?: string;
}

const send = async (part: Part, content: Blob, name: string): Promise<Answer> => {
  const body = new FormData();
  body.append('file', content, name);
  const headers = { authorization: `Bearer ${await issuer.token(claims)}` };
  const path = '/api/ImportFile/ImportFile?importDefId=2';
  const response = await fetch(`${part.url}${path}`, { method: 'POST', headers, body });
  return { ...((await response.json()) as object), status: response.status };
};

const fileOf = (start: number, rows: number): Blob =>
  new Blob([
    'clientNumber;name;clientType\n',
    ...Array.from({ length: rows }, (_, index) => `${start + index};Ана;1\n`),
  ]);

const countClientsFrom = async (start: number): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from client where client_number like $1`,
    [`${start / 100_000}%`],
  );
  return rows[0]?.count ?? 0;
};

const stateOf = async (name: string): Promise<string[]> => {
  const { rows } = await pool.query<{ text: string }>(
    `select concat_ws(' ', status, message) as text from import_file where file_name = $1 order by id`,
    [name],
  );
  return rows.map(({ text }) => text);
};

test('IM-7 the same file sent to two services at once is imported once', async () => {
  const file = fileOf(1_100_000, 500);
  const answers = await Promise.all([
    send(firstService, file, 'едновременен.csv'),
    send(secondService, file, 'едновременен.csv'),
  ]);
  expect(new Set(answers.map(({ type }) => type))).toEqual(new Set([0, 1]));
  expect(await countClientsFrom(1_100_000)).toBe(500);
});

/** Locks the table of clients during the work, so that an import stages its rows and then waits for the table. */
const whileMerging = async (work: () => Promise<void>): Promise<void> => {
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('lock table client in share mode');
  await work();
  await lock.query('rollback');
  lock.release();
};

const mergingProcess = async (): Promise<number | undefined> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where query like 'insert into client%' and wait_event_type = 'Lock'
       and datname = current_database()`,
  );
  return rows[0]?.pid;
};

test('kill -9 of the service during an import: nothing is stored, and the run is marked as failed', async () => {
  const sent = send(firstService, fileOf(1_200_000, 2_000), 'убит.csv').catch(() => null);
  await whileMerging(async () => {
    await eventually(mergingProcess, (pid) => pid !== undefined);
    process.kill(firstService.pid, 'SIGKILL');
    await sent;
    await eventually(
      async () => firstService.isAlive(),
      (isAlive) => !isAlive,
    );
  });
  firstService = await startService();
  expect(
    await eventually(
      () => stateOf('убит.csv'),
      ([state]) => state?.startsWith('FAILED') === true,
    ),
  ).toEqual(['FAILED Импортът прекъсна, преди да завърши. Нищо не е записано.']);
  expect(await countClientsFrom(1_200_000)).toBe(0);
  expect((await send(firstService, fileOf(1_200_000, 2_000), 'убит.csv')).type).toBe(1);
  expect(await countClientsFrom(1_200_000)).toBe(2_000);
}, 60_000);

test('the end of the database session during an import: nothing is stored, and the run is marked as failed', async () => {
  const sent = send(firstService, fileOf(1_300_000, 2_000), 'прекъснат.csv');
  await whileMerging(async () => {
    const pid = await eventually(mergingProcess, (found) => found !== undefined);
    await pool.query('select pg_terminate_backend($1)', [pid]);
    expect((await sent).status).toBeGreaterThanOrEqual(500);
  });
  expect(await stateOf('прекъснат.csv')).toEqual(['FAILED Импортът не завърши. Нищо не е записано.']);
  expect(await countClientsFrom(1_300_000)).toBe(0);
  expect((await send(firstService, fileOf(1_300_000, 10), 'следващ.csv')).type).toBe(1);
}, 60_000);

// Freed buffers stay in the memory until the next garbage collection, so the limit is not far below the line.
test('a line of 200 MB is refused, and the memory of the service grows by less than 150 MB', async () => {
  await send(firstService, fileOf(1_400_000, 10), 'загряване.csv');
  const before = residentMegabytes(firstService.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(firstService.pid))), 20);
  const part = 'x'.repeat(1024 * 1024);
  const line = new Blob(['clientNumber;name;clientType\n1;', ...Array.from({ length: 200 }, () => part)]);
  const answer = await send(firstService, line, 'дълъг.csv').finally(() => clearInterval(timer));
  expect(answer).toMatchObject({
    type: -1,
    message: 'Ред 2 е по-дълъг от 1 МБ: файлът не е CSV.',
  });
  expect(most - before).toBeLessThan(150);
}, 60_000);

testWithSmallDisk(
  'a file for which the disk has no space is refused, and the next file is imported',
  async () => {
    disk?.fill();
    const refused = await send(firstService, fileOf(1_500_000, 50_000), 'голям.csv');
    expect(refused.status).toBe(507);
    const [state] = await stateOf('голям.csv');
    expect(state).toMatch(/^FAILED /);
    disk?.makeRoom();
    expect((await send(firstService, fileOf(1_500_000, 100), 'голям.csv')).type).toBe(1);
    expect(await countClientsFrom(1_500_000)).toBe(100);
  },
  60_000,
);
