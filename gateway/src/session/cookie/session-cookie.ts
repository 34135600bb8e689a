import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { expiredCookie, formatSetCookie } from './cookies.ts';
import type { CookieNames } from './cookies.ts';
import { pack, unpack } from './packing.ts';
import type { Seal } from './seal.ts';

export type Tokens = { access: string; refresh: string; id: string };

export type SessionCookie = {
  /** Returns the values of `Set-Cookie`; `maxAge` is in seconds. */
  toSetCookies: (tokens: Tokens, maxAge: number) => Promise<string[]>;
  /** Undefined if there is no session cookie. Null if the cookie is invalid or incomplete. */
  read: (cookies: ReadonlyMap<string, string>) => Promise<Tokens | null | undefined>;
  clear: (cookies: ReadonlyMap<string, string>) => string[];
};

/** The tokens of a session do not fit into the cookies. */
export class TokensTooLarge extends Error {
  constructor(length: number) {
    super(`The tokens are too large for cookies; the access token has ${length} characters: give fewer roles`);
  }
}

/** Bytes of the value in each cookie. A browser keeps cookies of at most 4096 bytes, with name and attributes. */
const chunkSize = 3800;
const maxChunks = 5;
const purpose = 'session';

export const createSessionCookie = (seal: Seal, names: CookieNames): SessionCookie => {
  const opened = new LRUCache<string, Tokens>({ max: 5000 });
  const { session } = names;

  const open = async (sealed: string): Promise<Tokens | null> => {
    const key = hash('sha256', sealed, 'base64url');
    const cached = opened.get(key);
    if (cached) return cached;
    const content = await seal.open(purpose, sealed);
    if (!content) return null;
    const [access, refresh, id] = unpack(content);
    if (access === undefined || refresh === undefined || id === undefined) return null;
    opened.set(key, { access, refresh, id });
    return { access, refresh, id };
  };

  return {
    toSetCookies: async ({ access, refresh, id }, maxAge) => {
      const chunks = split(await seal.seal(purpose, pack([access, refresh, id])));
      if (chunks.length > maxChunks) throw new TokensTooLarge(access.length);
      return chunks.map((chunk, index) =>
        formatSetCookie(chunkName(session, index), index === 0 ? `${chunks.length}.${chunk}` : chunk, {
          maxAge,
          sameSite: 'Strict',
        }),
      );
    },
    read: async (cookies) => {
      const first = cookies.get(session);
      if (first === undefined) return undefined;
      const count = Number(first.slice(0, 1));
      const otherChunks = Array.from({ length: Math.max(0, Math.min(count, maxChunks) - 1) }, (_, index) =>
        cookies.get(chunkName(session, index + 1)),
      );
      return open([first.slice(2), ...otherChunks].join(''));
    },
    clear: (cookies) =>
      Array.from({ length: maxChunks }, (_, index) => chunkName(session, index))
        .filter((name) => cookies.has(name))
        .map((name) => expiredCookie(name)),
  };
};

const chunkName = (name: string, index: number): string => (index === 0 ? name : `${name}.${index}`);

const split = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / chunkSize) }, (_, index) =>
    text.slice(index * chunkSize, (index + 1) * chunkSize),
  );
