/** Sessions, tokens, repeated writes and rate limits when the clock of the machine is set. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startClockHarness, type ClockHarness } from '../builders/product/clock-harness.ts';
import type { Part } from '../builders/product/part.ts';
import { integratorToken, type BrowserClient } from '../builders/people/browser-client.ts';
import { execute } from '../builders/requests/graphql-request.ts';

const hour = 3_600_000;
const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
let harness: ClockHarness;

beforeAll(async () => {
  harness = await startClockHarness();
}, 120_000);
afterEach(() => harness.setClock(0));
afterAll(() => harness?.stop());

const sessionStatus = async (person: BrowserClient): Promise<number> =>
  (await person.fetch('/auth/session', { headers: pageHeaders })).status;

const listOutcome = async (person: BrowserClient): Promise<unknown> => {
  const { data, errors } = await execute(person, '{ signals { totalCount } }');
  return errors[0]?.code ?? Object.keys(data ?? {})[0];
};

const statusWithBearer = async (token: string): Promise<number> =>
  (await fetch(`${harness.address}/auth/session`, { headers: { authorization: `Bearer ${token}` } })).status;

const submit = async (person: BrowserClient, idempotencyKey: string): Promise<unknown> => {
  const input = {
    idempotencyKey,
    title: 'Теч',
    message: { text: 'Тече' },
    location: { latitude: 42.6, longitude: 23.1 },
  };
  const document = `mutation ($input: SubmitSignalInput!) {
    submitSignal(input: $input) { __typename ... on SubmitSignalSuccess { signalId } } }`;
  const { data } = await execute<{ submitSignal: unknown }>(person, document, { input });
  return data?.submitSignal;
};

const sessionCookie = '__Host-Http-struma';

describe('the clock of the machine is set', () => {
  test('AU-3 an hour forward: sessions and tokens expire; a new sign-in and a new token are valid', async () => {
    const person = await harness.signIn('operator');
    const token = await integratorToken(harness.address);
    expect([await sessionStatus(person), await statusWithBearer(token)]).toEqual([200, 200]);
    await harness.setClock(hour);
    // A session ends after half an hour without a request.
    expect([await sessionStatus(person), person.cookies.has(sessionCookie)]).toEqual([401, false]);
    expect(await statusWithBearer(token)).toBe(401);
    const again = await harness.signIn('operator');
    expect([await sessionStatus(again), await listOutcome(again)]).toEqual([200, 'signals']);
    expect(await statusWithBearer(await integratorToken(harness.address))).toBe(200);
  });

  test('AU-3 an hour back: a session continues, can be refreshed, and ends by a sign-out', async () => {
    const person = await harness.signIn('operator');
    await harness.setClock(-hour);
    expect([await sessionStatus(person), await listOutcome(person)]).toEqual([200, 'signals']);
    const refreshed = await person.fetch('/auth/refresh?minValidity=240', { method: 'POST', headers: pageHeaders });
    expect([refreshed.status, await listOutcome(person)]).toEqual([200, 'signals']);
    const again = await harness.signIn('operator');
    expect([await sessionStatus(again), await listOutcome(again)]).toEqual([200, 'signals']);
    const copied = [...again.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await again.fetch('/auth/logout', { method: 'POST', headers: pageHeaders })).status).toBe(200);
    const replayed = await fetch(`${harness.address}/auth/session`, { headers: { ...pageHeaders, cookie: copied } });
    expect(replayed.status).toBe(401);
  });

  test.each([
    ['forward', hour],
    ['back', -hour],
  ])('an hour %s: a repeated idempotency key still stores nothing twice', async (_direction, shift) => {
    const person = await harness.signIn('operator');
    const key = randomUUID();
    const first = await submit(person, key);
    expect(first).toMatchObject({ __typename: 'SubmitSignalSuccess' });
    await harness.setClock(shift);
    const again = await harness.signIn('operator');
    expect(await submit(again, key)).toEqual(first);
    expect(await submit(again, randomUUID())).not.toEqual(first);
  });
});

describe('only the clock of the gateway is set', () => {
  test('AU-3 an hour forward: the session is kept, and works again when the clock is right', async () => {
    const person = await harness.signIn('operator');
    const before = person.cookies.get(sessionCookie);
    await harness.gateway.send({ setClock: hour });
    expect([await sessionStatus(person), person.cookies.get(sessionCookie)]).toEqual([503, before]);
    await harness.gateway.send({ setClock: 0 });
    expect([await sessionStatus(person), await listOutcome(person)]).toEqual([200, 'signals']);
  });

  test('AU-3 an hour back: sign-in and sessions work', async () => {
    await harness.gateway.send({ setClock: -hour });
    const person = await harness.signIn('operator');
    expect([await sessionStatus(person), await listOutcome(person)]).toEqual([200, 'signals']);
  });
});

describe('the limit of requests by address', () => {
  const burst = 60;
  let limited: Part;
  beforeAll(async () => {
    const limits = { ADDRESS_REQUESTS_PER_SECOND: '1', ADDRESS_REQUEST_BURST: String(burst) };
    limited = await harness.startOtherGateway(limits);
  }, 60_000);
  afterAll(() => limited?.stop());

  const begin = (): Promise<Response> => fetch(`${limited.url}/auth/login`, { redirect: 'manual' });
  const countAdmitted = async (): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: burst }, begin));
    return answers.filter(({ status }) => status === 302).length;
  };

  test('does not depend on the clock: setting the clock forward does not lift the limit, and setting the clock back does not prolong the limit', async () => {
    expect(await countAdmitted()).toBe(burst);
    await limited.send({ setClock: hour });
    expect(await countAdmitted()).toBeLessThan(burst / 2);
    await limited.send({ setClock: -hour });
    const answers = await Promise.all(Array.from({ length: burst }, begin));
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
  });
});
