import { realmPath } from './realm.ts';

export interface CookieScope {
  prefix: string;
  path: string;
  secure: boolean;
}

/**
 * With the prefix `__Host-` browsers accept a cookie from this host over https only: a sibling subdomain cannot set it.
 * The prefix requires the path `/`. Browsers reject the prefix over http, so cookies lack this protection over http.
 */
export const cookieScope = (publicUrl: string): CookieScope =>
  publicUrl.startsWith('https:')
    ? { prefix: '__Host-', path: '/', secure: true }
    : { prefix: '', path: realmPath, secure: false };
