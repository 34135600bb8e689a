import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { passwords } from '../builders/people/demo-users.ts';
import { changeStatus, replyTo, run, sendInput, submitSignal } from '../builders/requests/signal-requests.ts';
import { listenTo, type EventStream } from '../builders/requests/event-stream.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { replyInput } from '../builders/requests/reply-form.ts';

let installation: Installation;
let operator: BrowserClient;
let citizen: BrowserClient;
/** Id of a signal of the citizen. */
let citizenSignal: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
  citizen = new BrowserClient(installation.address);
  await citizen.signIn('citizen', passwords.citizen);
  const { submitSignal: sent } = await submitSignal(citizen, { location: { latitude: 42.6, longitude: 23 } });
  citizenSignal = String(sent?.signalId);
}, 120_000);
afterAll(async () => {
  for (const stream of streams) stream.close();
  await installation?.stop();
});

const listen = async (client: BrowserClient, since?: string): Promise<EventStream> => {
  const stream = await listenTo(client, since);
  streams.push(stream);
  return stream;
};

const sessionOf = async (client: BrowserClient) => (await run(client, '{ session { id eventCursor } }')).session ?? {};

describe('live events', () => {
  test('events of a reply, a new status and a new signal are sent to those who may see the signal', async () => {
    const [operatorStream, citizenStream] = [await listen(operator), await listen(citizen)];
    await Promise.all([operatorStream.next('hello'), citizenStream.next('hello')]);
    await replyTo(operator, citizenSignal);
    const common = { kind: 'RESPONDED', signalId: citizenSignal, changedAt: expect.stringMatching(/\+0[23]:00$/) };
    expect((await operatorStream.next('signal')).data).toMatchObject({
      ...common,
      changedBy: 'Огнян Операторов',
      changedById: (await sessionOf(operator)).id,
    });
    expect((await citizenStream.next('signal')).data).toMatchObject({ ...common, changedBy: null, changedById: null });
    await changeStatus(operator, citizenSignal, 'BREAKDOWN');
    expect((await citizenStream.next('signal')).data).toMatchObject({
      kind: 'STATUS_CHANGED',
      signalId: citizenSignal,
    });
    const { submitSignal: sent } = await submitSignal(operator, { location: { latitude: 42.6, longitude: 23 } });
    await operatorStream.next('signal');
    expect((await operatorStream.next('signal')).data).toMatchObject({ kind: 'SUBMITTED', signalId: sent?.signalId });
  });

  test('events of notes, assignments and signals of others are not sent to a citizen', async () => {
    const [operatorStream, citizenStream] = [await listen(operator), await listen(citizen)];
    await Promise.all([operatorStream.next('hello'), citizenStream.next('hello')]);
    await sendInput(operator, `/files/signals/${citizenSignal}/notes`, replyInput(citizenSignal));
    await run(operator, `mutation { takeSignal(input: { id: "${citizenSignal}" }) { __typename } }`);
    const { rows } = await installation.pool.query<{ id: number }>(
      `select id from signal where submitter_id <> (select submitter_id from signal where id = $1) and status_id = 1 limit 1`,
      [citizenSignal],
    );
    await replyTo(operator, String(rows[0]?.id));
    await replyTo(citizen, citizenSignal);
    expect((await citizenStream.next('signal')).data).toMatchObject({ kind: 'RESPONDED', signalId: citizenSignal });
    expect(citizenStream.received.map(({ event }) => event)).toEqual(['hello', 'signal']);
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await operatorStream.next('signal')).data.kind);
    expect(kinds).toEqual(['NOTED', 'TAKEN', 'RESPONDED', 'RESPONDED']);
  });

  test('a signal that is handed over to a colleague has an event of its own; taking and releasing it do not', async () => {
    const admin = new BrowserClient(installation.address);
    await admin.signIn('admin', passwords.admin);
    const stream = await listen(operator);
    await stream.next('hello');
    await run(admin, `mutation { takeSignal(input: { id: "${citizenSignal}", takeOver: true }) { __typename } }`);
    const { rows } = await installation.pool.query<{ admin: string; other: string }>(
      `select taken_by as admin, (select subject from colleague where subject <> taken_by limit 1) as other
       from signal where id = $1`,
      [citizenSignal],
    );
    for (const id of [`"${rows[0]?.other}"`, 'null', `"${rows[0]?.admin}"`])
      await run(
        admin,
        `mutation { handOverSignal(input: { id: "${citizenSignal}", colleagueId: ${id} }) { __typename } }`,
      );
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await stream.next('signal')).data.kind);
    expect(kinds).toEqual(['TAKEN', 'HANDED_OVER', 'TAKEN', 'TAKEN']);
  });

  test('presence is sent to the other operators, not to the operator who is present', async () => {
    const admin = new BrowserClient(installation.address);
    await admin.signIn('admin', passwords.admin);
    const [operatorStream, other] = [await listen(operator), await listen(admin)];
    await Promise.all([operatorStream.next('hello'), other.next('hello')]);
    const input = `{ signalId: "${citizenSignal}", state: WRITING }`;
    await run(operator, `mutation { reportPresence(input: ${input}) { __typename } }`);
    expect((await other.next('presence')).data).toMatchObject({
      signalId: citizenSignal,
      colleague: { name: 'Огнян Операторов' },
      state: 'WRITING',
    });
    expect(operatorStream.received.map(({ event }) => event)).toEqual(['hello']);
  });

  test('NO-3 two simultaneous saves of one code add one item; its event is sent to a citizen and to an administrator of another group', async () => {
    const administrator = new BrowserClient(installation.address);
    await administrator.signIn('dummy', passwords.dummy);
    const [administratorStream, citizenStream] = [await listen(administrator), await listen(citizen)];
    await Promise.all([administratorStream.next('hello'), citizenStream.next('hello')]);
    await replyTo(citizen, citizenSignal);
    const create = (): ReturnType<typeof run> => {
      const item = `idempotencyKey: "${randomUUID()}", nomenclatureId: 2, code: "К", nameBg: "Критичен"`;
      return run(
        administrator,
        `mutation { createNomenclatureItem(input: { ${item} }) {
          __typename ... on InvalidInput { problems { path code } } } }`,
      );
    };
    const results = (await Promise.all([create(), create()])).map((data) => data['createNomenclatureItem']);
    expect(results).toHaveLength(2);
    expect(results).toContainEqual({ __typename: 'CreateNomenclatureItemSuccess' });
    expect(results).toContainEqual({
      __typename: 'InvalidInput',
      problems: [{ path: ['code'], code: 'DUPLICATE' }],
    });
    const data = { nomenclatureId: '2', itemId: '2.5' };
    expect((await citizenStream.next('nomenclature')).data).toEqual(data);
    expect((await administratorStream.next('nomenclature')).data).toEqual(data);
    // The save also causes an event of the list of activities, which an administrator receives.
    const received = administratorStream.received.map(({ event }) => event);
    expect(received.filter((event) => event !== 'list')).toEqual(['hello', 'nomenclature']);
    expect((await run(citizen, '{ priorities { name } }'))['priorities']).toContainEqual({ name: 'Критичен' });
  });

  test('events missed since the last received id are sent; an unknown id causes a reset', async () => {
    const before = await listen(citizen);
    const { id } = await before.next('hello');
    before.close();
    await replyTo(citizen, citizenSignal);
    await replyTo(citizen, citizenSignal);
    const after = await listen(citizen, id);
    const [first, second] = [await after.next('signal'), await after.next('signal')];
    expect(Number(second.id)).toBeGreaterThan(Number(first.id));
    expect(Number(first.id)).toBeGreaterThan(Number(id));
    expect((await (await listen(citizen, '999999999')).next('reset')).id).toBe(second.id);
  });

  test('a stream from a cursor has exactly the events after it', async () => {
    const { eventCursor: before } = await sessionOf(operator);
    await replyTo(citizen, citizenSignal);
    const operatorStream = await listen(operator, String(before));
    const { id } = await operatorStream.next('signal');
    expect(operatorStream.received).toHaveLength(1);
    expect(Number(id)).toBeGreaterThan(Number(before));
    expect((await sessionOf(operator)).eventCursor).toBe(id);
    expect((await sessionOf(citizen)).eventCursor).toBe(id);
  });

  test('AU-11 a stream is refused without a session, and to a person of another group', async () => {
    const person = new BrowserClient(installation.address);
    expect((await person.fetch('/events')).status).toBe(401);
    await person.signIn('valves', passwords.valves);
    expect((await person.fetch('/events')).status).toBe(403);
    expect((await sessionOf(person)).eventCursor).toBe(null);
  });
});
