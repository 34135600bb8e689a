import { decodeJwt } from 'jose';
import type { TokenEndpointResponse } from 'openid-client';
import type { Tokens } from '../cookie/session-cookie.ts';

export type ReceivedTokens = { tokens: Tokens; maxAge: number };

/** Default for providers that do not send the lifetime of the refresh token: a working day. */
const assumedLifeSeconds = 10 * 60 * 60;

/** Reads the tokens of a response. A response to a refresh may omit unchanged tokens, which `former` then provides. */
export const receiveTokens = (response: TokenEndpointResponse, former?: Tokens): ReceivedTokens => {
  const tokens = {
    access: response.access_token,
    refresh: response.refresh_token ?? former?.refresh ?? '',
    id: response.id_token ?? former?.id ?? '',
  };
  return { tokens, maxAge: statedLife(response) ?? expiryLife(tokens.refresh) ?? assumedLifeSeconds };
};

const statedLife = ({ refresh_expires_in: stated }: TokenEndpointResponse): number | undefined =>
  typeof stated === 'number' && stated > 0 ? stated : undefined;

const expiryLife = (refreshToken: string): number | undefined => {
  if (refreshToken.split('.').length !== 3) return undefined;
  try {
    const { exp } = decodeJwt(refreshToken);
    return exp === undefined ? undefined : Math.max(0, exp - Math.floor(Date.now() / 1000));
  } catch {
    return undefined;
  }
};
