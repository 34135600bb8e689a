import type { Logger } from 'pino';
import type { EventRoutes } from '../../events/events.routes.ts';
import type { Routes, Server } from '../../kernel/http/server.ts';
import { sendJson } from '../../kernel/http/json-response.ts';
import type { SessionService } from '../../session/session.routes.ts';
import { compareSession } from '../../session/authenticate.ts';
import type { Graphql } from '../graphql.ts';
import { createErrorHandler, unknownPath, wrongMethod } from './error-responses.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import { guardRoutes } from './guard-routes.ts';
import type { DeclaredRoutes } from './guard-routes.ts';
import type { Readiness } from './health.ts';
import { healthRoutes } from './health.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import type { IdentitySettings } from './identity.routes.ts';
import type { CheckRate } from './rate-limits.ts';
import { webClientRoutes } from './web-client.routes.ts';

export type RouteDeps = {
  session: SessionService;
  graphql: Pick<Graphql, 'handle'>;
  files: Routes;
  map?: Routes;
  events?: EventRoutes;
  webDist: string;
  /** Null if the identity provider has its own address, and the gateway adds no routes for it. */
  identity: IdentitySettings | null;
  readiness: () => Promise<Readiness>;
  checkRate: CheckRate;
  log: Logger;
};

/** Adds all routes of the gateway. Returns the declared access of each route. */
export const addRoutes = (server: Server, deps: RouteDeps): DeclaredRoutes => {
  const { session, log, checkRate } = deps;
  const declared = guardRoutes(server, session.authenticate, checkRate);
  void server.register(session.routes);
  void server.register(graphqlRoutes(deps.graphql, checkRate, log));
  void server.register(deps.files);
  if (deps.map) void server.register(deps.map);
  if (deps.events) {
    void server.register(
      deps.events({
        checkSession: async (principal, request) => compareSession(principal, await session.authenticate(request, 0)),
        watchSession: session.watchSession,
      }),
    );
  }
  if (deps.identity) void server.register(identityRoutes(deps.identity, log));
  void server.register(healthRoutes(deps.readiness));
  void server.register(webClientRoutes(deps.webDist, createErrorHandler(log)));
  server.setNotFoundHandler((request, reply) => {
    // For GET and HEAD, a route has already looked for a file, found none and counted the request.
    if (request.method === 'GET' || request.method === 'HEAD') return sendJson(reply, unknownPath);
    checkRate('static', request, reply);
    return sendJson(reply, wrongMethod());
  });
  return declared;
};
