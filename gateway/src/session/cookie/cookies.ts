import { parseCookie } from 'cookie';

export type CookieNames = {
  session: string;
  /** Prefix of the names for pending sign-ins. */
  transaction: string;
  /** Contains the number of recent sign-ins after which no request had a session. */
  rounds: string;
  /** Contains the ID token of a user without access. */
  refused: string;
};

/** `__Host-Http-`: only a response of this host can set the cookie, no script and no sibling host. */
const name = '__Host-Http-struma';

export const cookieNames: CookieNames = {
  session: name,
  transaction: `${name}-tx-`,
  rounds: `${name}-rounds`,
  refused: `${name}-refused`,
};

/** Browsers keep cookies with the prefix `__Host-Http-` only over HTTPS or from the same machine. */
export const keepsCookies = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

/** A person has one session and a few pending sign-ins. */
const maxCookies = 50;

/**
 * Reads the gateway's own cookies. Other cookies are not decoded: a stranger can send thousands of them, and decoding
 * takes place before requests are limited.
 */
export const readCookies = (header = ''): Map<string, string> => {
  const gatewayPairs = header.split(';').filter((pair) => pair.trimStart().startsWith(name));
  const parsed = parseCookie(gatewayPairs.slice(0, maxCookies).join(';'));
  return new Map(Object.entries(parsed).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
};

type CookieOptions = { maxAge: number; sameSite: 'Strict' | 'Lax' };

/** Returns the value of `Set-Cookie` that stores a cookie. */
export const formatSetCookie = (cookie: string, value: string, { maxAge, sameSite }: CookieOptions): string =>
  `${cookie}=${value}; Path=/; Max-Age=${Math.floor(maxAge)}; HttpOnly; SameSite=${sameSite}; Secure`;

/** Returns the value of `Set-Cookie` that deletes a cookie. */
export const expiredCookie = (expired: string): string => formatSetCookie(expired, '', { maxAge: 0, sameSite: 'Lax' });

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
