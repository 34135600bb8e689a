import type { RouteOptions } from 'fastify';
import { isMet } from '../../kernel/access/access-plan.ts';
import { typedError } from '../../kernel/errors.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import { addCookies } from '../../kernel/http/json-answer.ts';
import type { RouteAccess, Server } from '../../kernel/http/server.ts';
import { rejectionOf } from '../../session/visit.ts';
import type { Recognise } from '../../session/visit.ts';
import type { CheckRate } from './rate-limits.ts';

/** The declared access of every route, as in `GET,HEAD /healthz`. */
export type DeclaredRoutes = ReadonlyMap<string, RouteAccess>;

/** Checks the declared rate limit and access of every route. A route that declares none fails the start. */
export const guardRoutes = (server: Server, recognise: Recognise, checkRate: CheckRate): DeclaredRoutes => {
  const declared = new Map<string, RouteAccess>();
  server.decorateRequest('caller', null);
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
            const visit = await recognise(request.raw);
            addCookies(reply, visit.cookies);
            if (visit.kind === 'signed-in') {
              request.caller = visit.caller;
              request.expiresAt = visit.expiresAt;
            }
            checkRate(rateLimit, request, reply);
            if (visit.kind !== 'signed-in') throw new HttpFailure(rejectionOf(visit));
            if (access !== 'signed-in' && !isMet(access, visit.caller)) throw typedError('FORBIDDEN');
          };
    // The hooks of the route itself run for those requests only that the limits admit.
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
  return declared;
};
