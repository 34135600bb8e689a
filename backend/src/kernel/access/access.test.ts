import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { personClaims, sign, startTokenIssuer } from '../../../../tests/builders/people/token.ts';
import { guardRoutes } from './access.ts';
import { createTokenReader } from './token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const signalRoutes = [
  '/api/signal/GetSignalList',
  '/api/signal/GetSignalDetails?signalId=1',
  '/api/response/GetResponsesList?signalId=1',
  '/api/signal/getAttachmentsInfoBySignalId?signalId=1',
  '/api/Attachment/DownloadAttachmentFile?responseId=1&attachmentOrderNumber=0',
  '/api/Attachment/DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=0',
  '/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1',
  '/api/status/GetStatusAsKeyValuePairList',
  '/api/priority/GetPriorityAsKeyValuePairList',
  '/struma/signals/place?latitude=42&longitude=23',
  '/struma/signals/draft?signalId=1&kind=REPLY',
];
const operatorRoutes = [
  '/api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList',
  '/api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList',
  '/api/user/GetUserAsKeyValuePairList',
  '/struma/submitters',
  '/struma/signals/notes?signalId=1',
  '/struma/signals/history?signalId=1',
  '/struma/signals/views',
  '/struma/reply-templates',
  '/struma/colleagues',
  '/struma/person?id=1',
];
const signedInRoutes = ['/api/Account/GetCurrentUserInfo', '/api/account/IsProductionEnvironment', '/struma/features'];
const main = ['TestMainGroup'];

describe('AU-11 access to routes', () => {
  test.each([...signalRoutes, ...operatorRoutes, ...signedInRoutes])('%s needs a token', async (path) => {
    const response = await fetch(service.url + path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Сесията Ви е изтекла.', traceId: expect.any(String) });
  });

  test.each(operatorRoutes)("AU-10 %s needs 'Оператор' and TestMainGroup", async (path) => {
    const statusOf = async (actions: string[], groups: string[]): Promise<number> =>
      (await service.call(path, { claims: personClaims('somebody', actions, groups) })).status;
    expect(await statusOf(['Администратор', 'Потребител'], main)).toBe(403);
    expect(await statusOf(['Оператор'], ['valves', 'TestDummyGroup'])).toBe(403);
    expect(await statusOf([], [])).toBe(403);
    expect(await statusOf(['Потребител', 'Оператор'], ['valves', 'TestMainGroup'])).not.toBe(403);
  });

  test.each(signalRoutes)("AU-10 %s needs 'Потребител' or 'Оператор', and TestMainGroup", async (path) => {
    const statusOf = async (actions: string[], groups: string[]): Promise<number> =>
      (await service.call(path, { claims: personClaims('somebody', actions, groups) })).status;
    expect(await statusOf(['Администратор', 'Редакция', 'Създаване'], main)).toBe(403);
    expect(await statusOf(['Потребител', 'Оператор'], ['valves', 'TestDummyGroup'])).toBe(403);
    expect(await statusOf(['Потребител'], main)).not.toBe(403);
    expect(await statusOf(['Оператор'], ['valves', 'TestMainGroup'])).not.toBe(403);
  });

  test.each([
    '/api/signal/ChangeSignalStatus?signalId=1&status=4',
    '/struma/signals/notes',
    '/struma/signals/take',
    '/struma/signals/hand-over',
    '/struma/signals/presence',
  ])("AU-11 POST %s needs 'Оператор'", async (path) => {
    const citizen = personClaims('citizen', ['Потребител'], main);
    expect((await service.call(path, { method: 'POST', claims: citizen })).status).toBe(403);
    expect((await service.call(path, { method: 'POST' })).status).not.toBe(403);
  });

  test('SG-3 AU-11 without the citizen portal, signal routes are for operators only', async () => {
    const closed = await startTestService({ hasCitizenPortal: false });
    const citizen = personClaims('citizen', ['Потребител'], main);
    const statusesOf = (claims?: JWTPayload): Promise<number[]> =>
      Promise.all(signalRoutes.map(async (path) => (await closed.call(path, claims ? { claims } : {})).status));
    expect(new Set(await statusesOf(citizen))).toEqual(new Set([403]));
    expect(await statusesOf()).not.toContain(403);
    expect(await (await closed.call('/struma/features', { claims: citizen })).json()).not.toContain('OWN_SIGNALS');
    await closed.stop();
  });

  test('CreateResponse is refused without a token, and without the action of a citizen or operator', async () => {
    const options = { method: 'POST', body: new FormData(), claims: personClaims('creator', ['Създаване'], main) };
    expect((await service.call('/api/response/CreateResponse', options)).status).toBe(403);
    expect((await fetch(`${service.url}/api/response/CreateResponse`, { method: 'POST' })).status).toBe(401);
  });

  test.each(signedInRoutes)('%s is open to every signed-in person', async (path) => {
    expect((await service.call(path, { claims: personClaims('newcomer', [], []) })).status).toBe(200);
  });

  test('paths ignore letter case and a trailing slash; an unknown path gets 404', async () => {
    expect((await service.call('/API/SIGNAL/getsignallist/')).status).toBe(200);
    const unknown = await service.call('/api/signal/Unknown');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { message: 'Няма такъв адрес.', traceId: expect.any(String) },
    ]);
  });

  test('the server does not start with a route that declares no access', () => {
    const server = Fastify().withTypeProvider<TypeBoxTypeProvider>();
    guardRoutes(server, () => Promise.reject(new Error('not called')));
    expect(() => server.get('/open', () => 'secret')).toThrow('GET /open does not declare config.access.');
  });
});

