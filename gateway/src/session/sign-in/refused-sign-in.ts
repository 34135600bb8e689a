import { expiredCookie, formatSetCookie } from '../cookie/cookies.ts';
import type { CookieNames } from '../cookie/cookies.ts';
import { pack, unpack } from '../cookie/packing.ts';
import type { Seal } from '../cookie/seal.ts';

/** Stores the ID token of a user without access, because the provider needs it to sign that user out. */
export type RefusedSignIn = {
  toSetCookie: (idToken: string) => Promise<string>;
  read: (cookies: ReadonlyMap<string, string>) => Promise<string | undefined>;
  clear: (cookies: ReadonlyMap<string, string>) => string[];
};

const lifeSeconds = 600;
const purpose = 'refused sign-in';

export const createRefusedSignIn = (seal: Seal, { refused: name }: CookieNames): RefusedSignIn => ({
  toSetCookie: async (idToken) =>
    formatSetCookie(name, await seal.seal(purpose, pack([idToken])), { maxAge: lifeSeconds, sameSite: 'Strict' }),
  read: async (cookies) => {
    const sealed = cookies.get(name);
    const content = sealed === undefined ? null : await seal.open(purpose, sealed);
    return content ? unpack(content)[0] : undefined;
  },
  clear: (cookies) => (cookies.has(name) ? [expiredCookie(name)] : []),
});
