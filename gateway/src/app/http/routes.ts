import type { Logger } from 'pino';
import type { EventRoutes } from '../../events/events.routes.ts';
import type { Routes, Server } from '../../kernel/http/server.ts';
import { sendJson } from '../../kernel/http/json-answer.ts';
import type { Session } from '../../session/session.routes.ts';
import { changeOf } from '../../session/visit.ts';
import type { Graphql } from '../graphql.ts';
import { createErrorHandler, unknownPath, wrongMethod } from './answer-errors.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import { guardRoutes } from './guard-routes.ts';
import type { DeclaredRoutes } from './guard-routes.ts';
import type { Readiness } from './health.ts';
import { healthRoutes } from './health.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import type { IdentitySettings } from './identity.routes.ts';
import type { CheckRate } from './rate-limits.ts';
import { webClientRoutes } from './web-client.routes.ts';

export type RouteTools = {
  session: Session;
  graphql: Pick<Graphql, 'handle'>;
  files: Routes;
  map?: Routes;
  events?: EventRoutes;
  webDist: string;
  /** Null: the provider has an address of its own. */
  identity: IdentitySettings | null;
  readiness: () => Promise<Readiness>;
  checkRate: CheckRate;
  log: Logger;
};

/** Every route of the gateway. */
export const addRoutes = (server: Server, tools: RouteTools): DeclaredRoutes => {
  const { session, log, checkRate } = tools;
  const declared = guardRoutes(server, session.recognise, checkRate);
  void server.register(session.routes);
  void server.register(graphqlRoutes(tools.graphql, checkRate, log));
  void server.register(tools.files);
  if (tools.map) void server.register(tools.map);
  if (tools.events) {
    void server.register(
      tools.events(async ({ raw, caller }) => (caller ? changeOf(caller, await session.recognise(raw, 0)) : 'over')),
    );
  }
  if (tools.identity) void server.register(identityRoutes(tools.identity, log));
  void server.register(healthRoutes(tools.readiness));
  void server.register(webClientRoutes(tools.webDist, createErrorHandler(log)));
  server.setNotFoundHandler((request, reply) => {
    // A route for GET, which has been counted, found no file.
    if (request.method === 'GET' || request.method === 'HEAD') return sendJson(reply, unknownPath);
    checkRate('static', request, reply);
    return sendJson(reply, wrongMethod());
  });
  return declared;
};
