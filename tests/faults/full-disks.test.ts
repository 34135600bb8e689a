import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { eventually } from '../builders/eventually.ts';
import { launch, type LaunchRun } from '../builders/product/launch.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { killProcess, processOf } from '../builders/product/processes.ts';
import { unlimited } from '../builders/product/product.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk, type SmallDisk } from '../builders/files/small-disk.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';

let folder: string;
let disks: Record<'log' | 'data' | 'database', SmallDisk> | null = null;
let run: LaunchRun;
let operator: BrowserClient;
let address: string;
let metrics: string;

beforeAll(async () => {
  if (smallDiskNote !== '') return;
  folder = await temporaryFolder('full-disks');
  const data = mountSmallDisk(join(folder, 'data'), '16m');
  const database = mountSmallDisk(join(folder, 'data/postgres'), '600m');
  disks = { log: mountSmallDisk(join(folder, 'log'), '2m'), data, database };
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  address = `http://127.0.0.1:${port}`;
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  run = launch(data.folder, {
    ...unlimited,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_FILE: join(folder, 'log/struma.log'),
    ATTACHMENTS_RESERVE_MB: '0',
    // Pings, which carry counts of failed log writes from the launcher to the gateway, are sent 2.5 times as often.
    HANG_SECONDS: '12',
  });
  await run.ready;
  operator = new BrowserClient(address);
  await operator.signIn('operator', passwords.operator);
  await findOpenSignal();
}, 120_000);

afterAll(async () => {
  if (!disks) return;
  run.child.kill('SIGTERM');
  await run.exit;
  for (const disk of [disks.database, disks.log, disks.data]) disk.unmount();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const list = () => execute<{ signals: { totalCount: number } }>(operator, '{ signals { totalCount items { id } } }');
const reply = (text = 'Проверихме на място.') =>
  execute(operator, 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }', {
    input: replyInput(openSignal, { message: { text } }),
  });
const upload = (bytes: number) =>
  sendReply(operator, openSignal, { files: [{ name: 'снимка.bin', bytes: randomBytes(bytes) }] });
const isStored = async (sent: Promise<Response>) =>
  ((await (await sent).json()) as { __typename?: string }).__typename === 'ReplyToSignalSuccess';
const hasNoErrors = ({ errors }: { errors: unknown[] }): boolean => errors.length === 0;
const count = (text: string, part: string): number => text.split(part).length - 1;

let openSignal = '';
const findOpenSignal = async (): Promise<void> => {
  const { data } = await execute<{ signals: { items: { id: string }[] } }>(
    operator,
    '{ signals(filter: { statuses: [SIGNAL] }) { items { id } } }',
  );
  openSignal = data?.signals.items[0]?.id ?? '';
  expect(openSignal).not.toBe('');
};

describe(`full disks${smallDiskNote}`, () => {
  testWithSmallDisk(
    'RQ-2 a full disk of the log stops no part; failures are counted and reported once, and logging resumes with free space',
    async () => {
      disks?.log.fill();
      for (let request = 0; request < 300; request += 1) expect(hasNoErrors(await list())).toBe(true);
      expect(hasNoErrors(await reply())).toBe(true);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const counted = async () =>
        /^struma_log_failures_total\{part="launcher",code="ENOSPC"\} \d+$/m.exec(await (await fetch(metrics)).text());
      expect(await eventually(counted, Boolean)).not.toBeNull();
      expect(count(run.output(), 'The log cannot be written (ENOSPC)')).toBe(1);
      disks?.log.makeRoom();
      const trace = randomBytes(16).toString('hex');
      const isLogged = async () => {
        await operator.fetch('/auth/session', { headers: { 'x-trace-id': trace } });
        return (await readFile(join(folder, 'log/struma.log'), 'utf8')).includes(trace);
      };
      expect(await eventually(isLogged, Boolean)).toBe(true);
    },
    60_000,
  );

  testWithSmallDisk(
    'SG-19 while the disk of the attachments is full, files are refused with the reason and everything else works; with free space files are stored again',
    async () => {
      disks?.data.fill();
      expect(await readFailure(await upload(200_000))).toMatchObject({
        status: 507,
        code: 'STORAGE_FULL',
        message: 'Няма свободно място за файловете.',
        outcome: 'NOT_DONE',
      });
      expect(hasNoErrors(await reply())).toBe(true);
      expect(hasNoErrors(await list())).toBe(true);
      disks?.data.makeRoom();
      expect(await isStored(upload(200_000))).toBe(true);
    },
    60_000,
  );

  testWithSmallDisk(
    'RQ-2 while the disk of the database is full, changes are refused with the reason and reads work; with free space a database that crashed recovers',
    async () => {
      disks?.database.fill();
      const write = () => reply(randomBytes(6_000).toString('base64'));
      const refused = await eventually(write, (answer) => !hasNoErrors(answer), 0);
      expect(refused.errors).toMatchObject([
        {
          code: 'STORAGE_FULL',
          message: 'Няма свободно място за данните. Промяната не е записана.',
          outcome: 'NOT_DONE',
        },
      ]);
      expect(hasNoErrors(await list())).toBe(true);
      const before = await processOf('database', folder);
      killProcess(before);
      // The product keeps running while its database cannot start.
      await eventually(list, (answer) => !hasNoErrors(answer));
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      disks?.database.makeRoom();
      expect(hasNoErrors(await eventually(list, hasNoErrors))).toBe(true);
      expect(hasNoErrors(await eventually(reply, hasNoErrors))).toBe(true);
      expect(run.output()).toContain('is full: the database cannot run. It is started again');
      expect(run.child.exitCode).toBeNull();
    },
    120_000,
  );
});

describe(`a data folder that becomes read-only${smallDiskNote}`, () => {
  testWithSmallDisk(
    'RQ-2 new files are refused with the reason; stored files are sent, and reads and writes without files work',
    async () => {
      expect(await isStored(upload(1_000))).toBe(true);
      disks?.data.makeReadOnly();
      expect(await readFailure(await upload(1_000))).toMatchObject({
        status: 507,
        code: 'STORAGE_FULL',
        message: 'Файловете не могат да се запишат в момента.',
        outcome: 'NOT_DONE',
      });
      expect((await operator.fetch(`/files/signals/${openSignal}/attachments.zip`)).status).toBe(200);
      expect(hasNoErrors(await list())).toBe(true);
      expect(hasNoErrors(await reply())).toBe(true);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const another = new BrowserClient(address);
      await another.signIn('admin', passwords.admin);
      expect(hasNoErrors(await execute(another, '{ signals { totalCount } }'))).toBe(true);
    },
    60_000,
  );
});
