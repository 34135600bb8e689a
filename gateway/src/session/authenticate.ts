import type { IncomingMessage } from 'node:http';
import type { Principal } from '../kernel/access/principal.ts';
import type { JsonResponse } from '../kernel/http/json-response.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { AccessClaims, TokenFault, VerifyAccess } from './tokens/access-token.ts';
import { errorResponse } from './responses.ts';
import { readCookies } from './cookie/cookies.ts';
import type { RevocationList } from './revocation/revocations.ts';
import type { SessionLog } from './log.ts';
import { ProviderDown } from './tokens/provider.ts';
import type { Refresh } from './tokens/refresh.ts';
import { isSameOriginRequest } from './same-origin.ts';
import type { SessionCookie, Tokens } from './cookie/session-cookie.ts';
import { bearerTexts, sessionTexts } from './session.texts.ts';
import { toPrincipal } from './to-principal.ts';

/** The result of authentication. `cookies` are values of `Set-Cookie` for a response of any status. */
export type Authentication =
  | Session
  | AnonymousRequest
  /** The cookie came with a request of another origin. */
  | { kind: 'foreign'; cookies: [] }
  /** The provider is unavailable: the session is kept. */
  | { kind: 'unavailable'; cookies: [] };

interface Session {
  kind: 'signed-in';
  principal: Principal;
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt: number;
  cookies: string[];
}

/** A fault of a bearer. REVOKED: the session has ended, or the rights have changed since the token was issued. */
export type BearerFault = TokenFault | 'NO_BEARER' | 'EXPIRED' | 'REVOKED';

/** A request without a valid session or token. */
interface AnonymousRequest {
  kind: 'anonymous';
  cookies: string[];
  /** Why the token of an Authorization header is refused. Absent if the request has none. */
  bearerFault?: BearerFault;
}

/** The state of a session compared with an earlier one. 'changed': the session has other rights now. */
export type SessionChange = 'same' | 'changed' | 'over';

export type Authenticate = (request: IncomingMessage, minValiditySeconds?: number) => Promise<Authentication>;

export type AuthenticateDeps = {
  publicOrigin: string;
  appClient: string;
  /** The gateway's client. Its role `free-documents` allows ad-hoc queries. */
  clientId: string;
  sessionCookie: SessionCookie;
  verifyAccess: VerifyAccess;
  refresh: Refresh;
  revocations: RevocationList;
  /** A session's access token older than this is refreshed, so that changed rights apply. If absent, no limit. */
  maxTokenAgeSeconds?: number | undefined;
  log: SessionLog;
};

/** The tokens of a session are refreshed if the access token expires in less than this time. */
export const minimumValiditySeconds = 70;

/** Authenticates requests by the Authorization header; by the cookies only if a request has no such header. */
export const createAuthenticate = (dependencies: AuthenticateDeps): Authenticate => {
  const deps = { ...dependencies, isTooOld: createAgeLimit(dependencies.maxTokenAgeSeconds) };
  return async (request, minValidity = minimumValiditySeconds) => {
    try {
      return request.headers.authorization === undefined
        ? await fromCookies(deps, request, minValidity)
        : await fromBearer(deps, request.headers.authorization);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return unavailable;
    }
  };
};

type Deps = AuthenticateDeps & { isTooOld: AgeLimit };

interface AgeLimit {
  /** True if a token with these claims is too old. */
  check: (claims: Pick<AccessClaims, 'iat'>) => boolean;
  /** Called when the provider is unavailable: for 10 seconds, no valid token counts as too old. */
  pause: () => void;
}

const pauseMilliseconds = 10_000;

const createAgeLimit = (maxTokenAgeSeconds = Number.POSITIVE_INFINITY): AgeLimit => {
  let pausedUntil = 0;
  return {
    check: ({ iat }) => Date.now() >= pausedUntil && Date.now() / 1000 - iat >= maxTokenAgeSeconds,
    pause: () => {
      pausedUntil = Date.now() + pauseMilliseconds;
    },
  };
};

const unavailable: Authentication = { kind: 'unavailable', cookies: [] };

