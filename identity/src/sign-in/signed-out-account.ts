import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Identity } from '../server.ts';
import { readCookie, setCookie } from './realm-cookies.ts';

type Parts = Pick<Identity, 'keys' | 'settings'>;

/** For some time after a sign-out the same browser may also sign out of all other devices. */
export const storeSignedOutAccount = (identity: Parts, response: ServerResponse, accountId: string): void => {
  const value = `${accountId}.${now() + lifeSeconds}`;
  setCookie(identity, response, { name, value: `${value}.${signatureOf(identity, value)}`, lifeSeconds });
};

export const readSignedOutAccount = (identity: Parts, request: IncomingMessage): string | undefined => {
  const [accountId = '', until = '', signature = ''] = (readCookie(request, name) ?? '').split('.');
  const isOurs = isEqual(signature, signatureOf(identity, `${accountId}.${until}`));
  return isOurs && Number(until) > now() ? accountId : undefined;
};

export const clearSignedOutAccount = (identity: Parts, response: ServerResponse): void =>
  setCookie(identity, response, { name, value: '', lifeSeconds: 0 });

const name = 'identity_left';
const lifeSeconds = 300;

const signatureOf = ({ keys }: Parts, value: string): string =>
  createHmac('sha256', keys.cookie[0] ?? '')
    .update(`${name} ${value}`)
    .digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const now = (): number => Math.floor(Date.now() / 1000);
