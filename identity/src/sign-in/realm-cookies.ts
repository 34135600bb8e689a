import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieScope } from '../realm/cookie-scope.ts';
import type { IdentityServices } from '../server.ts';

type Services = Pick<IdentityServices, 'settings'>;

export interface RealmCookie {
  /** Name of the cookie without the prefix of `cookieScope`. */
  name: string;
  value: string;
  /** Lifetime of the cookie; 0 deletes the cookie. */
  lifeSeconds: number;
}

/** Sets a cookie that no script can read. */
export const setCookie = (
  { settings }: Services,
  response: ServerResponse,
  { name, value, lifeSeconds }: RealmCookie,
): void => {
  const { prefix, path, secure } = cookieScope(settings.publicUrl);
  const attributes = `Path=${path}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.appendHeader('set-cookie', `${prefix}${name}=${value}; ${attributes}`);
};

export const readCookie = ({ settings }: Services, { headers }: IncomingMessage, name: string): string | undefined => {
  const { prefix } = cookieScope(settings.publicUrl);
  return new RegExp(`(?:^|;\\s*)${prefix}${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
};
