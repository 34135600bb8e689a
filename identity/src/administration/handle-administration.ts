import type { IncomingMessage, ServerResponse } from 'node:http';
import { isValidText } from '@struma/shared/valid-text.ts';
import type { IdentityServices } from '../server.ts';
import { realmName } from '../realm/realm.ts';
import { AdminFailure, notFound, unknownPath, type AdminResponse } from './admin-response.ts';
import { readBody, type AdminRoute } from './admin-request.ts';
import { readCallerRoles } from './caller.ts';
import { clientRoutes } from './client-routes.ts';
import { groupRoutes } from './group-routes.ts';
import { roleMappingRoutes } from './role-mapping-routes.ts';
import { userRoutes } from './user-routes.ts';

export const administrationPath = '/admin/realms/';

const routes: readonly AdminRoute[] = [...clientRoutes, ...userRoutes, ...groupRoutes, ...roleMappingRoutes];

/**
 * Handles a request to the administration API: the part of Keycloak's API that the product uses, with the same paths,
 * statuses and bodies. Only the REST service calls this API: the gateway does not forward these paths.
 */
export const handleAdministration = async (
  identity: IdentityServices,
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Promise<void> => {
  try {
    send(identity, response, await respond(identity, request, address));
  } catch (error) {
    if (!(error instanceof AdminFailure)) throw error;
    response
      .writeHead(error.status, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
      .end(JSON.stringify(error.body));
  }
};

const respond = async (identity: IdentityServices, request: IncomingMessage, address: URL): Promise<AdminResponse> => {
  const roles = await readCallerRoles(identity, request.headers.authorization);
  const [realm, ...segments] = readSegments(address.pathname.slice(administrationPath.length));
  if (realm !== realmName) throw notFound('Realm not found.');
  const found = routes.flatMap((route) => {
    const params = matchPath(route.path, segments);
    return params ? [{ route, params }] : [];
  });
  if (found.length === 0) throw unknownPath();
  const match = found.find(({ route }) => route.method === request.method);
  if (!match) throw new AdminFailure(405, { error: 'HTTP 405 Method Not Allowed' });
  if (!match.route.roles.every((role) => roles.has(role))) throw new AdminFailure(403, { error: 'HTTP 403 Forbidden' });
  const body = await readBody(request);
  if (!isCleanBody(body) || ![...address.searchParams.values()].every(isValidText))
    throw new AdminFailure(400, { error: 'invalid_request', error_description: 'Cannot parse the JSON' });
  return match.route.handle({ identity, params: match.params, query: address.searchParams, body });
};

/**
 * True if PostgreSQL can store every text of the body. PostgreSQL stores no NUL character and no unpaired surrogate.
 */
const isCleanBody = (body: unknown): boolean => {
  if (typeof body === 'string') return isValidText(body);
  if (typeof body !== 'object' || body === null) return true;
  return Object.entries(body).every(([key, value]) => isValidText(key) && isCleanBody(value));
};

/** Splits a path. A trailing slash is ignored, because the official client sends one. */
const readSegments = (path: string): string[] => {
  try {
    const segments = path.replace(/\/$/, '').split('/').map(decodeURIComponent);
    if (segments.every(isValidText)) return segments;
  } catch {
    // An address with an invalid percent-encoding counts as unknown.
  }
  throw unknownPath();
};

const matchPath = (path: string, segments: readonly string[]): Record<string, string> | undefined => {
  const parts = path.slice(1).split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
};

const send = (
  { settings }: IdentityServices,
  response: ServerResponse,
  { status, json, location }: AdminResponse,
): void => {
  if (location !== undefined)
    response.setHeader('location', `${settings.publicUrl}${administrationPath}${realmName}${location}`);
  response.setHeader('cache-control', 'no-cache');
  if (json === undefined) response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(json));
};
