import type { IncomingMessage } from 'node:http';
import { sendJson } from '../kernel/http/json-answer.ts';
import type { JsonAnswer } from '../kernel/http/json-answer.ts';
import type { RateLimit, Routes } from '../kernel/http/server.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { SessionRoute } from './answer.ts';
import { createBackchannelLogout } from './revocation/backchannel-logout.ts';
import { cookieNames, expiredCookie, readCookies } from './cookie/cookies.ts';
import { createCutOffList } from './revocation/revocations.ts';
import type { CutOffList } from './revocation/revocations.ts';
import { createKeys } from './tokens/keys.ts';
import type { SessionLog } from './log.ts';
import { createLogout } from './logout.ts';
import { createReadLogoutToken } from './revocation/logout-token.ts';
import { createProvider } from './tokens/provider.ts';
import type { Provider, ProviderSettings } from './tokens/provider.ts';
import { createRefusedSignIn } from './sign-in/refused-sign-in.ts';
import { createRefresh } from './tokens/refresh.ts';
import { createSeal } from './cookie/seal.ts';
import { createSessionCookie } from './cookie/session-cookie.ts';
import { createCallback, createLogin } from './sign-in/sign-in.ts';
import { createTransactions } from './sign-in/transactions.ts';
import { createVerifyAccess } from './tokens/access-token.ts';
import { createRecognise, minimumValiditySeconds, rejectionOf } from './visit.ts';
import type { Recognise, Visit } from './visit.ts';

export type SessionSettings = ProviderSettings & {
  publicUrl: string;
  audience: string;
  /** The client whose roles are the product's actions. */
  appClient: string;
  sessionKeys: readonly [Uint8Array, ...Uint8Array[]];
};

export type Session = {
  recognise: Recognise;
  provider: Provider;
  routes: Routes;
};

export const createSession = (
  settings: SessionSettings,
  log: SessionLog,
  cutOff: CutOffList = createCutOffList(),
): Session => {
  const { issuer, clientId, audience, appClient } = settings;
  const publicUrl = new URL(settings.publicUrl);
  const names = cookieNames;
  const seal = createSeal(settings.sessionKeys);
  const sessionCookie = createSessionCookie(seal, names);
  const transactions = createTransactions(seal, names);
  const refused = createRefusedSignIn(seal, names);
  const provider = createProvider(settings);
  const keys = createKeys(provider);
  const verifyAccess = createVerifyAccess({ issuer, audience, keys });
  const refresh = createRefresh(provider, cutOff);
  const publicOrigin = publicUrl.origin;
  const recognise = createRecognise({
    publicOrigin,
    appClient,
    clientId,
    sessionCookie,
    verifyAccess,
    refresh,
    cutOff,
    log,
  });
  const common = { publicUrl, names, provider, sessionCookie, refused, log };
  const signIn = { ...common, appClient, transactions, verifyAccess };
  const readLogoutToken = createReadLogoutToken({ issuer, clientId, keys });

  const tell = async (request: IncomingMessage, minValidity: number): Promise<JsonAnswer> => {
    const visit = await recognise(request, minValidity);
    const answer = describe(visit);
    if (answer.status === 401) log.info({ traceId: request.headers[traceHeader] }, 'Not Authenticated');
    const hasRounds = readCookies(request.headers.cookie).has(names.rounds);
    return visit.kind === 'signed-in' && hasRounds
      ? { ...answer, cookies: [...visit.cookies, expiredCookie(names.rounds)] }
      : answer;
  };

  return {
    recognise,
    provider,
    routes: addSessionRoutes(publicUrl, {
      'GET /auth/login': createLogin(signIn),
      'GET /auth/callback': createCallback(signIn),
      'GET /auth/session': (request) => tell(request, minimumValiditySeconds),
      'POST /auth/refresh': (request, url) => tell(request, askedValidity(url)),
      'POST /auth/logout': createLogout({ ...common, cutOff }),
      'POST /auth/backchannel-logout': createBackchannelLogout({ readLogoutToken, cutOff, log }),
    }),
  };
};

/** These routes find out themselves who asks: each has an answer for everybody. */
const addSessionRoutes =
  (publicUrl: URL, routes: Readonly<Record<string, SessionRoute>>): Routes =>
  async (server) => {
    for (const [name, answer] of Object.entries(routes)) {
      const [method = '', url = ''] = name.split(' ');
      server.route({
        method,
        url,
        config: { rules: { access: 'public', rateLimit: rateLimitOf(url) } },
        handler: async ({ raw }, reply) => sendJson(reply, await answer(raw, new URL(raw.url ?? '', publicUrl))),
      });
    }
  };

/** Each of these two makes the provider work. */
const rateLimitOf = (url: string): RateLimit =>
  url === '/auth/login' || url === '/auth/callback' ? 'sign-in' : 'static';

const describe = (visit: Visit): JsonAnswer =>
  visit.kind === 'signed-in'
    ? {
        status: 200,
        cookies: visit.cookies,
        json: { name: visit.caller.name, expiresAt: visit.expiresAt, now: Date.now() },
      }
    : { ...rejectionOf(visit), cookies: visit.cookies };

/** More than a token's whole life would refresh at every question. */
const longestValidity = 240;

const askedValidity = (url: URL): number => {
  const asked = Number(url.searchParams.get('minValidity') ?? minimumValiditySeconds);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), longestValidity) : minimumValiditySeconds;
};
