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
    /** Who may call the route. The server does not start with a route that lacks it. */
    access?: AccessRule;
    /** The route changes data although its method is GET. */
    isWrite?: boolean;
    /** Empty query parameters are values; elsewhere they are removed. */
    keepsEmptyParameters?: boolean;
    /** Schema of a form that the route reads as a stream. It only documents the form; the route validates it. */
    form?: TSchema;
  }
  interface FastifyInstance {
    /** The access rule of each route, by method and path. */
    accessRules: Map<string, AccessRule>;
  }
  interface FastifyRequest {
    /** The caller, from the verified token; null on public routes only. */
    auth: Principal | null;
    traceId: string;
  }
}
