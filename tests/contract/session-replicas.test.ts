/** Token refreshes, changes of rights and sign-outs apply at two gateways alike. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startAdministrator, type Administrator } from '../builders/people/administrator.ts';
import { passwords, type DemoUser } from '../builders/people/demo-users.ts';
import { eventually } from '../builders/eventually.ts';
import { integratorToken, BrowserClient } from '../builders/people/browser-client.ts';
import { startReplicas, type Replicas } from '../builders/product/replicas.ts';

let replicas: Replicas;
let administrator: Administrator;

beforeAll(async () => {
  replicas = await startReplicas();
  administrator = startAdministrator(replicas.databaseUrl, replicas.balancer.url);
}, 120_000);
afterAll(async () => {
  await administrator?.stop();
  await replicas?.stop();
});

const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
const operatorsOnly = JSON.stringify({ query: '{ submitters { totalCount } }' });

const signIn = async (user: DemoUser): Promise<BrowserClient> => {
  const person = new BrowserClient(replicas.balancer.url);
  await person.signIn(user, passwords[user]);
  return person;
};

const cookieOf = (person: BrowserClient): string => [...person.cookies].map((pair) => pair.join('=')).join('; ');

/** Sends the same request to each gateway concurrently. */
const atEach = <T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T[]> =>
  Promise.all(replicas.gateways.map(async ({ url }) => read(await fetch(url + path, init))));

const statusOf = async (response: Response): Promise<number> => {
  await response.body?.cancel();
  return response.status;
};

const codeOf = async (response: Response): Promise<string> => {
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'answered';
};

const sessionStatuses = (cookie: string): Promise<number[]> =>
  atEach('/auth/session', { headers: { ...pageHeaders, cookie } }, statusOf);

const outcomes = (headers: Record<string, string>): Promise<string[]> =>
  atEach(
    '/graphql',
    {
      method: 'POST',
      headers: { ...pageHeaders, 'content-type': 'application/json', ...headers },
      body: operatorsOnly,
    },
    codeOf,
  );

const areAll =
  <T>(expected: T) =>
  (found: readonly T[]): boolean =>
    found.every((one) => one === expected);

describe('one session at two gateways', () => {
  test('AU-3 survives repeated simultaneous refreshes by both', async () => {
    const person = await signIn('operator');
    for (let round = 0; round < 2; round += 1) {
      const cookie = cookieOf(person);
      await administrator.outdateTokens('operator');
      await eventually(
        () => atEach('/auth/session', { headers: { ...pageHeaders, cookie } }, async (answer) => setsCookie(answer)),
        areAll(true),
      );
      const answers = await Promise.all(Array.from({ length: 4 }, () => sessionStatuses(cookie)));
      expect(answers.flat()).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await person.fetch('/auth/session', { headers: pageHeaders })).status).toBe(200);
    }
    expect(await sessionStatuses(cookieOf(person))).toEqual([200, 200]);
  });
});

/** Only a response that refreshed the session has a new cookie. */
const setsCookie = (answer: Response): boolean =>
  answer.status === 200 && answer.headers.getSetCookie().some((line) => line.startsWith('__Host-Http-struma='));

describe('changes of an administrator apply at every gateway', () => {
  test('AU-11 after a role is removed, the open page continues without the role, and an old token is rejected', async () => {
    const cookie = cookieOf(await signIn('admin'));
    const authorization = `Bearer ${await integratorToken(replicas.balancer.url)}`;
    expect(await outcomes({ cookie })).toEqual(['answered', 'answered']);
    expect(await outcomes({ authorization })).toEqual(['answered', 'answered']);

    await administrator.removeRole('admin', 'Оператор');
    await administrator.removeRole('service-account-integrator-demo', 'Оператор');
    expect(await eventually(() => outcomes({ cookie }), areAll('FORBIDDEN'))).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await sessionStatuses(cookie)).toEqual([200, 200]);
    expect(await eventually(() => outcomes({ authorization }), areAll('UNAUTHENTICATED'))).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);

    await administrator.giveRole('admin', 'Оператор');
    await administrator.giveRole('service-account-integrator-demo', 'Оператор');
    expect(await eventually(() => outcomes({ cookie }), areAll('answered'))).toEqual(['answered', 'answered']);
  });

  test('AU-11 a disabled person is signed out, cannot sign in, and can again when enabled', async () => {
    const cookie = cookieOf(await signIn('editor'));
    expect(await sessionStatuses(cookie)).toEqual([200, 200]);
    await administrator.disable('editor');
    expect(await eventually(() => sessionStatuses(cookie), areAll(401))).toEqual([401, 401]);
    const refused = new BrowserClient(replicas.balancer.url);
    expect(await refused.signIn('editor', passwords.editor)).toContain('/login-actions/');
    await administrator.enable('editor');
    const enabled = await signIn('editor');
    expect(await sessionStatuses(cookieOf(enabled))).toEqual([200, 200]);
    expect(await sessionStatuses(cookie)).toEqual([401, 401]);
  });
});

describe('signing out', () => {
  test('AU-13 on all devices ends the sessions of the person at every gateway, and no device is signed in again without a password', async () => {
    const [computer, telephone] = [await signIn('citizen'), await signIn('citizen')];
    const otherUserCookie = cookieOf(await signIn('creator'));
    const telephoneCookie = cookieOf(telephone);
    const answer = await computer.fetch('/auth/logout', { method: 'POST', headers: pageHeaders });
    const { redirect } = (await answer.json()) as { redirect: string };
    await computer.follow(redirect);
    const form = await computer.follow('/auth/login');
    expect(await form.text()).toContain('Изход от всички устройства');
    expect(await sessionStatuses(telephoneCookie)).toEqual([200, 200]);

    const confirmation = await computer.follow('/realms/struma/sign-out-everywhere', {
      method: 'POST',
      headers: { origin: replicas.balancer.url },
    });
    expect(await confirmation.text()).toContain('Излязохте от системата на всички устройства.');
    expect(await eventually(() => sessionStatuses(telephoneCookie), areAll(401))).toEqual([401, 401]);
    expect((await telephone.follow('/auth/login')).url).toContain('/login-actions/');
    expect(await sessionStatuses(otherUserCookie)).toEqual([200, 200]);
  });
});
