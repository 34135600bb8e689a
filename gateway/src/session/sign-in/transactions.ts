import { createHash, randomBytes } from 'node:crypto';
import { expiredCookie, formatSetCookie } from '../cookie/cookies.ts';
import type { CookieNames } from '../cookie/cookies.ts';
import { pack, unpack } from '../cookie/packing.ts';
import type { Seal } from '../cookie/seal.ts';

/** A pending sign-in: the values to verify in the callback, and the page to return to. */
export type Transaction = { state: string; nonce: string; verifier: string; returnTo: string };

export type Transactions = {
  begin: (transaction: Transaction, cookies: ReadonlyMap<string, string>) => Promise<string[]>;
  find: (state: string, cookies: ReadonlyMap<string, string>) => Promise<Transaction | null>;
  end: (state: string) => string;
};

const lifeSeconds = 600;
const maxAtOnce = 5;
const purpose = 'sign-in';

/** The cookies are SameSite=Lax: browsers omit a Strict cookie on the redirect from a provider of another site. */
export const createTransactions = (seal: Seal, { transaction: prefix }: CookieNames): Transactions => ({
  begin: async ({ state, nonce, verifier, returnTo }, cookies) => {
    const sealed = await seal.seal(purpose, pack([state, nonce, verifier, returnTo]));
    const others = [...cookies.keys()].filter((name) => name.startsWith(prefix));
    // Browsers list cookies of one path oldest first.
    const surplus = others.slice(0, Math.max(0, others.length + 1 - maxAtOnce));
    return [
      ...surplus.map((name) => expiredCookie(name)),
      formatSetCookie(nameFor(prefix, state), sealed, { maxAge: lifeSeconds, sameSite: 'Lax' }),
    ];
  },
  find: async (state, cookies) => {
    const content = await seal.open(purpose, cookies.get(nameFor(prefix, state)) ?? '');
    if (!content) return null;
    const [sealedState, nonce, verifier, returnTo] = unpack(content);
    if (sealedState !== state || nonce === undefined || verifier === undefined || returnTo === undefined) return null;
    return isExpired(state) ? null : { state, nonce, verifier, returnTo };
  },
  end: (state) => expiredCookie(nameFor(prefix, state)),
});

/**
 * A state contains the time of its creation, which shows why a callback has no cookie: the sign-in has expired, or the
 * browser blocks cookies.
 */
export const createState = (now = Date.now()): string =>
  `${randomBytes(24).toString('base64url')}.${Math.floor(now / 1000).toString(36)}`;

export const isExpired = (state: string, now = Date.now()): boolean => {
  const began = Number.parseInt(state.split('.')[1] ?? '', 36);
  return !(now / 1000 - began <= lifeSeconds);
};

const nameFor = (prefix: string, state: string): string =>
  prefix + createHash('sha256').update(state).digest('hex').slice(0, 16);
