import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as client from 'openid-client';
import {
  requestToken,
  authorizationUrl,
  claimsOf,
  exchange,
  followToClient,
  issuer,
  locationOf,
  obtainTokens,
  openSignIn,
  publicUrl,
  redirectUri,
  signIn,
  startTestIdentity,
  type TestIdentity,
} from '../identity-for-tests.ts';
import { createPkcePair } from '../pkce-for-tests.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const fetchInternally: client.CustomFetch = (url, options) =>
  fetch(url.replace(publicUrl, identity.innerUrl()), options as RequestInit);

const discover = () =>
  client.discovery(new URL(issuer), 'struma-web', undefined, client.ClientSecretBasic('demo-web-secret'), {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: fetchInternally,
  });

describe('code flow', () => {
  test('AU-1 openid-client signs a person in, checks the ID token and refreshes', async () => {
    const configuration = await discover();
    configuration[client.customFetch] = fetchInternally;
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
      ui_locales: 'bg',
    });
    const browser = identity.newBrowser();
    const page = await openSignIn(browser, address.href);
    const sent = await browser.submit(page, { username: 'operator', password: 'Struma2!' });
    const callback = await followToClient(browser, sent);
    const tokens = await client.authorizationCodeGrant(configuration, new URL(callback), {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
    });
    expect(tokens.claims()).toMatchObject({ preferred_username: 'operator', name: 'Огнян Операторов' });
    const refreshed = await client.refreshTokenGrant(configuration, tokens.refresh_token ?? '');
    expect(refreshed.claims()?.sid).toBe(tokens.claims()?.sid);
  });

  test('AU-1 the metadata contains public addresses for internal callers too', async () => {
    const response = await fetch(`${identity.innerUrl()}/realms/struma/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
      token_endpoint: `${issuer}/protocol/openid-connect/token`,
      jwks_uri: `${issuer}/protocol/openid-connect/certs`,
      end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
      revocation_endpoint: `${issuer}/protocol/openid-connect/revoke`,
      code_challenge_methods_supported: ['S256'],
      backchannel_logout_supported: true,
    });
  });

  test('AU-9 the access token contains actions and groups in the expected claims', async () => {
    const { access_token: token, id_token: idToken } = await obtainTokens(identity, 'editor', 'Struma3!');
    const keys = createRemoteJWKSet(new URL(`${identity.innerUrl()}/realms/struma/protocol/openid-connect/certs`));
    const { payload } = await jwtVerify(token, keys, { issuer, audience: 'struma-api', algorithms: ['RS256'] });
    expect(payload).toMatchObject({
      typ: 'Bearer',
      azp: 'struma-web',
      aud: 'struma-api',
      sid: claimsOf(idToken).sid,
      preferred_username: 'editor',
      name: 'Елена Редакторова',
      email: 'editor@struma.example',
      groups: ['TestMainGroup', 'valves'],
      resource_access: { 'struma-app': { roles: ['Потребител', 'Редакция', 'Създаване'] } },
    });
    expect(payload.sub).toMatch(/^[0-9a-f-]{36}$/);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(payload).not.toHaveProperty('realm_access');
  });

  test('AU-6 the token of a person without actions has groups but no resource_access', async () => {
    const claims = claimsOf((await obtainTokens(identity, 'newcomer', 'Struma6!')).access_token);
    expect(claims.groups).toEqual(['TestMainGroup']);
    expect(claims).not.toHaveProperty('resource_access');
  });

  test('AU-1 the e-mail in any letter case is accepted as user name', async () => {
    const { id_token: token } = await obtainTokens(identity, 'Operator@Struma.Example', 'Struma2!');
    expect(claimsOf(token).preferred_username).toBe('operator');
  });

  test('AU-1 a signed-in browser gets a code without a page; with prompt=none, another browser gets an error', async () => {
    const browser = identity.newBrowser();
    await signIn(browser, 'operator', 'Struma2!');
    const again = locationOf(await browser.open(authorizationUrl({ prompt: 'none' })));
    expect(new URL(again).searchParams.has('code')).toBe(true);
    const refused = locationOf(await identity.newBrowser().open(authorizationUrl({ prompt: 'none' })));
    expect(new URL(refused).searchParams.get('error')).toBe('login_required');
  });
});

describe('refused requests', () => {
  test.each([
    ['a request without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a request with the challenge method `plain`', { code_challenge_method: 'plain' }],
    ['a request without a challenge method', { code_challenge_method: undefined }],
    ['a request of the implicit flow', { response_type: 'id_token' }],
  ])('AU-1 %s does not start a sign-in', async (_case, changes) => {
    const answer = new URL(locationOf(await identity.newBrowser().open(authorizationUrl(changes))));
    expect(answer.origin + answer.pathname).toBe(redirectUri);
    expect(answer.href).toMatch(/error=(invalid_request|unsupported_response_type|unauthorized_client)/);
  });

  test.each([
    `${redirectUri}/`,
    `${redirectUri}?a=1`,
    `${redirectUri}#a`,
    `${publicUrl}/auth/../auth/callback`,
    `${publicUrl}/auth/x/..%2fcallback`,
    'http://struma.example/auth/callback',
    'http://struma.example:8081/auth/callback',
    'https://struma.example:8080/auth/callback',
    'http://struma.example.evil.example:8080/auth/callback',
    'http://operator@struma.example:8080/auth/callback',
    'http://STRUMA.example:8080/auth/callback',
    'http://struma.example:8080/AUTH/callback',
  ])('AU-1 the redirect address %s is refused', async (address) => {
    const response = await identity.newBrowser().open(authorizationUrl({ redirect_uri: address }));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('Невалиден адрес за връщане.');
  });

  test('AU-1 a code is valid once and only with its verifier', async () => {
    const pair = createPkcePair();
    const callback = await signIn(identity.newBrowser(), 'operator', 'Struma2!', pair);
    await expect(exchange(identity, callback, createPkcePair())).rejects.toThrow('invalid_grant');
    const second = await signIn(identity.newBrowser(), 'operator', 'Struma2!', pair);
    const tokens = await exchange(identity, second, pair);
    await expect(exchange(identity, second, pair)).rejects.toThrow('invalid_grant');
    const refresh = await requestToken(identity, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(refresh.status).toBe(400);
  });

  test('AU-1 parallel requests with one code succeed at most once', async () => {
    const pair = createPkcePair();
    const callback = await signIn(identity.newBrowser(), 'operator', 'Struma2!', pair);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => exchange(identity, callback, pair)));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('AU-1 a client with a wrong secret gets no token', async () => {
    const response = await requestToken(identity, { grant_type: 'client_credentials' }, ['integrator-demo', 'wrong']);
    expect(response.status).toBe(401);
  });
});

