import type { IncomingMessage } from 'node:http';
import type { Caller } from '../kernel/access/caller.ts';
import type { JsonAnswer } from '../kernel/http/json-answer.ts';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { AccessClaims, VerifyAccess } from './tokens/access-token.ts';
import { refusal } from './answer.ts';
import { readCookies } from './cookie/cookies.ts';
import type { CutOffList } from './revocation/revocations.ts';
import type { SessionLog } from './log.ts';
import { ProviderDown } from './tokens/provider.ts';
import type { Refresh } from './tokens/refresh.ts';
import { isOwnRequest } from './request-shape.ts';
import type { SessionCookie, Tokens } from './cookie/session-cookie.ts';
import { sessionTexts } from './session.texts.ts';
import { toCaller } from './to-caller.ts';

/** Who makes a request. `cookies` are lines that the answer must carry, whatever it says. */
export type Visit =
  | { kind: 'signed-in'; caller: Caller; expiresAt: number; cookies: string[] }
  | { kind: 'anonymous'; cookies: string[] }
  /** A cookie came along with a request that our own page did not make. */
  | { kind: 'foreign'; cookies: [] }
  /** The provider cannot be asked just now: the session is kept. */
  | { kind: 'unavailable'; cookies: [] };

/** What became of the session of somebody who was signed in. 'changed': it goes on with other rights. */
export type SessionChange = 'same' | 'changed' | 'over';

export type Recognise = (request: IncomingMessage, minValiditySeconds?: number) => Promise<Visit>;

export type RecogniseTools = {
  publicOrigin: string;
  appClient: string;
  /** The gateway's own client: its role `free-documents` is the right to send any document. */
  clientId: string;
  sessionCookie: SessionCookie;
  verifyAccess: VerifyAccess;
  refresh: Refresh;
  cutOff: CutOffList;
  log: SessionLog;
};

export const minimumValiditySeconds = 70;

/** An Authorization header is the whole identity of a request: cookies beside it are not looked at. */
export const createRecognise = (tools: RecogniseTools): Recognise => {
  return async (request, minValidity = minimumValiditySeconds) => {
    try {
      return request.headers.authorization === undefined
        ? await fromCookies(tools, request, minValidity)
        : await fromBearer(tools, request.headers.authorization);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return unavailable;
    }
  };
};

const unavailable: Visit = { kind: 'unavailable', cookies: [] };

const fromBearer = async (
  { verifyAccess, cutOff, appClient, clientId }: RecogniseTools,
  header: string,
): Promise<Visit> => {
  const bearer = /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1];
  const verified = bearer === undefined ? undefined : await verifyAccess(bearer);
  if (bearer === undefined || verified?.kind !== 'valid') return { kind: 'anonymous', cookies: [] };
  if (cutOff.judge(verified.claims) !== 'current') return { kind: 'anonymous', cookies: [] };
  const caller = toCaller({ claims: verified.claims, appClient, clientId, bearer, cookieSession: false });
  return { kind: 'signed-in', caller, expiresAt: verified.claims.exp * 1000, cookies: [] };
};

const fromCookies = async (tools: RecogniseTools, request: IncomingMessage, minValidity: number): Promise<Visit> => {
  const cookies = readCookies(request.headers.cookie);
  const tokens = await tools.sessionCookie.read(cookies);
  if (tokens === undefined) return { kind: 'anonymous', cookies: [] };
  if (!isOwnRequest(request, tools.publicOrigin)) return { kind: 'foreign', cookies: [] };
  const over: Visit = { kind: 'anonymous', cookies: tools.sessionCookie.clear(cookies) };
  if (!tokens) return over;

  const verified = await tools.verifyAccess(tokens.access);
  if (verified.kind === 'wrong') return over;
  const claims = verified.kind === 'valid' ? verified.claims : undefined;
  const judgement = claims ? tools.cutOff.judge(claims) : 'stale';
  if (judgement === 'ended') return over;
  const isGood = claims !== undefined && judgement === 'current';
  if (isGood && claims.exp - Date.now() / 1000 >= minValidity) return signedIn(tools, tokens, claims, []);

  const refreshed = await refreshVisit(tools, request, tokens, over);
  if (refreshed.kind !== 'unavailable' || !isGood) return refreshed;
  return signedIn(tools, tokens, claims, []);
};

const refreshVisit = async (
  tools: RecogniseTools,
  request: IncomingMessage,
  tokens: Tokens,
  over: Visit,
): Promise<Visit> => {
  const refreshed = await tools.refresh(tokens);
  if (refreshed.kind !== 'refreshed') {
    tools.log.warn({ reason: refreshed.kind, traceId: request.headers[traceHeader] }, 'Failed to refresh token');
    return refreshed.kind === 'ended' ? over : unavailable;
  }
  const { received } = refreshed;
  const verified = await tools.verifyAccess(received.tokens.access);
  if (verified.kind !== 'valid' || tools.cutOff.judge(verified.claims) === 'ended') return over;
  const cookies = await tools.sessionCookie.lines(received.tokens, received.maxAge);
  return signedIn(tools, received.tokens, verified.claims, cookies);
};

const signedIn = (
  { appClient, clientId }: RecogniseTools,
  tokens: Tokens,
  claims: AccessClaims,
  cookies: string[],
): Visit => ({
  kind: 'signed-in',
  caller: toCaller({ claims, appClient, clientId, bearer: tokens.access, cookieSession: true }),
  expiresAt: claims.exp * 1000,
  cookies,
});

/** Why a request that is not signed in is rejected. The cookies of its visit are sent beside it. */
export const rejectionOf = ({ kind }: Exclude<Visit, { kind: 'signed-in' }>): JsonAnswer => {
  switch (kind) {
    case 'anonymous':
      return refusal(401, 'UNAUTHENTICATED', sessionTexts.over);
    case 'foreign':
      return refusal(403, 'FORBIDDEN', sessionTexts.foreignRequest);
    case 'unavailable':
      return refusal(503, 'UPSTREAM_FAILED', sessionTexts.providerDown);
  }
};

/** Compares a caller with the same session as it is now. */
export const changeOf = ({ actions, groups }: Caller, visit: Visit): SessionChange => {
  if (visit.kind === 'anonymous') return 'over';
  if (visit.kind !== 'signed-in') return 'same';
  const [before, after] = [{ actions, groups }, visit.caller].map((rights) =>
    JSON.stringify([rights.actions.toSorted(), rights.groups.toSorted()]),
  );
  return before === after ? 'same' : 'changed';
};
