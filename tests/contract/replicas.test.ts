/** One session over two gateways and two REST services behind a balancer. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passwords } from '../builders/people/demo-users.ts';
import { eventually } from '../builders/eventually.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startReplicas, type Replicas } from '../builders/product/replicas.ts';
import { sendReply } from '../builders/requests/reply-form.ts';
import { execute } from '../builders/requests/graphql-request.ts';

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas();
}, 120_000);

afterAll(() => replicas?.stop());

const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };

/** Indexes of the gateways to which the balancer sent the requests that match the pattern. */
const servedBy = (pattern: RegExp): Set<string | undefined> =>
  new Set(replicas.balancer.served.filter((line) => pattern.test(line)).map((line) => line.split(' → ')[1]));

/** Two sequential requests: the balancer sends them to different gateways. */
const atBoth = async <T>(request: () => Promise<T>): Promise<[T, T]> => [await request(), await request()];

interface Found {
  signals: { items: { id: string }[] };
}

interface Read {
  signal: { responses: { attachments: { url: string; fileName: string }[] }[] };
}

test('AU-2 AU-3 one session works over two gateways and two REST services', async () => {
  const person = new BrowserClient(replicas.balancer.url);
  expect(await person.signIn('operator', passwords.operator, '/signals_oper/list')).toBe(
    `${replicas.balancer.url}/signals_oper/list`,
  );
  const [login] = servedBy(/auth\/login/);
  const [callback] = servedBy(/auth\/callback/);
  expect(new Set([login, callback])).toEqual(new Set(['0', '1']));

  const list = '{ signals(filter: { statuses: [SIGNAL] }) { items { id } } }';
  const [one, other] = await atBoth(() => execute<Found>(person, list));
  expect(one.errors).toEqual([]);
  expect(other).toEqual(one);
  const signalId = one.data?.signals.items[0]?.id ?? '';

  const bytes = randomBytes(300_000);
  const reply = await sendReply(person, signalId, { files: [{ name: 'скица.bin', bytes }] });
  expect(await reply.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
  const read = `{ signal(id: ${signalId}) { responses { attachments { url fileName } } } }`;
  const answers = await atBoth(() => execute<Read>(person, read));
  const urls = answers.map(({ data }) => data?.signal.responses.at(-1)?.attachments[0]?.url ?? '');
  expect(urls).toEqual([expect.stringMatching(/^\/files\//), urls[0]]);
  const files = await atBoth(async () => Buffer.from(await (await person.fetch(urls[0] ?? '')).arrayBuffer()));
  expect(files.map((file) => file.equals(bytes))).toEqual([true, true]);

  const refresh = () => person.fetch('/auth/refresh?minValidity=240', { method: 'POST', headers: pageHeaders });
  expect((await atBoth(refresh)).map(({ status }) => status)).toEqual([200, 200]);
  const afterwards = await atBoth(() => execute(person, list));
  expect(afterwards.map(({ errors }) => errors)).toEqual([[], []]);
  for (const kind of [/graphql/, /files/, /auth\/refresh/, /realms/]) expect(servedBy(kind).size).toBe(2);
});

test('AU-3 a sign-out at one gateway applies at the other, also for a stolen copy of the session', async () => {
  const person = new BrowserClient(replicas.balancer.url);
  await person.signIn('operator', passwords.operator);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const statuses = (): Promise<number[]> =>
    Promise.all(
      replicas.gateways.map(
        async ({ url }) => (await fetch(`${url}/auth/session`, { headers: { ...pageHeaders, cookie } })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  const answer = await person.fetch('/auth/logout', { method: 'POST', headers: pageHeaders });
  expect(answer.status).toBe(200);
  expect(await eventually(statuses, (found) => found.every((status) => status === 401))).toEqual([401, 401]);
});

test('the session continues when one gateway has ended', async () => {
  const person = new BrowserClient(replicas.balancer.url);
  await person.signIn('operator', passwords.operator);
  const [first, second] = replicas.gateways;
  await first?.stop();
  replicas.balancer.targets.splice(0, 2, second?.url ?? '');
  const answer = await person.fetch('/auth/session', { headers: pageHeaders });
  expect(answer.status).toBe(200);
});
