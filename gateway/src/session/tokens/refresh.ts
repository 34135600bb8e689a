import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import type { CutOffList } from '../revocation/revocations.ts';
import { isGrantRefused } from './provider.ts';
import type { Provider } from './provider.ts';
import type { Tokens } from '../cookie/session-cookie.ts';
import { receiveTokens } from './token-response.ts';
import type { ReceivedTokens } from './token-response.ts';

export type Refreshed = { kind: 'refreshed'; received: ReceivedTokens } | { kind: 'ended' } | { kind: 'unavailable' };
export type Refresh = (tokens: Tokens) => Promise<Refreshed>;

type Flight = { answer: Promise<Refreshed>; settled?: Refreshed };

/** Requests that left the browser with the old cookie may arrive this long after its refresh token was spent. */
const rememberMilliseconds = 60_000;

/** One refresh for all requests that hold the same tokens, until what it brought is outdated itself. */
export const createRefresh = (provider: Provider, cutOff: Pick<CutOffList, 'judge'>): Refresh => {
  const flights = new LRUCache<string, Flight>({ max: 5000, ttl: rememberMilliseconds });
  const isOutdated = ({ settled }: Flight): boolean =>
    settled?.kind === 'refreshed' && !isCurrent(cutOff, settled.received.tokens);

  return (tokens) => {
    const key = createHash('sha256').update(`${tokens.refresh} ${tokens.access}`).digest('base64url');
    const known = flights.get(key);
    if (known && !isOutdated(known)) return known.answer;
    const flight: Flight = { answer: refreshOnce(provider, tokens) };
    flights.set(key, flight);
    void flight.answer.then((settled) => {
      flight.settled = settled;
      if (settled.kind === 'unavailable') flights.delete(key);
    });
    return flight.answer;
  };
};

const isCurrent = (cutOff: Pick<CutOffList, 'judge'>, { access }: Tokens): boolean => {
  try {
    const { sub = '', iat = 0, sid } = decodeJwt<{ sid?: string }>(access);
    return cutOff.judge({ sub, iat, sid }) !== 'stale';
  } catch {
    return false;
  }
};

const refreshOnce = async (provider: Provider, tokens: Tokens): Promise<Refreshed> => {
  try {
    const answer = await openid.refreshTokenGrant(await provider.configuration(), tokens.refresh);
    return { kind: 'refreshed', received: receiveTokens(answer, tokens) };
  } catch (error) {
    return { kind: isGrantRefused(error) ? 'ended' : 'unavailable' };
  }
};
