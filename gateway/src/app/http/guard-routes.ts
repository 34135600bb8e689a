import type { RouteOptions } from 'fastify';
import { satisfiesRule } from '../../kernel/access/access-plan.ts';
import { typedError } from '../../kernel/errors.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import { addCookies } from '../../kernel/http/json-response.ts';
import type { RouteAccess, Server } from '../../kernel/http/server.ts';
import { toRejection } from '../../session/authenticate.ts';
import type { Authenticate } from '../../session/authenticate.ts';
import type { CheckRate } from './rate-limits.ts';

/** The declared access of every route. A key has the methods and the URL of the route: `GET,HEAD /healthz`. */
export type DeclaredRoutes = ReadonlyMap<string, RouteAccess>;

/** Checks the declared rate limit and access of every route. A route without a declaration fails the start. */
export const guardRoutes = (server: Server, authenticate: Authenticate, checkRate: CheckRate): DeclaredRoutes => {
  const declared = new Map<string, RouteAccess>();
  server.decorateRequest('principal', null);
  server.decorateRequest('expiresAt', 0);
  server.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const { rules } = route.config ?? {};
    if (!rules) throw new Error(`${methods.join()} ${route.url} does not declare config.rules.`);
    const { access, rateLimit } = rules;
    const isForAll = methods.length === server.supportedMethods.length;
    declared.set(`${isForAll ? 'ALL' : methods.join()} ${route.url}`, access);
    const guard: RouteOptions['onRequest'] =
      access === 'public'
        ? async (request, reply) => checkRate(rateLimit, request, reply)
        : async (request, reply) => {
            const authentication = await authenticate(request.raw);
            addCookies(reply, authentication.cookies);
            if (authentication.kind === 'signed-in') {
              request.principal = authentication.principal;
              request.expiresAt = authentication.expiresAt;
            }
            checkRate(rateLimit, request, reply);
            if (authentication.kind !== 'signed-in') throw new HttpFailure(toRejection(authentication));
            const { principal } = authentication;
            if (access !== 'signed-in' && ![access].flat().some((rule) => satisfiesRule(rule, principal)))
              throw typedError('FORBIDDEN');
          };
    // The route's own hooks run only for admitted requests.
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
  return declared;
};
