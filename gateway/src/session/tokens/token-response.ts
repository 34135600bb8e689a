import { decodeJwt } from 'jose';
import type { TokenEndpointResponse } from 'openid-client';
import type { Tokens } from '../cookie/session-cookie.ts';

export type ReceivedTokens = { tokens: Tokens; maxAge: number };

/** A provider that does not say how long its refresh token lives is taken to end its sessions within a working day. */
const assumedLifeSeconds = 10 * 60 * 60;

/** A refresh may leave out what has not changed. */
export const receiveTokens = (answer: TokenEndpointResponse, former?: Tokens): ReceivedTokens => {
  const tokens = {
    access: answer.access_token,
    refresh: answer.refresh_token ?? former?.refresh ?? '',
    id: answer.id_token ?? former?.id ?? '',
  };
  return { tokens, maxAge: statedLife(answer) ?? expiryLife(tokens.refresh) ?? assumedLifeSeconds };
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
