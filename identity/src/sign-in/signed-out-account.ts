import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentityServices } from '../server.ts';
import { isCookieSignature, signCookie } from './cookie-signature.ts';
import { readCookie, setCookie } from './realm-cookies.ts';

type Services = Pick<IdentityServices, 'keys' | 'settings'>;

/** Stores who signed out. For five minutes, the same browser may also sign this user out on all other devices. */
export const storeSignedOutAccount = (identity: Services, response: ServerResponse, accountId: string): void => {
  const value = `${accountId}.${now() + lifeSeconds}`;
  setCookie(identity, response, { name, value: `${value}.${signCookie(identity.keys, name, value)}`, lifeSeconds });
};

export const readSignedOutAccount = (identity: Services, request: IncomingMessage): string | undefined => {
  const [accountId = '', until = '', signature = ''] = (readCookie(identity, request, name) ?? '').split('.');
  const isOurs = isCookieSignature(identity.keys, name, `${accountId}.${until}`, signature);
  return isOurs && Number(until) > now() ? accountId : undefined;
};

export const clearSignedOutAccount = (identity: Services, response: ServerResponse): void =>
  setCookie(identity, response, { name, value: '', lifeSeconds: 0 });

const name = 'identity_left';
const lifeSeconds = 300;

const now = (): number => Math.floor(Date.now() / 1000);
