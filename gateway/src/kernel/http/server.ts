import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AccessRule } from '../access/directives.ts';
import type { Principal } from '../access/principal.ts';

export type Server = FastifyInstance;

/** A group of routes with its own hooks. */
export type Routes = FastifyPluginAsync;

/** Who may call a route: anyone, any principal, or principals that satisfy a rule or one of several rules. */
export type RouteAccess = 'public' | 'signed-in' | AccessRule | AccessRule[];

/**
 * The limit that counts the requests of a route. A client address of IPv6 counts as its /64 network.
 * - `none`: not counted.
 * - `static`: by client address, with the limit for pages and their files.
 * - `sign-in`: by client address.
 * - `request`: by principal, with a limit of concurrent requests.
 * - `stream`: by principal, with a limit of open event streams.
 * - `tile`: by principal, with the limit for pages and their files, because a map requests many tiles at once.
 *
 * For `request`, `stream` and `tile`, requests without a valid session or token are counted by client address.
 */
export type RateLimit = 'none' | 'static' | 'sign-in' | 'request' | 'stream' | 'tile';

/** The declaration of a route. */
export interface RouteRules {
  access: RouteAccess;
  rateLimit: RateLimit;
  /** Selects the time limit for receiving the body: 'upload' is for files. Default: 'form'. */
  body?: 'form' | 'upload';
  /** If true, a query string that cannot be decoded is no error, because the route does not read it. */
  ignoresQuery?: boolean;
  /** If true, requests are logged at level debug. */
  logsAtDebug?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: the gateway does not start if a route has no rules. */
    rules?: RouteRules;
  }
  interface FastifyRequest {
    /** Null on public routes. */
    principal: Principal | null;
    /** When the principal's token expires, in milliseconds since 1970; 0 on public routes. */
    expiresAt: number;
  }
}
