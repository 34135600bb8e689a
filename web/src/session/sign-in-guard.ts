import { writeStorage, readStorage } from '../platform/storage/safe-storage.ts';

const key = 'struma.sign-ins';
const windowMs = 30_000;
const maxAttempts = 2;
const storage = (): Storage => sessionStorage;

/**
 * Records a redirect to the sign-in and returns true, or returns false after two redirects within half a minute. Two
 * redirects in so short a time mean that the browser rejects cookies, or that the user went back to pages of an ended
 * session.
 */
export const tryStartSignIn = (now: number = Date.now()): boolean => {
  const recent = readTimes().filter((time) => now - time < windowMs);
  if (recent.length >= maxAttempts) return false;
  writeStorage(key, JSON.stringify([...recent, now]), storage);
  return true;
};

export const resetSignInAttempts = (): void => writeStorage(key, '[]', storage);

const readTimes = (): number[] => {
  const stored: unknown = JSON.parse(readStorage(key, storage) ?? '[]');
  return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
};
