import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import {
  requestToken,
  authorizationUrl,
  claimsOf,
  followToClient,
  locationOf,
  obtainTokens,
  protocolUrl,
  publicUrl,
  startTestIdentity,
  type TestIdentity,
  type Tokens,
} from '../identity-for-tests.ts';
import { deleteExpiredArtifacts } from './artifacts.ts';

let identity: TestIdentity;
let gateway: Server;
const logoutTokens: string[] = [];

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    if (request.url === '/auth/backchannel-logout') {
      logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '');
    }
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

const refresh = (token: string) => requestToken(identity, { grant_type: 'refresh_token', refresh_token: token });

const signOutAddress = (tokens: Tokens, changes: Record<string, string> = {}): string =>
  `${protocolUrl}/logout?${new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${publicUrl}/`,
    ...changes,
  }).toString()}`;

describe('refresh', () => {
  test('AU-3 two gateways can use one refresh token at the same time', async () => {
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    const answers = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const next = (await answers[0]?.json()) as Tokens;
    expect(claimsOf(next.access_token)).toMatchObject({
      sid: claimsOf(tokens.access_token).sid,
      sub: claimsOf(tokens.access_token).sub,
      groups: ['TestMainGroup'],
    });
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });

  test('AU-3 removed roles are missing after the next refresh', async () => {
    const tokens = await obtainTokens(identity, 'creator', 'Struma4!');
    await identity.database.query(
      "delete from identity.user_roles where user_id = (select id from identity.users where username = 'creator')",
    );
    const next = (await (await refresh(tokens.refresh_token)).json()) as Tokens;
    expect(claimsOf(next.access_token)).not.toHaveProperty('resource_access');
  });

  test('AU-2 every refresh restarts the idle time of the session, up to its maximum lifetime', async () => {
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    expect(tokens.refresh_expires_in).toBeGreaterThan(1790);
    const { sid } = claimsOf(tokens.access_token);
    const ofSession = `model = 'Session' and payload -> 'authorizations' -> 'struma-web' ->> 'sid' = $1`;
    await identity.database.query(
      `update identity.artifacts set expires_at = now() + interval '1 minute' where ${ofSession}`,
      [sid],
    );
    const next = (await (await refresh(tokens.refresh_token)).json()) as Tokens;
    expect(next.refresh_expires_in).toBeGreaterThan(1790);
    // Sets the beginning of the session to 9 hours 59 minutes ago; the maximum is ten hours.
    await identity.database.query(
      `update identity.artifacts set payload = payload || jsonb_build_object('loginTs', extract(epoch from now())::bigint - 35940)
       where ${ofSession}`,
      [sid],
    );
    const last = (await (await refresh(tokens.refresh_token)).json()) as Tokens;
    expect(last.refresh_expires_in).toBeLessThanOrEqual(60);
    await identity.database.query(`update identity.artifacts set expires_at = now() where ${ofSession}`, [sid]);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('AU-2 with rotation a token may be reused for ten seconds, and a later reuse ends the session', async () => {
    await identity.database.query(`update identity.realm set settings = settings || '{"revokeRefreshToken": true}'`);
    await identity.restart();
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    const [first, second] = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const next = (await first?.json()) as Tokens;
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    await identity.database.query(
      `update identity.artifacts set consumed_at = consumed_at - interval '11 seconds' where consumed_at is not null`,
    );
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    await identity.database.query(`update identity.realm set settings = settings || '{"revokeRefreshToken": false}'`);
    await identity.restart();
  });

  test('AU-2 sessions survive a restart', async () => {
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    await identity.restart();
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
  });

  test('AU-11 a disabled user is refused at the next refresh and at the next sign-in', async () => {
    const browser = identity.newBrowser();
    const tokens = await obtainTokens(identity, 'citizen', 'Struma5!', browser);
    await identity.database.query("update identity.users set enabled = false where username = 'citizen'");
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    const page = locationOf(await browser.open(authorizationUrl()));
    expect(page).toContain('/login-actions/');
    const answer = await browser.submit(page, { username: 'citizen', password: 'Struma5!' });
    expect(await answer.text()).toContain('Профилът е деактивиран.');
    await identity.database.query("update identity.users set enabled = true where username = 'citizen'");
  });

  test('AU-2 expired rows are deleted', async () => {
    await obtainTokens(identity, 'operator', 'Struma2!');
    await identity.database.query("update identity.artifacts set expires_at = now() - interval '1 hour'");
    expect(await deleteExpiredArtifacts(identity.database)).toBeGreaterThan(0);
    const { rows } = await identity.database.query('select from identity.artifacts');
    expect(rows).toHaveLength(0);
  });
});

describe('sign-out', () => {
  test('AU-13 signing in as another person ends the previous session of the browser', async () => {
    const browser = identity.newBrowser();
    const before = await obtainTokens(identity, 'editor', 'Struma3!', browser);
    const page = locationOf(await browser.open(authorizationUrl({ prompt: 'login' })));
    logoutTokens.length = 0;
    const sent = await browser.submit(page, { username: 'operator', password: 'Struma2!' });
    expect(await followToClient(browser, sent)).toContain('code=');
    expect(claimsOf(logoutTokens[0] ?? '').sid).toBe(claimsOf(before.access_token).sid);
    expect((await refresh(before.refresh_token)).status).toBe(400);
  });

  test('AU-13 with an ID token, a sign-out ends session and tokens, notifies the gateway and redirects', async () => {
    const browser = identity.newBrowser();
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!', browser);
    logoutTokens.length = 0;
    const response = await browser.open(signOutAddress(tokens, { state: 'bye' }));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${publicUrl}/?state=bye`);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect(locationOf(await browser.open(authorizationUrl()))).toContain('/login-actions/');
    expect(logoutTokens).toHaveLength(1);
    const { sid, sub } = claimsOf(tokens.access_token);
    expect(claimsOf(logoutTokens[0] ?? '')).toMatchObject({
      aud: 'struma-web',
      sid,
      sub,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(decodeProtectedHeader(logoutTokens[0] ?? '')).toMatchObject({ alg: 'RS256', typ: 'logout+jwt' });
  });

  test('AU-13 a sign-out with an ID token in another browser ends the session of the token, not that of the browser', async () => {
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    const otherBrowser = identity.newBrowser();
    const others = await obtainTokens(identity, 'operator', 'Struma2!', otherBrowser);
    const response = await otherBrowser.open(signOutAddress(tokens));
    expect(response.status).toBe(302);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await refresh(others.refresh_token)).status).toBe(200);
    const again = locationOf(await otherBrowser.open(authorizationUrl({ prompt: 'none' })));
    expect(new URL(again).searchParams.has('code')).toBe(true);
  });

  test('AU-13 an unregistered address and a forged ID token are refused', async () => {
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    const [header, payload, signature = ''] = tokens.id_token.split('.');
    const forged = {
      ...tokens,
      id_token: `${header}.${payload}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
    };
    const attempts = [
      signOutAddress(tokens, { post_logout_redirect_uri: 'https://evil.example/' }),
      signOutAddress(tokens, { id_token_hint: tokens.access_token }),
      signOutAddress(forged),
    ];
    for (const address of attempts) {
      const response = await identity.newBrowser().open(address);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
  });

  test('AU-13 without an ID token the person confirms on a Bulgarian page', async () => {
    const browser = identity.newBrowser();
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!', browser);
    const question = await browser.open(`${protocolUrl}/logout`);
    expect(await question.text()).toContain('Желаете ли да излезете?');
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
    const farewell = await browser.submit(`${protocolUrl}/logout`, {});
    expect(await farewell.text()).toContain('Излязохте от системата.');
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });
});
