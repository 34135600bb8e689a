import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { isGrantRefused } from './provider.ts';
import type { Provider } from './provider.ts';
import type { Tokens } from './session-cookie.ts';
import { receiveTokens } from './token-answer.ts';
import type { ReceivedTokens } from './token-answer.ts';

export type Refreshed = { kind: 'refreshed'; received: ReceivedTokens } | { kind: 'ended' } | { kind: 'unavailable' };
export type Refresh = (tokens: Tokens) => Promise<Refreshed>;

/** Requests that left the browser with the old cookie may arrive this long after its refresh token was spent. */
const rememberMilliseconds = 60_000;

/** One refresh for all requests that hold the same refresh token. */
export const createRefresh = (provider: Provider): Refresh => {
  const flights = new LRUCache<string, Promise<Refreshed>>({ max: 5000, ttl: rememberMilliseconds });
  return (tokens) => {
    const key = createHash('sha256').update(tokens.refresh).digest('base64url');
    const flight = flights.get(key) ?? refreshOnce(provider, tokens);
    flights.set(key, flight, { noUpdateTTL: true });
    void flight.then(({ kind }) => {
      if (kind === 'unavailable') flights.delete(key);
    });
    return flight;
  };
};

const refreshOnce = async (provider: Provider, tokens: Tokens): Promise<Refreshed> => {
  try {
    const answer = await openid.refreshTokenGrant(await provider.configuration(), tokens.refresh);
    return { kind: 'refreshed', received: receiveTokens(answer, tokens) };
  } catch (error) {
    return { kind: isGrantRefused(error) ? 'ended' : 'unavailable' };
  }
};
