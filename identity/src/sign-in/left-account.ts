import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { realmPath } from '../realm/realm.ts';
import type { Identity } from '../server.ts';

type Parts = Pick<Identity, 'keys' | 'settings'>;

/** For some time after a sign-out the same browser may also sign out of all other devices. */
export const rememberWhoLeft = (identity: Parts, response: ServerResponse, accountId: string): void => {
  const value = `${accountId}.${now() + lifeSeconds}`;
  setCookie(identity, response, `${value}.${signatureOf(identity, value)}`, lifeSeconds);
};

export const findWhoLeft = (identity: Parts, request: IncomingMessage): string | undefined => {
  const [accountId = '', until = '', signature = ''] = (cookieOf(request) ?? '').split('.');
  const isOurs = isEqual(signature, signatureOf(identity, `${accountId}.${until}`));
  return isOurs && Number(until) > now() ? accountId : undefined;
};

export const forgetWhoLeft = (identity: Parts, response: ServerResponse): void => setCookie(identity, response, '', 0);

const cookieName = 'identity_left';
const lifeSeconds = 300;

const setCookie = ({ settings }: Parts, response: ServerResponse, value: string, maxAge: number): void => {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const line = `${cookieName}=${value}; Path=${realmPath}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  response.appendHeader('set-cookie', line);
};

const cookieOf = ({ headers }: IncomingMessage): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

const signatureOf = ({ keys }: Parts, value: string): string =>
  createHmac('sha256', keys.cookie[0] ?? '')
    .update(`${cookieName} ${value}`)
    .digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const now = (): number => Math.floor(Date.now() / 1000);
