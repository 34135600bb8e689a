import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { storedFilePath } from '../../backend/src/attachments/folder-store.ts';
import { runCommand } from '../builders/product/command.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { eventually } from '../builders/eventually.ts';
import { fingerprints } from '../builders/database/fingerprints.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { killEverything } from '../builders/product/kill-everything.ts';
import { processesOf } from '../builders/product/processes.ts';
import { startProduct } from '../builders/product/product.ts';
import { sendReply } from '../builders/requests/reply-form.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { openTestPool } from '../builders/database/test-database.ts';

let installation: Installation;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder('backup');
  installation = await startInstallation();
}, 120_000);

afterAll(async () => {
  await installation?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface NamedFile {
  sha256: string;
}

/** Selects the SHA-256 of the files of messages, of imported files and of their error files. */
const namedFiles = `select sha256 from attachment union select sha256 from import_file where sha256 is not null
  union select sha256 from import_error_file where sha256 is not null order by 1`;
const replyCount = async (client: Pick<pg.ClientBase, 'query'>): Promise<number> =>
  (await client.query<{ count: number }>('select count(*) as count from response')).rows[0]?.count ?? 0;

const openSignals = async (): Promise<number[]> => {
  const { rows } = await installation.pool.query<{ id: number }>(
    'select id from signal where status_id = 1 order by id',
  );
  return rows.map(({ id }) => id);
};

/**
 * Sends replies with files until the returned function is called. That function resolves to the number of acknowledged
 * replies.
 */
const replyUntilStopped = (signals: number[]): (() => Promise<number>) => {
  let isStopped = false;
  let acknowledged = 0;
  const running = (async () => {
    while (!isStopped) {
      const files = [{ name: 'снимка.bin', bytes: randomBytes(20_000) }];
      const answer = await sendReply(installation.operator, signals[acknowledged % signals.length] ?? 0, { files });
      expect(await answer.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
      acknowledged += 1;
    }
  })();
  return async () => {
    isStopped = true;
    await running;
    return acknowledged;
  };
};

const hashFiles = async (dataFolder: string, files: NamedFile[]): Promise<string[]> =>
  Promise.all(
    files.map(async ({ sha256 }) =>
      createHash('sha256')
        .update(await readFile(storedFilePath(join(dataFolder, 'attachments'), sha256)))
        .digest('hex'),
    ),
  );

test('RQ-3 a backup during writes is a consistent snapshot of rows and files, and can be restored after kill -9 of all parts', async () => {
  const file = join(folder, 'nightly.struma');
  const restored = join(folder, 'restored');
  const signals = await openSignals();
  const stopReplies = replyUntilStopped(signals);
  const client = await installation.pool.connect();
  await eventually(
    () => installation.stored(),
    ({ files }) => files > 5,
  );
  await client.query('begin isolation level repeatable read read only');
  const { rows: exported } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const backup = runCommand('backup.ts', [file, '--snapshot', exported[0]?.id ?? ''], {
    DATA_DIR: installation.folder,
  });
  const expected = await fingerprints(client);
  const { rows: expectedFiles } = await client.query<NamedFile>(namedFiles);
  const repliesInSnapshot = await replyCount(client);
  expect(await backup).toMatchObject({ status: 0 });
  await client.query('rollback');
  client.release();
  await stopReplies();
  expect(await replyCount(installation.pool)).toBeGreaterThan(repliesInSnapshot);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await killEverything(installation.folder);
  expect(
    await eventually(
      () => processesOf(installation.folder),
      (remaining) => remaining.length === 0,
    ),
  ).toEqual([]);

  expect(await runCommand('restore.ts', [file], { DATA_DIR: restored })).toMatchObject({ status: 0 });
  const cluster = await openCluster({ dataFolder: restored });
  const pool = openTestPool(cluster.url, 1);
  expect(await fingerprints(pool)).toEqual(expected);
  const { rows: files } = await pool.query<NamedFile>(namedFiles);
  expect(files).toEqual(expectedFiles);
  expect(await hashFiles(restored, files)).toEqual(expectedFiles.map(({ sha256 }) => sha256));
  await pool.end();
  await cluster.stop();

  const product = await startProduct(await findFreePort(), restored);
  const operator = new BrowserClient(product.address);
  await operator.signIn('operator', passwords.operator);
  const answer = await sendReply(operator, signals[0] ?? 0, { files: [{ name: 'нова.txt', bytes: 'нова' }] });
  expect(await answer.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
  await product.stop();
}, 120_000);
