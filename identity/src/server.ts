import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { parseTraceId, traceHeader } from '@struma/shared/trace-id.ts';
import { loggedPath } from '@struma/shared/logged-path.ts';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { administrationPath, handleAdministration } from './administration/handle-administration.ts';
import { sendResource } from './pages/resources.ts';
import { type Realm, realmPath, signOutEverywherePath } from './realm/realm.ts';
import type { PageSender } from './pages/send-page.ts';
import { messagePage } from './pages/sign-in-pages.ts';
import type { Settings } from './settings.ts';
import { handleInteraction } from './sign-in/interaction.ts';
import type { FetchInternal } from './tokens/fetch-internal.ts';
import type { Keys } from './tokens/keys.ts';
import { handleLogout } from './sign-in/handle-logout.ts';
import { handleSignOutEverywhere } from './sign-in/sign-out-everywhere.ts';
import { removeForeignSignIns } from './sign-in/started-sign-ins.ts';
import { readAddress, MalformedRequest } from './sign-in/malformed-requests.ts';
import { isClientGone } from './client-gone.ts';

/** The settings and services that all handlers share. */
export interface IdentityServices {
  settings: Settings;
  /** Address of the product, to which every error page links. */
  home: string;
  database: Database;
  realm: Realm;
  keys: Keys;
  provider: Provider;
  fetchInternal: FetchInternal;
  sendPage: PageSender;
  log: Logger;
}

export const createIdentityServer = (identity: IdentityServices): Server => {
  const handleProtocol = identity.provider.callback();
  return createServer((request, response) => {
    logWhenDone(identity.log, request, response);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    setPublicAddress(identity.settings.publicUrl, request);
    removeForeignSignIns(identity, request);
    handle(identity, handleProtocol, request, response).catch((error: unknown) =>
      fail(identity, error, request, response),
    );
  });
};

const handle = async (
  identity: IdentityServices,
  handleProtocol: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> => {
  const address = readAddress(request, identity.settings.publicUrl);
  if (!address) throw new MalformedRequest();
  const { pathname } = address;
  if (pathname === '/healthz') return response.end('ok');
  if (pathname === '/readyz') return handleReadiness(identity, response);
  if (pathname.startsWith(administrationPath)) return handleAdministration(identity, request, response, address);
  if (!pathname.startsWith(`${realmPath}/`)) return notFound(identity, response);
  const [, section, name = ''] = pathname.slice(realmPath.length).split('/');
  if (section === 'resources') return sendResource(name, request, response) || notFound(identity, response);
  if (section === 'login-actions') return handleInteraction(identity, name, request, response);
  if (pathname === `${realmPath}/protocol/openid-connect/logout`) return handleLogout(identity, request, response);
  if (pathname === signOutEverywherePath) return handleSignOutEverywhere(identity, request, response);
  const { url = '' } = request;
  // oidc-provider derives its mount path from the difference between `originalUrl` and `url`.
  Object.assign(request, { originalUrl: url, url: url.slice(realmPath.length) });
  return handleProtocol(request, response);
};

const handleReadiness = async ({ database }: IdentityServices, response: ServerResponse): Promise<void> => {
  const isReady = await database.query('select 1').then(
    () => true,
    () => false,
  );
  response.writeHead(isReady ? 200 : 503).end(isReady ? 'ready' : 'the database does not respond');
};

const notFound = ({ sendPage, realm: { texts }, home }: IdentityServices, response: ServerResponse): void => {
  const message = texts.pageNotFoundMessage;
  sendPage(response, 404, messagePage(texts, { title: texts.errorTitle, message, home, isError: true }));
};

const fail = (identity: IdentityServices, error: unknown, request: IncomingMessage, response: ServerResponse) => {
  if (isClientGone(error, request)) return response.destroy();
  if (error instanceof MalformedRequest) return sendInvalidRequest(identity, request, response);
  const { sendPage, realm, home, log } = identity;
  const { texts } = realm;
  log.error({ err: error }, 'request failed');
  if (response.headersSent) return response.destroy();
  const message = texts.internalServerError;
  return sendPage(response, 500, messagePage(texts, { title: texts.errorTitle, message, home, isError: true }));
};

/** Sends an error as a page to browsers and as OAuth's JSON to programs. */
const sendInvalidRequest = (
  { sendPage, realm: { texts }, home }: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const message = texts.invalidRequestMessage;
  if (request.headers.accept?.includes('text/html'))
    return sendPage(response, 400, messagePage(texts, { title: texts.errorTitle, message, home, isError: true }));
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  return response.end(JSON.stringify({ error: 'invalid_request', error_description: message }));
};

/** Replaces the host headers, so that addresses in responses are built from the public address only. */
const setPublicAddress = (publicUrl: string, request: IncomingMessage): void => {
  const { host, protocol } = new URL(publicUrl);
  Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
};

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Logs a request when its response ends. Health checks are not logged. */
const logWhenDone = (log: Logger, request: IncomingMessage, response: ServerResponse): void => {
  const started = performance.now();
  // Identifiers of running sign-ins are replaced. `loggedPath` removes the query, which may contain code and state.
  const path = loggedPath((request.url ?? '/').replace(/(\/auth|\/login-actions)\/[^?]+/s, '$1/:id'));
  const traceId = parseTraceId(request.headers[traceHeader]);
  response.on('close', () => {
    if (path === '/healthz' || path === '/readyz') return;
    const milliseconds = Math.round(performance.now() - started);
    // 499: the client disconnected before the response was sent.
    const status = response.writableFinished ? response.statusCode : 499;
    log.info({ method: request.method, path, status, milliseconds, traceId }, 'request');
  });
};
