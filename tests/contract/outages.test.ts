/** The gateway during and after outages: of the REST service, the database, the identity provider, and a full disk. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCluster, type Cluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { eventually } from '../builders/eventually.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { startSilentProxy } from '../builders/network/silent-proxy.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { execute, readResponse, readFailure, type TypedResponse } from '../builders/requests/graphql-request.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

let folder: string;
let cluster: Cluster;
let identityDatabase: TestDatabase;
let identity: TestIdentity;
let identityPort: number;
let service: Part;
let servicePort: number;
let gateway: TestGateway;

const startService = (settings: Record<string, string> = {}): Promise<Part> =>
  startPart('backend/src/main.ts', {
    DATABASE_URL: cluster.url,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    DATA_DIR: folder,
    OIDC_ISSUER: identity.issuer,
    BACKEND_PORT: String(servicePort),
    DEMO: 'true',
    SCALE: '100',
    ...settings,
  });

beforeAll(async () => {
  folder = await temporaryFolder('outages');
  cluster = await openCluster({ dataFolder: folder, isDurable: false });
  identityDatabase = await createTestDatabase();
  [identityPort, servicePort] = [await findFreePort(), await findFreePort()];
  identity = await startIdentity(identityDatabase.url, identityPort);
  service = await startService();
  const pool = openTestPool(cluster.url, 1);
  await pool.query('update signal set status_id = 1, closed_at = null where id = 1');
  await pool.end();
  gateway = await startGateway(service.url, identity);
}, 120_000);

afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await cluster?.stop();
  await identityDatabase?.drop();
  await rm(folder, { recursive: true, force: true });
});

const list = () => execute<{ signals: { totalCount: number } }>(gateway, '{ signals { totalCount items { id } } }');
const reply = (signalId = '1', client = gateway) =>
  execute(client, 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }', {
    input: replyInput(signalId),
  });
const changeStatus = (client: TestGateway) =>
  execute(client, 'mutation { changeSignalStatus(input: { id: "3", status: REJECTED }) { __typename } }');
const hasNoErrors = ({ errors }: TypedResponse<unknown>): boolean => errors.length === 0;
/** Waits until /readyz reports the wanted state; the report may be up to a second late. */
const expectReady = async (wanted: { rest: boolean; identity: boolean }): Promise<void> => {
  const readReadiness = async () => (await (await gateway.fetch('/readyz')).json()) as typeof wanted;
  const found = await eventually(
    readReadiness,
    (state) => state.rest === wanted.rest && state.identity === wanted.identity,
  );
  expect(found).toEqual(wanted);
};

