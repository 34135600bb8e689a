import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Authentication } from '../../session/authenticate.ts';
import { guardRoutes } from './guard-routes.ts';
import { createServer } from './http-server.ts';

const settings = { publicUrl: 'http://127.0.0.1', requestTimeoutMs: 1000, trustedProxies: [] };

const principal = {
  subject: 'georgieva',
  name: 'Георгиева',
  actions: ['USER' as const],
  groups: ['TestMainGroup'],
  bearer: 'token',
  hasCookieSession: false,
  hasAdHocRole: false,
};
const authentications: Record<string, Authentication> = {
  citizen: { kind: 'signed-in', principal, expiresAt: 0, cookies: [] },
  operator: { kind: 'signed-in', principal: { ...principal, actions: ['OPERATOR'] }, expiresAt: 0, cookies: [] },
  anonymous: { kind: 'anonymous', cookies: ['old=; Max-Age=0'] },
};

const start = () => {
  const server = createServer(settings, pino({ level: 'silent' }));
  const authenticate = async ({ headers }: { headers: { who?: string } }) =>
    authentications[headers.who ?? ''] ?? authentications['anonymous'];
  const declared = guardRoutes(server, authenticate as never, () => undefined);
  return { server, declared };
};

test('AU-11 a route without declared access fails the start', () => {
  const { server } = start();
  expect(() => server.get('/open', async () => 'open')).toThrow('GET /open does not declare config.rules.');
});

test('AU-11 the declared rule decides about access', async () => {
  const { server, declared } = start();
  const access = { actions: ['OPERATOR'], groups: ['TestMainGroup'] } as const;
  server.get('/rule', { config: { rules: { access, rateLimit: 'request' } } }, async () => 'answer');
  server.get('/any', { config: { rules: { access: 'signed-in', rateLimit: 'request' } } }, async () => 'answer');
  server.get('/public', { config: { rules: { access: 'public', rateLimit: 'none' } } }, async () => 'answer');
  const statusesOf = async (url: string) =>
    Promise.all(
      Object.keys(authentications).map(async (who) => (await server.inject({ url, headers: { who } })).statusCode),
    );
  expect(await statusesOf('/rule')).toEqual([403, 200, 401]);
  expect(await statusesOf('/any')).toEqual([200, 200, 401]);
  expect(await statusesOf('/public')).toEqual([200, 200, 200]);
  expect([...declared.keys()]).toEqual(['GET /rule', 'GET /any', 'GET /public']);
  const rejected = await server.inject('/any');
  expect([rejected.headers['set-cookie'], rejected.json()]).toMatchObject([
    ['old=; Max-Age=0'],
    { code: 'UNAUTHENTICATED' },
  ]);
});
