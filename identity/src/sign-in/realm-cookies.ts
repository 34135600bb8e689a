import type { IncomingMessage, ServerResponse } from 'node:http';
import { realmPath } from '../realm/realm.ts';
import type { Identity } from '../server.ts';

export interface RealmCookie {
  name: string;
  value: string;
  /** 0 deletes the cookie. */
  lifeSeconds: number;
}

/** Sets a cookie that only the pages of the realm receive and that no script can read. */
export const setCookie = (
  { settings }: Pick<Identity, 'settings'>,
  response: ServerResponse,
  { name, value, lifeSeconds }: RealmCookie,
): void => {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const line = `${name}=${value}; Path=${realmPath}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  response.appendHeader('set-cookie', line);
};

export const readCookie = ({ headers }: IncomingMessage, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
