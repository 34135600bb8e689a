import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { passwords } from '../builders/people/demo-users.ts';
import { replyTo, run, sendInput, submitSignal } from '../builders/requests/signal-requests.ts';
import { eventually } from '../builders/eventually.ts';
import { listenTo, type EventStream } from '../builders/requests/event-stream.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startReplicas, type Replicas } from '../builders/product/replicas.ts';
import { replyInput } from '../builders/requests/reply-form.ts';
import type { HttpClient } from '../builders/requests/graphql-request.ts';
import { openTestPool } from '../builders/database/test-database.ts';

let replicas: Replicas;
let database: pg.Pool;
let operator: BrowserClient;
let citizen: BrowserClient;
/** Id of a signal of the citizen. */
let citizenSignal: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  replicas = await startReplicas();
  database = openTestPool(replicas.databaseUrl, 1);
  [operator, citizen] = [new BrowserClient(replicas.balancer.url), new BrowserClient(replicas.balancer.url)];
  await operator.signIn('operator', passwords.operator);
  await citizen.signIn('citizen', passwords.citizen);
  const { submitSignal: sent } = await submitSignal(citizen, { location: { latitude: 42.6, longitude: 23 } });
  citizenSignal = String(sent?.signalId);
}, 120_000);
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await database?.end();
  await replicas?.stop();
});

/** Returns a client that sends requests with the cookies of `client` to one of the gateways. */
const at = (gateway: number, client: Pick<BrowserClient, 'cookies'>): HttpClient => ({
  fetch: (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return fetch(`${replicas.gateways[gateway]?.url}${path}`, { ...init, headers });
  },
});
const listen = async (
  gateway: number,
  client: Pick<BrowserClient, 'cookies'>,
  since?: string,
): Promise<EventStream> => {
  const stream = await listenTo(at(gateway, client), since);
  streams.push(stream);
  return stream;
};
/**
 * Opens streams of an operator at both gateways; `received` waits for a number of later events and returns their ids.
 */
const listenAtBoth = async () => {
  const replicaStreams = [await listen(0, operator), await listen(1, operator)];
  await Promise.all(replicaStreams.map((replicaStream) => replicaStream.next('hello')));
  // A gateway may still send earlier events.
  const [before = 0] = await storedAfter(-1);
  const idsAfter = (replicaStream: EventStream): number[] =>
    replicaStream.received.map(({ id }) => Number(id)).filter((id) => id > before);
  const received = (replicaStream: EventStream, count: number): Promise<number[]> =>
    eventually(
      () => Promise.resolve(idsAfter(replicaStream)),
      ({ length }) => length >= count,
    );
  return { replicaStreams, received, stored: async () => (await storedAfter(before)).toReversed() };
};
/** Ids of the stored events after the event `before`, the latest first. */
const storedAfter = async (before: number): Promise<number[]> => {
  const { rows } = await database.query<{ id: string }>('select id from signal_event where id > $1 order by id desc', [
    before,
  ]);
  return rows.map(({ id }) => Number(id));
};
const findForeignSignal = async (): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `select id from signal where status_id = 1 and submitter_id <> (select submitter_id from signal where id = $1) limit 1`,
    [citizenSignal],
  );
  return String(rows[0]?.id);
};

describe('live events over two gateways and two REST services', () => {
  test('each of two writes is sent once to the streams of both gateways', async () => {
    const { replicaStreams, received, stored } = await listenAtBoth();
    await replyTo(citizen, citizenSignal);
    await replyTo(citizen, citizenSignal);
    const ids = await stored();
    expect(ids).toHaveLength(2);
    for (const replicaStream of replicaStreams) expect(await received(replicaStream, 2)).toEqual(ids);
  });

  test('AU-11 the other gateway sends the events that were missed at one gateway; a citizen receives only events of the citizen’s signals', async () => {
    const before = await listen(0, citizen);
    const { id } = await before.next('hello');
    before.close();
    await sendInput(operator, `/files/signals/${citizenSignal}/notes`, replyInput(citizenSignal));
    await run(operator, `mutation { takeSignal(input: { id: "${citizenSignal}", takeOver: true }) { __typename } }`);
    await replyTo(operator, await findForeignSignal());
    await replyTo(operator, citizenSignal);
    const replicaStream = await listen(1, operator, id);
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await replicaStream.next('signal')).data.kind);
    expect(kinds).toEqual(['NOTED', 'TAKEN', 'RESPONDED', 'RESPONDED']);
    const citizenStream = await listen(1, citizen, id);
    expect((await citizenStream.next('signal')).data).toMatchObject({
      kind: 'RESPONDED',
      signalId: citizenSignal,
      changedBy: null,
    });
    expect(citizenStream.received).toHaveLength(1);
  });

  test('a stream continues without gaps after PostgreSQL closed the listening connections', async () => {
    const { replicaStreams, received, stored } = await listenAtBoth();
    const listeners = async (): Promise<number[]> => {
      // The last statement of a listening connection is `listen` or a heartbeat.
      const { rows } = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'struma-events' and datname = current_database()
           and query ~ 'listen|select 1'`,
      );
      return rows.map(({ pid }) => pid);
    };
    const former = await eventually(listeners, (pids) => pids.length === 2);
    expect(former).toHaveLength(2);
    await database.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [former]);
    await replyTo(citizen, citizenSignal);
    // A terminated connection stays in pg_stat_activity for a while.
    const isNew = (pid: number): boolean => !former.includes(pid);
    const current = await eventually(listeners, (pids) => pids.length === 2 && pids.every(isNew));
    expect(current.filter(isNew)).toHaveLength(2);
    await replyTo(citizen, citizenSignal);
    const ids = await stored();
    expect(ids).toHaveLength(2);
    for (const replicaStream of replicaStreams) expect(await received(replicaStream, 2)).toEqual(ids);
  });

  test('AU-3 after a sign-out, a gateway refuses a copy of the session cookie, also for a new event stream', async () => {
    const administrator = new BrowserClient(replicas.balancer.url);
    await administrator.signIn('admin', passwords.admin);
    const thief = { cookies: new Map(administrator.cookies) };
    const stream = await listen(0, administrator);
    await stream.next('hello');
    const headers = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
    await administrator.fetch('/auth/logout', { method: 'POST', headers });
    const copyStatus = await eventually(
      async () => (await at(0, thief).fetch('/auth/session', { headers })).status,
      (status) => status === 401,
    );
    expect(copyStatus).toBe(401);
    await expect(listen(0, thief)).rejects.toThrow(/401/);
  });
});
