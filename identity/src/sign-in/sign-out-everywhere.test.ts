import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  requestToken,
  authorizationUrl,
  claimsOf,
  issuer,
  locationOf,
  obtainTokens,
  openSignIn,
  protocolUrl,
  publicUrl,
  startTestIdentity,
  type TestIdentity,
  type Tokens,
} from '../identity-for-tests.ts';

const address = `${issuer}/sign-out-everywhere`;
const offer = 'Изход от всички устройства';
const endedSids: unknown[] = [];
let identity: TestIdentity;
let gateway: Server;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    endedSids.push(claimsOf(new URLSearchParams(body).get('logout_token') ?? '').sid);
    response.end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  identity = await startTestIdentity({ GATEWAY_INTERNAL_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await identity.stop();
  gateway.close();
});
beforeEach(async () => {
  endedSids.length = 0;
  await identity.database.query('delete from identity.artifacts');
});

const signIn = (browser = identity.newBrowser()) => obtainTokens(identity, 'operator', 'Struma2!', browser);
const canRefresh = async ({ refresh_token }: Tokens): Promise<boolean> =>
  (await requestToken(identity, { grant_type: 'refresh_token', refresh_token })).ok;
const signOutUrl = (tokens: Tokens): string =>
  `${protocolUrl}/logout?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${publicUrl}/` }).toString()}`;

describe('signing out of every device', () => {
  test('AU-13 is offered after a sign-out while another device is signed in, and ends all sessions', async () => {
    const [here, telephone, office] = [identity.newBrowser(), identity.newBrowser(), identity.newBrowser()];
    const tokens = await signIn(here);
    const others = [await signIn(telephone), await signIn(office)];
    const stranger = await obtainTokens(identity, 'editor', 'Struma3!');
    await here.open(signOutUrl(tokens));
    const page = await here.open(await openSignIn(here));
    const text = await page.text();
    expect(text).toContain(offer);
    expect(text).toContain('/realms/struma/sign-out-everywhere');

    endedSids.length = 0;
    const question = await (await here.open(address)).text();
    expect(question).toContain('Ще излезете от системата на всяко устройство');
    expect(await Promise.all(others.map(canRefresh))).toEqual([true, true]);
    const farewell = await here.submit(address, {});
    expect([farewell.status, await farewell.text()]).toEqual([
      200,
      expect.stringContaining('Излязохте от системата на всички устройства.'),
    ]);
    expect(await Promise.all(others.map(canRefresh))).toEqual([false, false]);
    expect(new Set(endedSids)).toEqual(new Set(others.map(({ access_token }) => claimsOf(access_token).sid)));
    expect(locationOf(await telephone.open(authorizationUrl()))).toContain('/login-actions/');
    expect(await canRefresh(stranger)).toBe(true);
  });

  test('AU-13 is offered neither without other sessions nor in another browser', async () => {
    const here = identity.newBrowser();
    await here.open(signOutUrl(await signIn(here)));
    expect(await (await here.open(await openSignIn(here))).text()).not.toContain(offer);
    await signIn();
    const elsewhere = identity.newBrowser();
    expect(await (await elsewhere.open(await openSignIn(elsewhere))).text()).not.toContain(offer);
    expect((await elsewhere.open(address)).status).toBe(400);
    expect((await elsewhere.submit(address, {})).status).toBe(400);
  });

  test('AU-13 also works while this browser is signed in', async () => {
    const here = identity.newBrowser();
    const both = [await signIn(here), await signIn()];
    expect((await here.submit(address, {})).status).toBe(200);
    expect(await Promise.all(both.map(canRefresh))).toEqual([false, false]);
  });

  test('AU-13 is refused for requests of other sites and for forged cookies', async () => {
    const here = identity.newBrowser();
    const other = await signIn();
    await here.open(signOutUrl(await signIn(here)));
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await here.open(address, foreign)).status).toBe(400);
    const [cookieName = '', signedOutCookie] = [...here.cookies].find(([name]) => name.endsWith('identity_left')) ?? [];
    const [, until, signature] = signedOutCookie?.value.split('.') ?? [];
    const someone = (await identity.database.query("select id from identity.users where username = 'editor'")).rows[0];
    here.cookies.set(cookieName, { path: '/realms/struma', value: `${someone.id}.${until}.${signature}` });
    expect((await here.submit(address, {})).status).toBe(400);
    expect(await canRefresh(other)).toBe(true);
  });
});
