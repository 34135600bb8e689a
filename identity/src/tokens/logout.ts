import { randomUUID } from 'node:crypto';
import { compactVerify, createLocalJWKSet, importJWK, SignJWT, type JSONWebKeySet } from 'jose';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { findClient } from './clients.ts';
import type { FetchInternal } from './fetch-internal.ts';
import type { Keys } from './keys.ts';
import { deleteSession, findSessionsOf, type StoredSession } from './sessions.ts';

export interface LogoutRedirect {
  /** Where the browser is redirected to after the sign-out. Undefined if the client requested no address. */
  address: string | undefined;
}

export interface LogoutOptions {
  provider: Pick<Provider, 'issuer'>;
  database: Database;
  keys: Keys;
  fetchInternal: FetchInternal;
  log: Pick<Logger, 'warn'>;
}

const logoutMilliseconds = 5000;

const hintClaims = z.object({ iss: z.string(), sub: z.string(), aud: z.string(), sid: z.string() });

/**
 * Verifies the ID token of a sign-out; an expired token is valid. Returns the claims of the token; undefined if the
 * token is invalid or belongs to another client.
 */
export const readHint = async ({ provider, keys }: LogoutOptions, params: URLSearchParams) => {
  try {
    const hint = params.get('id_token_hint') ?? '';
    const { payload } = await compactVerify(hint, createLocalJWKSet(publicKeys(keys)), { algorithms: ['RS256'] });
    const claims = hintClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
    const isForClient = (params.get('client_id') ?? claims.aud) === claims.aud;
    return claims.iss === provider.issuer && isForClient ? claims : undefined;
  } catch {
    return undefined;
  }
};

/** Finds the address to which a sign-out redirects. Undefined if the address is not registered for the client. */
export const findLogoutRedirect = async (
  database: Database,
  params: URLSearchParams,
  verifiedClientId: string | undefined,
): Promise<LogoutRedirect | undefined> => {
  const address = params.get('post_logout_redirect_uri');
  if (address === null) return { address: undefined };
  const client = await findClient(database, verifiedClientId ?? params.get('client_id') ?? '');
  if (!client?.post_logout_redirect_uris.includes(address)) return undefined;
  return { address: withState(address, params.get('state')) };
};

/** Ends the session, then notifies its clients by back-channel logout. A failed notification is only logged. */
export const endSession = async (options: LogoutOptions, session: StoredSession): Promise<void> => {
  const { database, log } = options;
  await deleteSession(database, session);
  const notifications = Object.entries(session.authorizations).map(async ([clientId, { sid }]) => {
    const client = await findClient(database, clientId);
    if (sid && client?.backchannel_logout_url) {
      await sendLogout(options, client.backchannel_logout_url, { clientId, sid, sub: session.accountId });
    }
  });
  for (const result of await Promise.allSettled(notifications)) {
    if (result.status === 'rejected') log.warn({ reason: reasonOf(result.reason) }, 'back-channel logout failed');
  }
};

/** Ends every session of a user and returns the number of ended sessions. */
export const endSessionsOf = async (options: LogoutOptions, accountId: string): Promise<number> => {
  const sessions = await findSessionsOf(options.database, accountId);
  await Promise.all(sessions.map((session) => endSession(options, session)));
  return sessions.length;
};

const sendLogout = async (
  { provider, keys, fetchInternal }: LogoutOptions,
  address: string,
  { clientId, sid, sub }: { clientId: string; sid: string; sub: string },
): Promise<void> => {
  const [key] = keys.token;
  if (!key?.kid) throw new Error('There is no key to sign with.');
  const token = await new SignJWT({ sid, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: key.kid })
    .setIssuer(provider.issuer)
    .setAudience(clientId)
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('120s')
    .sign(await importJWK(key, 'RS256'));
  const response = await fetchInternal(address, {
    method: 'POST',
    body: new URLSearchParams({ logout_token: token }),
    redirect: 'manual',
    signal: AbortSignal.timeout(logoutMilliseconds),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${clientId} responded with status ${response.status}`);
};

export const publicKeys = (keys: Keys): JSONWebKeySet => ({
  keys: keys.token.map(({ kty, n, e, kid, alg, use }) => ({ kty: kty ?? 'RSA', n, e, kid, alg, use })),
});

const withState = (address: string, state: string | null): string => {
  const url = new URL(address);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
