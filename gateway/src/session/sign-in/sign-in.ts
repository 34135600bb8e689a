import type { IncomingMessage } from 'node:http';
import * as openid from 'openid-client';
import type { JsonResponse } from '../../kernel/http/json-response.ts';
import { explainProviderFailure } from '@struma/shared/explain-provider-failure.ts';
import { counter } from '@struma/shared/metrics.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { VerifyAccess } from '../tokens/access-token.ts';
import { redirectTo } from '../responses.ts';
import type { SessionRoute } from '../responses.ts';
import { expiredCookie, formatSetCookie, isLoopback, keepsCookies, readCookies } from '../cookie/cookies.ts';
import type { CookieNames } from '../cookie/cookies.ts';
import type { SessionLog } from '../log.ts';
import { explainTokenFault } from '../tokens/explain-token-fault.ts';
import type { Provider } from '../tokens/provider.ts';
import type { RefusedSignIn } from './refused-sign-in.ts';
import { safeReturnTo } from './return-to.ts';
import { TokensTooLarge } from '../cookie/session-cookie.ts';
import type { SessionCookie } from '../cookie/session-cookie.ts';
import { allowedActions } from '../to-principal.ts';
import { receiveTokens } from '../tokens/token-response.ts';
import { isExpired, createState } from './transactions.ts';
import type { Transaction, Transactions } from './transactions.ts';

export type SignInDeps = {
  publicUrl: URL;
  appClient: string;
  /** The expected audience and issuer of access tokens. */
  audience: string;
  issuer: string;
  names: CookieNames;
  provider: Provider;
  transactions: Transactions;
  sessionCookie: SessionCookie;
  refused: RefusedSignIn;
  verifyAccess: VerifyAccess;
  log: SessionLog;
};

type Cookies = ReadonlyMap<string, string>;
type Failure = 'no-actions' | 'failed' | 'expired' | 'cookies' | 'insecure';

const signIns = counter('struma_sign_ins_total', 'Completed sign-ins by outcome.', 'outcome');

/** After this number of sign-ins without a session, the user gets the message that the browser keeps no cookies. */
const maxRounds = 2;
const roundSeconds = 120;

export const createLogin =
  (deps: SignInDeps): SessionRoute =>
  async (request, url) => {
    const { publicUrl, provider, transactions, names } = deps;
    const otherOrigin = otherLoopback(request.headers.host, publicUrl);
    if (otherOrigin) return redirectTo(`${otherOrigin}${url.pathname}${url.search}`);
    if (!keepsCookies(publicUrl)) return fail(deps, request, 'insecure', 'PUBLIC_URL is not https');
    const cookies = readCookies(request.headers.cookie);
    if (roundsSoFar(cookies, names) >= maxRounds) return fail(deps, request, 'cookies', 'Browser keeps no cookies');

    const verifier = openid.randomPKCECodeVerifier();
    const transaction: Transaction = {
      state: createState(),
      nonce: openid.randomNonce(),
      verifier,
      returnTo: safeReturnTo(url.searchParams.get('returnTo')),
    };
    try {
      const address = openid.buildAuthorizationUrl(await provider.configuration(), {
        redirect_uri: callbackAddress(publicUrl).href,
        scope: 'openid profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: transaction.state,
        nonce: transaction.nonce,
        ui_locales: 'bg',
        // The gateway refused the user who is signed in at the provider, so the provider prompts for another user.
        ...(url.searchParams.get('prompt') === 'login' ? { prompt: 'login' } : {}),
      });
      return redirectTo(address.href, await transactions.begin(transaction, cookies));
    } catch (error) {
      return fail(deps, request, 'failed', error);
    }
  };

export const createCallback =
  (deps: SignInDeps): SessionRoute =>
  async (request, url) => {
    const cookies = readCookies(request.headers.cookie);
    const state = url.searchParams.get('state') ?? '';
    const transaction = await deps.transactions.find(state, cookies);
    if (!transaction)
      return fail(deps, request, explainUnknownState(state, cookies, deps.names), 'Unknown sign-in transaction');

    const endCookies = [deps.transactions.end(state)];
    const providerError = url.searchParams.get('error');
    // The provider's login page has expired: start again.
    if (providerError === 'temporarily_unavailable' || providerError === 'login_required') {
      const again = `/auth/login?returnTo=${encodeURIComponent(transaction.returnTo)}`;
      return redirectTo(again, [...endCookies, nextRound(cookies, deps.names)]);
    }
    try {
      const response = await complete(deps, transaction, request, url);
      return { ...response, cookies: [...(response.cookies ?? []), ...endCookies] };
    } catch (error) {
      return fail(deps, request, 'failed', error, endCookies);
    }
  };