describe('tokens', () => {
  const path = '/api/Account/GetCurrentUserInfo';
  const now = Math.floor(Date.now() / 1000);

  test.each([
    ['another issuer', { iss: 'https://elsewhere.example/realms/struma' }],
    ['another audience', { aud: 'account' }],
    ['another purpose', { typ: 'ID' }],
    ['no purpose', { typ: undefined }],
    ['an expiry in the past', { exp: now - 120 }],
    ['no expiry', { exp: undefined }],
    ['a start in the future', { nbf: now + 600 }],
    ['no subject', { sub: undefined }],
  ])('with %s are refused', async (_what, claims) => {
    expect((await service.call(path, { claims })).status).toBe(401);
  });

  test('are accepted for a minute after the expiry, because clocks differ', async () => {
    const expiredAt = Math.floor(Date.now() / 1000) - 10;
    expect((await service.call(path, { claims: { exp: expiredAt } })).status).toBe(200);
  });

  test('with an unknown key, without a signature or with a symmetric key are refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const claims = JSON.parse(atob((await service.issuer.token()).split('.')[1] ?? '')) as Record<string, unknown>;
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll('=', '');
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .sign(new TextEncoder().encode('x'.repeat(32)));
    for (const token of [await sign(privateKey, claims), unsigned, symmetric, 'abc', '']) {
      const response = await fetch(service.url + path, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(401);
    }
  });

  test('keys are fetched once for many tokens and stay valid while the provider is unreachable', async () => {
    const issuer = await startTokenIssuer();
    const read = createTokenReader({ issuer: issuer.issuer, audience: 'struma-api', appClient: 'struma-app' });
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => read(`Bearer ${await issuer.token({ sub: `s${index}` })}`)),
    );
    expect(issuer.keyReads()).toBe(1);
    const later = await issuer.token({ sub: 'later' });
    await issuer.stop();
    expect(await read(`Bearer ${later}`)).toMatchObject({
      subject: 'later',
      actions: ['Оператор'],
      groups: ['TestMainGroup'],
    });
  });

  test('cause an error with status 503 if the provider is unreachable and its keys were never fetched', async () => {
    const issuer = await startTokenIssuer();
    const token = await issuer.token();
    await issuer.stop();
    const read = createTokenReader({ issuer: issuer.issuer, audience: 'struma-api', appClient: 'struma-app' });
    await expect(read(`Bearer ${token}`)).rejects.toMatchObject({ status: 503 });
  });

  test('are verified with keys from the internal URL of the provider if it is set', async () => {
    const issuer = await startTokenIssuer();
    const outer = 'https://struma.example/realms/struma';
    const read = createTokenReader({
      issuer: outer,
      internalUrl: issuer.issuer,
      audience: 'struma-api',
      appClient: 'struma-app',
    });
    const principal = await read(`Bearer ${await issuer.token({ iss: outer })}`);
    expect(principal.name).toBe('operator');
    await issuer.stop();
  });
});
