import type { IncomingMessage, ServerResponse } from 'node:http';
import { messagePage } from '../pages/sign-in-pages.ts';
import { realmPath } from '../realm/realm.ts';
import type { Identity } from '../server.ts';
import { logOutByHint } from '../tokens/logout.ts';
import { readForm } from './read-form.ts';

/** Answers false where oidc-provider has to ask the person. */
export const answerLogout = async (
  identity: Identity,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { provider, log } = identity;
  const params =
    request.method === 'POST'
      ? await readForm(request)
      : new URL(request.url ?? '/', identity.settings.publicUrl).searchParams;
  const current = await provider.Session.get(provider.createContext(request, response));
  if (!params.has('id_token_hint')) {
    if (current.accountId && request.method !== 'POST') return false;
    sendLoggedOut(identity, response);
    return true;
  }
  const logout = await logOutByHint(identity, params);
  if (!logout) {
    sendRefusal(identity, response);
    return true;
  }
  if (logout.session) log.info({ event: 'signed out', subject: logout.session.accountId });
  if (!current.accountId || logout.session?.uid === current.uid) forgetCookie(identity, response);
  if (logout.redirect === undefined) sendLoggedOut(identity, response);
  else response.writeHead(302, { location: logout.redirect, 'cache-control': 'no-store' }).end();
  return true;
};

export const loggedOutPage = ({ realm: { texts }, settings }: Pick<Identity, 'realm' | 'settings'>) =>
  messagePage(texts, {
    title: texts.logoutConfirmTitle,
    message: texts.successLogout,
    home: `${settings.publicUrl}/`,
    isError: false,
  });

const sendLoggedOut = (identity: Identity, response: ServerResponse): void =>
  identity.sendPage(response, 200, loggedOutPage(identity));

const sendRefusal = ({ sendPage, realm: { texts }, settings }: Identity, response: ServerResponse): void => {
  const message = texts.invalidCodeMessage;
  const home = `${settings.publicUrl}/`;
  sendPage(response, 400, messagePage(texts, { title: texts.errorTitle, message, home, isError: true }));
};

const forgetCookie = ({ provider }: Identity, response: ServerResponse): void => {
  const name = provider.cookieName('session');
  const expired = `path=${realmPath}; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax`;
  response.appendHeader('set-cookie', [`${name}=; ${expired}`, `${name}.sig=; ${expired}`]);
};
