import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../tokens/keys.ts';

/** The name is signed as well: a signature of one cookie is not valid in another one. */
export const signCookie = ({ cookie: [newest = ''] }: Keys, name: string, value: string): string =>
  signatureOf(newest, name, value);

export const isCookieSignature = ({ cookie }: Keys, name: string, value: string, signature: string): boolean =>
  cookie.some((key) => isEqual(signature, signatureOf(key, name, value)));

const signatureOf = (key: string, name: string, value: string): string =>
  createHmac('sha256', key).update(`${name} ${value}`).digest('base64url');

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
