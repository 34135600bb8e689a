import type { IncomingMessage, ServerResponse } from 'node:http';
import { logoutPage, messagePage } from '../pages/sign-in-pages.ts';
import type { IdentityServices } from '../server.ts';
import { endSession, findLogoutRedirect, readHint, type LogoutRedirect } from '../tokens/logout.ts';
import { sessionCookie } from '../tokens/provider.ts';
import { findSession, findSessionBySid, type StoredSession } from '../tokens/sessions.ts';
import { setCookie } from './realm-cookies.ts';
import { storeSignedOutAccount } from './signed-out-account.ts';
import { isFromOurPages, readForm } from './requests.ts';

/**
 * Handles a sign-out. A request with the session's ID token needs no confirmation, even if the browser has lost its
 * cookie. Without the ID token, the user confirms the sign-out on a page.
 */
export const handleLogout = async (
  identity: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { provider, database } = identity;
  const logoutRequest = await readLogoutRequest(identity, request);
  if (!logoutRequest) return sendInvalidRequest(identity, response);
  const { claims, redirect } = logoutRequest;

  const { uid } = await provider.Session.get(provider.createContext(request, response));
  const current = await findSession(database, uid);
  const hintedSession = claims && (await findSessionBySid(database, claims.sub, claims.aud, claims.sid));
  const isConfirmed = request.method === 'POST' && isFromOurPages(identity, request);
  if (current && !claims && !isConfirmed) {
    return identity.sendPage(response, 200, logoutPage(identity.realm.texts, identity.home), redirect.address);
  }
  const endedSession = claims ? hintedSession : current;
  if (endedSession) await end(identity, endedSession, response);
  if (!current || endedSession?.uid === uid) clearSessionCookie(identity, response);
  return sendBack(identity, redirect, response);
};

/** Parses the parameters of a sign-out. Returns null if the ID token or the redirect URI is invalid. */
const readLogoutRequest = async (identity: IdentityServices, request: IncomingMessage) => {
  const params = await readParameters(identity, request);
  const claims = params.has('id_token_hint') ? await readHint(identity, params) : undefined;
  const redirect = await findLogoutRedirect(identity.database, params, claims?.aud);
  if ((params.has('id_token_hint') && !claims) || !redirect) return null;
  return { claims, redirect };
};

/** Returns the query parameters and the fields of a posted form. */
const readParameters = async ({ settings }: IdentityServices, request: IncomingMessage): Promise<URLSearchParams> => {
  const { searchParams } = new URL(request.url ?? '/', settings.publicUrl);
  if (request.method === 'POST') for (const [name, value] of await readForm(request)) searchParams.set(name, value);
  return searchParams;
};

const end = async (identity: IdentityServices, session: StoredSession, response: ServerResponse): Promise<void> => {
  await endSession(identity, session);
  storeSignedOutAccount(identity, response, session.accountId);
  identity.log.info({ event: 'signed out', subject: session.accountId });
};

const sendBack = (identity: IdentityServices, { address }: LogoutRedirect, response: ServerResponse): void => {
  if (address) return void response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end();
  const { realm, home, sendPage } = identity;
  const { logoutConfirmTitle: title, successLogout: message } = realm.texts;
  return sendPage(response, 200, messagePage(realm.texts, { title, message, home, isError: false }));
};

const sendInvalidRequest = ({ sendPage, realm: { texts }, home }: IdentityServices, response: ServerResponse): void => {
  const message = texts.invalidCodeMessage;
  sendPage(response, 400, messagePage(texts, { title: texts.errorTitle, message, home, isError: true }));
};

export const clearSessionCookie = (identity: IdentityServices, response: ServerResponse): void => {
  for (const name of [sessionCookie, `${sessionCookie}.sig`])
    setCookie(identity, response, { name, value: '', lifeSeconds: 0 });
};
