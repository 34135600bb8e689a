import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import type { RevocationList } from '../revocation/revocations.ts';
import { isGrantRefused } from './provider.ts';
import type { Provider } from './provider.ts';
import type { Tokens } from '../cookie/session-cookie.ts';
import { receiveTokens } from './token-response.ts';
import type { ReceivedTokens } from './token-response.ts';

export type Refreshed = { kind: 'refreshed'; received: ReceivedTokens } | { kind: 'ended' } | { kind: 'unavailable' };
export type Refresh = (tokens: Tokens) => Promise<Refreshed>;

type SharedRefresh = { result: Promise<Refreshed>; settled?: Refreshed };

/** Requests with the old cookie may arrive for this time after the refresh token of the cookie was used. */
const reuseMilliseconds = 60_000;

/** Shares one refresh between all requests with the same tokens for a minute, unless the new token becomes stale. */
export const createRefresh = (provider: Provider, revocations: Pick<RevocationList, 'checkToken'>): Refresh => {
  const sharedRefreshes = new LRUCache<string, SharedRefresh>({ max: 5000, ttl: reuseMilliseconds });
  const isOutdated = ({ settled }: SharedRefresh): boolean =>
    settled?.kind === 'refreshed' && !isCurrent(revocations, settled.received.tokens);

  return (tokens) => {
    const key = createHash('sha256').update(`${tokens.refresh} ${tokens.access}`).digest('base64url');
    const running = sharedRefreshes.get(key);
    if (running && !isOutdated(running)) return running.result;
    const shared: SharedRefresh = { result: refreshOnce(provider, tokens) };
    sharedRefreshes.set(key, shared);
    void shared.result.then((settled) => {
      shared.settled = settled;
      if (settled.kind === 'unavailable') sharedRefreshes.delete(key);
    });
    return shared.result;
  };
};

const isCurrent = (revocations: Pick<RevocationList, 'checkToken'>, { access }: Tokens): boolean => {
  try {
    const { sub = '', iat = 0, sid } = decodeJwt<{ sid?: string }>(access);
    return revocations.checkToken({ sub, iat, sid }) !== 'stale';
  } catch {
    return false;
  }
};

const refreshOnce = async (provider: Provider, tokens: Tokens): Promise<Refreshed> => {
  try {
    const response = await openid.refreshTokenGrant(await provider.configuration(), tokens.refresh);
    return { kind: 'refreshed', received: receiveTokens(response, tokens) };
  } catch (error) {
    return { kind: isGrantRefused(error) ? 'ended' : 'unavailable' };
  }
};
