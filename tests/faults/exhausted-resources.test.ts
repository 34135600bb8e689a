/** The gateway with many idle connections, and uploads to a disk that becomes full. */
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { sendReply } from '../builders/requests/reply-form.ts';
import { insertSignals } from '../builders/data/signals.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';
import { mountSmallDisk, smallDiskNote, testWithSmallDisk, type SmallDisk } from '../builders/files/small-disk.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

let database: TestDatabase;
let folder: string;
let attachments: string;
let disk: SmallDisk | null = null;
let identity: TestIdentity;
let service: Part;
let gateway: TestGateway;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('exhausted-resources');
  attachments = join(folder, 'attachments');
  await mkdir(attachments);
  if (smallDiskNote === '') disk = mountSmallDisk(attachments, '4m');
  identity = await startIdentity(database.url, await findFreePort());
  service = await startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: attachments,
    OIDC_ISSUER: identity.issuer,
    // No disk space is reserved, so that the disk itself becomes full.
    ATTACHMENTS_RESERVE_MB: '0',
  });
  pool = openTestPool(database.url, 1);
  await insertSignals(pool);
  gateway = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '10' });
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await pool?.end();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
  disk?.unmount();
  await rm(folder, { recursive: true, force: true });
});

const filesBelow = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('many connections that send nothing', () => {
  let idle: Socket[] = [];
  afterEach(() => idle.forEach((socket) => socket.destroy()));

  test('1 000 such connections do not block other clients', async () => {
    idle = [];
    const { port, hostname } = new URL(gateway.url);
    for (let batch = 0; batch < 10; batch += 1) {
      const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => undefined));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      idle.push(...sockets);
    }
    expect(idle).toHaveLength(1_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => execute(gateway, '{ signals { totalCount items { id } } }')),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const reply = await sendReply(gateway, 1, { files: [{ name: 'a.txt', bytes: 'а' }] });
    expect(await reply.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
    expect(idle.filter(({ destroyed }) => destroyed)).toEqual([]);
  });
});

describe(`a disk that becomes full during an upload${smallDiskNote}`, () => {
  testWithSmallDisk(
    'SG-19 the upload fails with the outcome NOT_DONE, nothing remains of its files, and small files are still stored',
    async () => {
      const before = await filesBelow(attachments);
      const large = await sendReply(gateway, 2, {
        files: [
          { name: 'малък.txt', bytes: 'малък' },
          { name: 'голям.bin', bytes: Buffer.alloc(8_000_000, 'x') },
        ],
      });
      expect(await readFailure(large)).toMatchObject({
        status: 507,
        code: 'STORAGE_FULL',
        message: 'Няма свободно място за файловете.',
        outcome: 'NOT_DONE',
      });
      expect(await filesBelow(attachments)).toEqual(before);
      expect((await pool.query('select from response where signal_id = 2')).rows).toEqual([]);
      const small = await sendReply(gateway, 2, { files: [{ name: 'малък.txt', bytes: 'малък' }] });
      expect(await small.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
      expect(service.isAlive() && gateway.isAlive()).toBe(true);
    },
  );
});
