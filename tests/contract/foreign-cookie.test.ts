import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cookieNames } from '../../gateway/src/session/cookie/cookies.ts';
import { createSeal } from '../../gateway/src/session/cookie/seal.ts';
import { createSessionCookie } from '../../gateway/src/session/cookie/session-cookie.ts';
import { startClockHarness, type ClockHarness } from '../builders/product/clock-harness.ts';
import { passwords } from '../builders/people/demo-users.ts';
import type { Part } from '../builders/product/part.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';

const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
const sessionCookie = cookieNames.session;
let harness: ClockHarness;
/** A gateway with the same public address and provider but other keys, as after a reinstallation. */
let other: Part;
let cookie: string;

beforeAll(async () => {
  harness = await startClockHarness();
  other = await harness.startOtherGateway();
  const person = await harness.signIn('operator');
  cookie = `${sessionCookie}=${person.cookies.get(sessionCookie)}`;
}, 120_000);
afterAll(async () => {
  await other?.stop();
  await harness?.stop();
});

const warningsAndErrors = (): string[] =>
  other
    .log()
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line));

const createForeignCookie = async (): Promise<string> => {
  const otherCookie = createSessionCookie(createSeal([randomBytes(32)]), cookieNames);
  return (await otherCookie.toSetCookies({ access: 'a', refresh: 'b', id: 'c' }, 1800))[0] ?? '';
};

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };

describe('a session cookie that is encrypted with keys of another installation', () => {
  test.each<[string, RequestInit]>([
    ['/auth/session', {}],
    ['/auth/refresh', { method: 'POST' }],
    ['/graphql', post],
    ['/events', {}],
    ['/files/signals.csv', {}],
    ['/map/tiles/pipes/14/9251/6048', {}],
  ])('AU-2 %s responds as to a signed-out person, and clears the cookie', async (path, init) => {
    const headers = { ...pageHeaders, ...(init.headers as Record<string, string>), cookie };
    const answer = await fetch(other.url + path, { ...init, headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      401,
      [expect.stringMatching(new RegExp(`^${sessionCookie}=; .*Max-Age=0`))],
    ]);
    expect(await answer.text()).toContain('UNAUTHENTICATED');
  });

  test('AU-2 the page is served, and a sign-out clears the cookie', async () => {
    expect((await fetch(`${other.url}/`, { headers: { cookie } })).status).toBe(200);
    const answer = await fetch(`${other.url}/auth/logout`, { method: 'POST', headers: { ...pageHeaders, cookie } });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      200,
      expect.stringContaining(`${sessionCookie}=;`),
    ]);
  });

  test('AU-2 stays valid at the gateway that issued it', async () => {
    expect((await fetch(`${harness.address}/auth/session`, { headers: { ...pageHeaders, cookie } })).status).toBe(200);
  });

  test('AU-1 a sign-in in a browser that has such a cookie creates a valid session', async () => {
    const person = new BrowserClient(harness.address);
    const [name = '', ...value] = (await createForeignCookie()).split(';', 1)[0]?.split('=') ?? [];
    person.setCookie(name, value.join('='));
    expect((await person.fetch('/auth/session', { headers: pageHeaders })).status).toBe(401);
    person.setCookie(name, value.join('='));
    await person.signIn('operator', passwords.operator);
    expect((await person.fetch('/auth/session', { headers: pageHeaders })).status).toBe(200);
    expect(harness.gateway.log()).not.toContain('"Authentication Failed"');
  });

  test('is not logged as a warning or an error', () => {
    expect(other.log()).toContain('"path":"/auth/session","status":401');
    expect(warningsAndErrors()).toEqual([]);
  });
});
