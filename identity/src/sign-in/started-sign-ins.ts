import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentityServices } from '../server.ts';
import { interactionCookies, interactionSeconds } from '../tokens/provider.ts';
import { isCookieSignature, signCookie } from './cookie-signature.ts';
import { readCookie, setCookie } from './realm-cookies.ts';

type Services = Pick<IdentityServices, 'keys' | 'settings'>;

const name = 'identity_sign_ins';
/** Maximum number of pending sign-ins of a browser: several tabs may sign in at the same time. */
const maxCount = 5;

/** Binds a new sign-in to the browser that sent the authorization request. */
export const bindSignIn = (
  identity: Services,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): void => {
  const signatures = [signCookie(identity.keys, name, uid), ...readSignatures(identity, request)];
  const value = signatures.slice(0, maxCount).join('.');
  setCookie(identity, response, { name, value, lifeSeconds: interactionSeconds });
};

/**
 * Removes the cookies of sign-ins that another browser started. A sibling subdomain can set the cookies of
 * oidc-provider: a password typed into an attacker's sign-in would sign the attacker in.
 */
export const removeForeignSignIns = (identity: Services, request: IncomingMessage): void => {
  const { cookie } = request.headers;
  if (cookie === undefined) return;
  const signatures = readSignatures(identity, request);
  const isBound = (uid: string): boolean =>
    signatures.some((signature) => isCookieSignature(identity.keys, name, uid, signature));
  const keptCookies = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const foundName = interactionCookies.find((cookieName) => pair.startsWith(`${cookieName}=`));
      return foundName === undefined || isBound(pair.slice(foundName.length + 1));
    });
  request.headers.cookie = keptCookies.join('; ');
};

const readSignatures = (identity: Services, request: IncomingMessage): string[] =>
  (readCookie(identity, request, name) ?? '')
    .split('.')
    .filter((signature) => /^[\w-]{43}$/.test(signature))
    .slice(0, maxCount);