describe('integrators', () => {
  test('AU-1 a token by client credentials has the roles and groups of the service account', async () => {
    const response = await requestToken(identity, { grant_type: 'client_credentials' }, [
      'integrator-demo',
      'demo-integrator-secret',
    ]);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { access_token: string };
    expect(body).not.toHaveProperty('refresh_token');
    const { rows } = await identity.database.query(
      "select id from identity.users where username = 'service-account-integrator-demo'",
    );
    expect(claimsOf(body.access_token)).toMatchObject({
      iss: issuer,
      aud: 'struma-api',
      typ: 'Bearer',
      azp: 'integrator-demo',
      sub: rows[0].id,
      groups: ['TestMainGroup'],
      resource_access: {
        'struma-app': { roles: ['Оператор', 'Потребител'] },
        'struma-web': { roles: ['free-documents'] },
      },
    });
  });

  test('AU-11 the account of the backend may manage users, and its token is not for the REST service', async () => {
    const response = await requestToken(identity, { grant_type: 'client_credentials' }, [
      'struma-backend',
      'demo-backend-secret',
    ]);
    const { access_token: token } = (await response.json()) as { access_token: string };
    expect(claimsOf(token)).toMatchObject({
      aud: 'realm-management',
      resource_access: { 'realm-management': { roles: ['manage-users', 'view-clients'] } },
    });
  });

  test('AU-11 a disabled service account gets no token', async () => {
    const setEnabled = (enabled: boolean) =>
      identity.database.query(
        "update identity.users set enabled = $1 where username = 'service-account-integrator-demo'",
        [enabled],
      );
    await setEnabled(false);
    const response = await requestToken(identity, { grant_type: 'client_credentials' }, [
      'integrator-demo',
      'demo-integrator-secret',
    ]);
    await setEnabled(true);
    expect(response.status).toBe(400);
  });
});