const fromBearer = async (
  { verifyAccess, revocations, appClient, clientId }: AuthenticateDeps,
  header: string,
): Promise<Authentication> => {
  const bearer = /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1];
  const verified = bearer === undefined ? undefined : await verifyAccess(bearer);
  if (bearer === undefined || verified === undefined) return refuseBearer('NO_BEARER');
  if (verified.kind !== 'valid') return refuseBearer(verified.kind === 'expired' ? 'EXPIRED' : verified.fault);
  if (revocations.checkToken(verified.claims) !== 'current') return refuseBearer('REVOKED');
  const principal = toPrincipal({ claims: verified.claims, appClient, clientId, bearer, hasCookieSession: false });
  return { kind: 'signed-in', principal, expiresAt: verified.claims.exp * 1000, cookies: [] };
};

const refuseBearer = (bearerFault: BearerFault): Authentication => ({ kind: 'anonymous', cookies: [], bearerFault });

const fromCookies = async (deps: Deps, request: IncomingMessage, minValidity: number): Promise<Authentication> => {
  const cookies = readCookies(request.headers.cookie);
  const tokens = await deps.sessionCookie.read(cookies);
  if (tokens === undefined) return { kind: 'anonymous', cookies: [] };
  if (!isSameOriginRequest(request, deps.publicOrigin)) return { kind: 'foreign', cookies: [] };
  const ended: Authentication = { kind: 'anonymous', cookies: deps.sessionCookie.clear(cookies) };
  if (!tokens) return ended;

  const verified = await deps.verifyAccess(tokens.access);
  if (verified.kind === 'wrong') return ended;
  const claims = verified.kind === 'valid' ? verified.claims : undefined;
  const tokenStatus = claims ? deps.revocations.checkToken(claims) : 'stale';
  if (tokenStatus === 'ended') return ended;
  const isValid = claims !== undefined && tokenStatus === 'current';
  const isLasting = isValid && claims.exp - Date.now() / 1000 >= minValidity;
  if (isLasting && !deps.isTooOld.check(claims)) return signedIn(deps, tokens, claims, []);

  const refreshed = await refreshSession(deps, request, tokens, ended);
  if (refreshed.kind !== 'unavailable' || !isValid) return refreshed;
  deps.isTooOld.pause();
  return signedIn(deps, tokens, claims, []);
};

const refreshSession = async (
  deps: AuthenticateDeps,
  request: IncomingMessage,
  tokens: Tokens,
  ended: Authentication,
): Promise<Authentication> => {
  const refreshed = await deps.refresh(tokens);
  if (refreshed.kind !== 'refreshed') {
    deps.log.warn({ reason: refreshed.kind, traceId: request.headers[traceHeader] }, 'Failed to refresh token');
    return refreshed.kind === 'ended' ? ended : unavailable;
  }
  const { received } = refreshed;
  const verified = await deps.verifyAccess(received.tokens.access);
  if (verified.kind !== 'valid' || deps.revocations.checkToken(verified.claims) === 'ended') return ended;
  const cookies = await deps.sessionCookie.toSetCookies(received.tokens, received.maxAge);
  return signedIn(deps, received.tokens, verified.claims, cookies);
};

const signedIn = (
  { appClient, clientId }: AuthenticateDeps,
  tokens: Tokens,
  claims: AccessClaims,
  cookies: string[],
): Authentication => ({
  kind: 'signed-in',
  principal: toPrincipal({ claims, appClient, clientId, bearer: tokens.access, hasCookieSession: true }),
  expiresAt: claims.exp * 1000,
  cookies,
});

/** The response to a request without a principal. The caller adds the cookies of the authentication. */
export const toRejection = (authentication: Exclude<Authentication, { kind: 'signed-in' }>): JsonResponse => {
  switch (authentication.kind) {
    case 'anonymous': {
      const { bearerFault } = authentication;
      const message = bearerFault === undefined ? sessionTexts.over : bearerTexts[bearerFault];
      return errorResponse(401, 'UNAUTHENTICATED', message);
    }
    case 'foreign':
      return errorResponse(403, 'FORBIDDEN', sessionTexts.foreignRequest);
    case 'unavailable':
      return errorResponse(503, 'UPSTREAM_FAILED', sessionTexts.providerDown);
  }
};

/** Compares a principal with the current state of its session. */
export const compareSession = ({ actions, groups }: Principal, authentication: Authentication): SessionChange => {
  if (authentication.kind === 'anonymous') return 'over';
  if (authentication.kind !== 'signed-in') return 'same';
  const [before, after] = [{ actions, groups }, authentication.principal].map((rights) =>
    JSON.stringify([rights.actions.toSorted(), rights.groups.toSorted()]),
  );
  return before === after ? 'same' : 'changed';
};
