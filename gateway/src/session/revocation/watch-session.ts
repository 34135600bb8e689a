import { decodeJwt } from 'jose';
import type { Principal } from '../../kernel/access/principal.ts';
import { isRevokedBy } from './revocations.ts';
import type { RevocationList, TokenOrigin } from './revocations.ts';

/** Calls `onRevoked` when the token of a principal is revoked. Returns the function that unsubscribes. */
export type WatchSession = (
  principal: Pick<Principal, 'subject' | 'bearer'>,
  onRevoked: (change: 'changed' | 'over') => void,
) => () => void;

/** 'over': the session ended. 'changed': all tokens of the subject were revoked, and a newer one may be issued. */
export const createWatchSession =
  ({ checkToken, subscribe }: RevocationList): WatchSession =>
  ({ subject, bearer }, onRevoked) => {
    const origin = originOf(subject, bearer);
    const unsubscribe = subscribe((revocation) => {
      if (isRevokedBy(revocation, origin)) onRevoked('session' in revocation ? 'over' : 'changed');
    });
    // The session may have ended between the authentication and the subscription.
    if (checkToken(origin) === 'ended') onRevoked('over');
    return unsubscribe;
  };

/** Reads claims without verifying the token, because the authentication has verified it. */
const originOf = (sub: string, bearer: string): TokenOrigin => {
  const { iat = 0, sid } = decodeJwt(bearer);
  return { sub, iat, sid: typeof sid === 'string' ? sid : undefined };
};
