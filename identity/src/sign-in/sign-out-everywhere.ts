import type { IncomingMessage, ServerResponse } from 'node:http';
import { messagePage, signOutEverywherePage } from '../pages/sign-in-pages.ts';
import type { IdentityServices } from '../server.ts';
import { endSessionsOf } from '../tokens/logout.ts';
import { findSession } from '../tokens/sessions.ts';
import { readSignedOutAccount, clearSignedOutAccount } from './signed-out-account.ts';
import { clearSessionCookie } from './handle-logout.ts';
import { isFromOurPages } from './requests.ts';

/**
 * GET shows a page that asks for confirmation. POST ends every session of the user who is signed in with this browser
 * or has just signed out with it.
 */
export const handleSignOutEverywhere = async (
  identity: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { sendPage, home, log } = identity;
  const { texts } = identity.realm;
  const accountId = (await findSignedInAccount(identity, request, response)) ?? readSignedOutAccount(identity, request);
  if (accountId === undefined || !isFromOurPages(identity, request)) {
    const { pageExpiredTitle: title, loginTimeout: message } = texts;
    return sendPage(response, 400, messagePage(texts, { title, message, home, isError: true }));
  }
  if (request.method !== 'POST') return sendPage(response, 200, signOutEverywherePage(texts, home));
  const count = await endSessionsOf(identity, accountId);
  log.info({ event: 'signed out everywhere', subject: accountId, sessions: count });
  clearSessionCookie(identity, response);
  clearSignedOutAccount(identity, response);
  const { doLogOutAllSessions: title, successLogoutEverywhere: message } = texts;
  return sendPage(response, 200, messagePage(texts, { title, message, home, isError: false }));
};

const findSignedInAccount = async (
  { provider, database }: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> => {
  const { uid } = await provider.Session.get(provider.createContext(request, response));
  return (await findSession(database, uid))?.accountId;
};