const complete = async (
  deps: SignInDeps,
  transaction: Transaction,
  request: IncomingMessage,
  url: URL,
): Promise<JsonResponse> => {
  const cookies = readCookies(request.headers.cookie);
  const { provider, publicUrl, verifyAccess, appClient, sessionCookie, refused, names } = deps;
  const address = callbackAddress(publicUrl);
  address.search = url.search;
  const response = await openid.authorizationCodeGrant(await provider.configuration(), address, {
    pkceCodeVerifier: transaction.verifier,
    expectedState: transaction.state,
    expectedNonce: transaction.nonce,
    idTokenExpected: true,
  });
  const { tokens, maxAge } = receiveTokens(response);
  const verified = await verifyAccess(tokens.access);
  if (verified.kind !== 'valid') {
    const cause = verified.kind === 'expired' ? 'EXPIRED' : verified.fault;
    return fail(deps, request, 'failed', explainTokenFault(cause, tokens.access, deps));
  }
  if (allowedActions(verified.claims, appClient).length === 0) {
    const setCookies = [...sessionCookie.clear(cookies), await refused.toSetCookie(tokens.id)];
    return fail(deps, request, 'no-actions', 'No allowed actions', setCookies);
  }
  const setCookies = await sessionCookie.toSetCookies(tokens, maxAge);
  signIns.add('success');
  return redirectTo(transaction.returnTo, [...setCookies, ...refused.clear(cookies), nextRound(cookies, names)]);
};

const fail = (
  { log, names }: SignInDeps,
  request: IncomingMessage,
  failure: Failure,
  reason: unknown,
  cookies: readonly string[] = [],
): JsonResponse => {
  signIns.add(failure);
  const traceId = request.headers[traceHeader];
  log.warn({ failure, reason: describeReason(reason), traceId }, 'Authentication Failed');
  return redirectTo(`/authentication?error=${failure}`, [...cookies, expiredCookie(names.rounds)]);
};

/** Leaves out the messages of the provider's errors, because they may quote a code or a token. */
const describeReason = (reason: unknown): string => {
  if (typeof reason === 'string') return reason;
  if (reason instanceof openid.ResponseBodyError) return `${reason.name} ${reason.error}`;
  if (reason instanceof TokensTooLarge) return reason.message;
  return explainProviderFailure(reason);
};

const explainUnknownState = (state: string, cookies: Cookies, { session }: CookieNames): Failure => {
  const hasSessionCookie = [...cookies.keys()].some((name) => name.startsWith(session));
  return hasSessionCookie || isExpired(state) ? 'expired' : 'cookies';
};

const callbackAddress = (publicUrl: URL): URL => new URL('/auth/callback', publicUrl);

const roundsSoFar = (cookies: Cookies, { rounds }: CookieNames): number => Number(cookies.get(rounds) ?? 0) || 0;

const nextRound = (cookies: Cookies, names: CookieNames): string =>
  formatSetCookie(names.rounds, String(roundsSoFar(cookies, names) + 1), {
    maxAge: roundSeconds,
    sameSite: 'Lax',
  });

/**
 * Returns the public origin if the request was sent to another name of the same machine. Browsers treat `localhost` and
 * `127.0.0.1` as two hosts with separate cookies, and the provider redirects to the public host.
 */
const otherLoopback = (host: string | undefined, publicUrl: URL): string | null => {
  if (host === undefined || host === publicUrl.host || !URL.canParse(`http://${host}`)) return null;
  const requestedUrl = new URL(`http://${host}`);
  const isSamePort = requestedUrl.port === publicUrl.port;
  return isSamePort && isLoopback(requestedUrl.hostname) && isLoopback(publicUrl.hostname) ? publicUrl.origin : null;
};
