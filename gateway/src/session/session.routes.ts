import type { IncomingMessage } from 'node:http';
import { sendJson } from '../kernel/http/json-response.ts';
import type { JsonResponse } from '../kernel/http/json-response.ts';
import type { RateLimit, Routes } from '../kernel/http/server.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { SessionRoute } from './responses.ts';
import { createBackchannelLogout } from './revocation/backchannel-logout.ts';
import { cookieNames, expiredCookie, readCookies } from './cookie/cookies.ts';
import { createRevocationList } from './revocation/revocations.ts';
import type { RevocationList } from './revocation/revocations.ts';
import { createKeys } from './tokens/keys.ts';
import type { SessionLog } from './log.ts';
import { createLogout } from './logout.ts';
import { createReadLogoutToken } from './revocation/logout-token.ts';
import { createWatchSession } from './revocation/watch-session.ts';
import type { WatchSession } from './revocation/watch-session.ts';
import { createProvider } from './tokens/provider.ts';
import type { Provider, ProviderSettings } from './tokens/provider.ts';
import { createRefusedSignIn } from './sign-in/refused-sign-in.ts';
import { createRefresh } from './tokens/refresh.ts';
import { createSeal } from './cookie/seal.ts';
import { createSessionCookie } from './cookie/session-cookie.ts';
import { createCallback, createLogin } from './sign-in/sign-in.ts';
import { createTransactions } from './sign-in/transactions.ts';
import { createVerifyAccess } from './tokens/access-token.ts';
import { createAuthenticate, minimumValiditySeconds, toRejection } from './authenticate.ts';
import type { Authenticate, Authentication } from './authenticate.ts';

export type SessionSettings = ProviderSettings & {
  publicUrl: string;
  audience: string;
  /** The client whose roles are the product's actions. */
  appClient: string;
  sessionKeys: readonly [Uint8Array, ...Uint8Array[]];
  /** The access token of a session is refreshed when it is older than this. If absent, there is no limit. */
  maxTokenAgeSeconds?: number | undefined;
};

export type SessionService = {
  authenticate: Authenticate;
  watchSession: WatchSession;
  provider: Provider;
  routes: Routes;
};

export const createSessionService = (
  settings: SessionSettings,
  log: SessionLog,
  revocations: RevocationList = createRevocationList(),
): SessionService => {
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
  const refresh = createRefresh(provider, revocations);
  const publicOrigin = publicUrl.origin;
  const authenticate = createAuthenticate({
    publicOrigin,
    appClient,
    clientId,
    sessionCookie,
    verifyAccess,
    refresh,
    revocations,
    maxTokenAgeSeconds: settings.maxTokenAgeSeconds,
    log,
  });
  const common = { publicUrl, names, provider, sessionCookie, refused, log };
  const signIn = { ...common, appClient, audience, issuer, transactions, verifyAccess };
  const readLogoutToken = createReadLogoutToken({ issuer, clientId, keys });

  const describeSession = async (request: IncomingMessage, minValidity: number): Promise<JsonResponse> => {
    const authentication = await authenticate(request, minValidity);
    const response = describe(authentication);
    if (response.status === 401) log.info({ traceId: request.headers[traceHeader] }, 'Not Authenticated');
    const hasRounds = readCookies(request.headers.cookie).has(names.rounds);
    return authentication.kind === 'signed-in' && hasRounds
      ? { ...response, cookies: [...authentication.cookies, expiredCookie(names.rounds)] }
      : response;
  };

  return {
    authenticate,
    watchSession: createWatchSession(revocations),
    provider,
    routes: addSessionRoutes(publicUrl, {
      'GET /auth/login': createLogin(signIn),
      'GET /auth/callback': createCallback(signIn),
      'GET /auth/session': (request) => describeSession(request, minimumValiditySeconds),
      'POST /auth/refresh': (request, url) => describeSession(request, requestedValidity(url)),
      'POST /auth/logout': createLogout({ ...common, revocations }),
      'POST /auth/backchannel-logout': createBackchannelLogout({ readLogoutToken, revocations, log }),
    }),
  };
};

/** Adds the routes. Their access is public, because each handler checks its requests itself. */
const addSessionRoutes =
  (publicUrl: URL, routes: Readonly<Record<string, SessionRoute>>): Routes =>
  async (server) => {
    for (const [name, handle] of Object.entries(routes)) {
      const [method = '', url = ''] = name.split(' ');
      server.route({
        method,
        url,
        config: { rules: { access: 'public', rateLimit: rateLimitOf(url) } },
        handler: async ({ raw }, reply) => sendJson(reply, await handle(raw, new URL(raw.url ?? '', publicUrl))),
      });
    }
  };

/** A sign-in has a lower limit, because both of its routes call the identity provider. */
const rateLimitOf = (url: string): RateLimit =>
  url === '/auth/login' || url === '/auth/callback' ? 'sign-in' : 'static';

const describe = (authentication: Authentication): JsonResponse =>
  authentication.kind === 'signed-in'
    ? {
        status: 200,
        cookies: authentication.cookies,
        json: { name: authentication.principal.name, expiresAt: authentication.expiresAt, now: Date.now() },
      }
    : { ...toRejection(authentication), cookies: authentication.cookies };

/** Limit of `minValidity`: a value above the lifetime of a token would cause a refresh with every request. */
const maxValiditySeconds = 240;

const requestedValidity = (url: URL): number => {
  const requested = Number(url.searchParams.get('minValidity') ?? minimumValiditySeconds);
  return Number.isFinite(requested) ? Math.min(Math.max(requested, 0), maxValiditySeconds) : minimumValiditySeconds;
};
