export type CookieNames = { session: string; transaction: string; rounds: string; secure: boolean };

/**
 * `__Host-Http-` lets only an answer of this host, never a script or a sister host, set the cookie.
 * Browsers keep Secure cookies on loopback without TLS; elsewhere without TLS the plain names are all that is left.
 */
export const cookieNames = (publicUrl: URL): CookieNames => {
  const secure = publicUrl.protocol === 'https:' || isLoopback(publicUrl.hostname);
  const name = secure ? '__Host-Http-struma' : 'struma';
  return { session: name, transaction: `${name}-tx-`, rounds: `${name}-rounds`, secure };
};

export const readCookies = (header: string | undefined): Map<string, string> =>
  new Map(
    (header ?? '').split(';').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
    }),
  );

type CookieOptions = { maxAge: number; sameSite: 'Strict' | 'Lax'; secure: boolean };

export const cookieLine = (name: string, value: string, { maxAge, sameSite, secure }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAge)}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;

export const expiredCookie = (name: string, secure: boolean): string =>
  cookieLine(name, '', { maxAge: 0, sameSite: 'Lax', secure });

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
