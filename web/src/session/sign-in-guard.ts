import { remember, remembered } from '../platform/safe-storage.ts';

const key = 'struma.sign-ins';
const windowMs = 30_000;
const allowed = 2;
const storage = (): Storage => sessionStorage;

/**
 * True when the browser may be sent to sign in once more. After two rounds within half a minute it may not: then
 * cookies are not kept, and a third round would end like the first two.
 */
export const maySendToSignIn = (now: number = Date.now()): boolean => {
  const recent = readTimes().filter((time) => now - time < windowMs);
  if (recent.length >= allowed) return false;
  remember(key, JSON.stringify([...recent, now]), storage);
  return true;
};

export const forgetSignIns = (): void => remember(key, '[]', storage);

const readTimes = (): number[] => {
  const stored: unknown = JSON.parse(remembered(key, storage) ?? '[]');
  return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
};
