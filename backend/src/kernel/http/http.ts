import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { TSchema } from 'typebox';
import type { AccessRule, Principal } from '../access/access.ts';

/** Fastify with types inferred from the schemas of the routes. */
export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start with a route that lacks this rule. */
    access?: AccessRule;
    /** True if the route changes data although its method is GET. */
    isWrite?: boolean;
    /** True if the route receives empty query parameters. By default they are removed. */
    keepsEmptyParameters?: boolean;
    /**
     * Schema of a form that the route reads as a stream. The schema only documents the form; the route validates the
     * fields itself.
     */
    form?: TSchema;
  }
  interface FastifyInstance {
    /** The access rule of each route, by method and path. */
    accessRules: Map<string, AccessRule>;
  }
  interface FastifyRequest {
    /** The principal of the verified token; null on public routes and for the gateway's key. */
    auth: Principal | null;
    traceId: string;
  }
}