/** Expects typed errors of a query, a mutation, a download and an upload, and that the gateway keeps running. */
const expectUpstreamFailed = async (): Promise<void> => {
  expect((await list()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
  expect((await reply()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' }]);
  const file = await gateway.fetch('/files/signals/1/attachments.zip');
  expect(await readFailure(file)).toMatchObject({ code: 'UPSTREAM_FAILED' });
  const upload = await sendReply(gateway, 1, { files: [{ name: 'a.txt', bytes: Buffer.alloc(100_000) }] });
  expect(await readFailure(upload)).toMatchObject({ code: 'UPSTREAM_FAILED' });
  expect((await gateway.fetch('/healthz')).status).toBe(200);
  expect(gateway.isAlive()).toBe(true);
};

describe('the REST service is down', () => {
  test('each request gets a typed error, and later requests work after the outage', async () => {
    const before = await list();
    expect(before.data?.signals.totalCount).toBeGreaterThan(0);
    expect(hasNoErrors(await reply())).toBe(true);
    await expectReady({ rest: true, identity: true });
    await service.stop();
    await expectUpstreamFailed();
    await expectReady({ rest: false, identity: true });
    for (let call = 0; call < 10; call += 1) expect((await list()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
    service = await startService();
    expect(await eventually(list, hasNoErrors)).toEqual(before);
    expect(await reply()).toMatchObject({ data: { replyToSignal: { __typename: 'ReplyToSignalSuccess' } } });
  });
});

describe('a gateway that has never reached its service', () => {
  test('reports that nothing was stored', async () => {
    const gatewayWithoutService = await startGateway(`http://127.0.0.1:${await findFreePort()}`, identity);
    try {
      const [error] = (await reply('1', gatewayWithoutService)).errors;
      expect(error).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' });
      const upload = await sendReply(gatewayWithoutService, 1, { files: [{ name: 'a.txt', bytes: 'а' }] });
      expect(await readFailure(upload)).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' });
    } finally {
      await gatewayWithoutService.stop();
    }
  });
});

describe('the disk of the attachments is full', () => {
  test('SG-19 a message with a file is refused with the reason and not stored; a message without a file is stored', async () => {
    const full = await startService({ BACKEND_PORT: '0', ATTACHMENTS_RESERVE_MB: '10000000' });
    const fullGateway = await startGateway(full.url, identity);
    try {
      const upload = await sendReply(fullGateway, 1, { files: [{ name: 'a.txt', bytes: Buffer.alloc(100_000) }] });
      expect(await readFailure(upload)).toMatchObject({
        status: 507,
        code: 'STORAGE_FULL',
        message: 'Няма свободно място за файловете.',
        outcome: 'NOT_DONE',
      });
      expect(hasNoErrors(await reply('1', fullGateway))).toBe(true);
    } finally {
      await fullGateway.stop();
      await full.stop();
    }
  });
});

describe('the database is down', () => {
  test('each request gets a typed error, and later requests work after the outage', async () => {
    const before = await list();
    await cluster.stop();
    await expectUpstreamFailed();
    const answer = await fetch(`${service.url}/api/signal/GetSignalList`, {
      headers: { authorization: `Bearer ${await identity.token()}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: expect.stringMatching(/[а-я]/), traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(service.isAlive()).toBe(true);
    cluster = await openCluster({ dataFolder: folder, isDurable: false });
    expect(await eventually(list, hasNoErrors)).toEqual(before);
    expect(await eventually(() => reply('2'), hasNoErrors)).toMatchObject({
      data: { replyToSignal: { __typename: 'ReplyToSignalSuccess' } },
    });
  }, 60_000);
});

describe('the connection to the database is lost while a write is being stored', () => {
  test('the outcome of a status change and of an upload is UNKNOWN; a reply by GraphQL still succeeds', async () => {
    const proxy = await startSilentProxy(cluster.url);
    const proxiedService = await startService({ DATABASE_URL: proxy.url, BACKEND_PORT: '0' });
    const proxiedGateway = await startGateway(proxiedService.url, identity);
    try {
      proxy.loseResponseTo('commit');
      const { errors } = await changeStatus(proxiedGateway);
      expect(errors).toMatchObject([{ code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' }]);
      proxy.loseResponseTo('commit');
      const upload = await sendReply(proxiedGateway, 1, { files: [{ name: 'a.txt', bytes: 'а' }] });
      expect(await readFailure(upload)).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' });
      proxy.loseResponseTo('commit');
      const graphqlReply = await reply('1', proxiedGateway);
      expect(graphqlReply).toMatchObject({ data: { replyToSignal: { __typename: 'ReplyToSignalSuccess' } } });
    } finally {
      await proxiedGateway.stop();
      await proxiedService.stop();
      await proxy.stop();
    }
  });
});

describe('the identity provider is down', () => {
  test('a running gateway continues; a new gateway responds 503, refuses sign-ins, and works after the outage', async () => {
    const before = await list();
    await identity.stop();
    expect(await list()).toEqual(before);
    await expectReady({ rest: true, identity: false });
    const fresh = await startGateway(service.url, identity);
    try {
      const response = await fresh.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ signals { totalCount } }"}',
      });
      expect(await readResponse(response)).toMatchObject({ status: 503, errors: [{ code: 'UPSTREAM_FAILED' }] });
      const file = await fresh.fetch('/files/signals/1/attachments.zip');
      expect(await readFailure(file)).toMatchObject({ status: 503, code: 'UPSTREAM_FAILED' });
      const login = await fetch(`${fresh.url}/auth/login`, { redirect: 'manual' });
      expect([login.status, login.headers.get('location')]).toEqual([302, '/authentication?error=failed']);
      identity = await startIdentity(identityDatabase.url, identityPort);
      const afterOutage = await eventually(() => execute(fresh, '{ signals { totalCount } }'), hasNoErrors);
      expect(afterOutage.data).toMatchObject({ signals: { totalCount: before.data?.signals.totalCount } });
    } finally {
      await fresh.stop();
    }
  }, 60_000);
});
