import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AccessRule } from '../access/directives.ts';
import type { Caller } from '../access/caller.ts';

export type Server = FastifyInstance;

/** A group of routes with hooks of its own. */
export type Routes = FastifyPluginAsync;

/** Who may call a route: anybody, callers with a valid session or token, or those of them that meet a rule. */
export type RouteAccess = 'public' | 'signed-in' | AccessRule;

/**
 * The limit that counts the requests of a route.
 * - `none`: not counted.
 * - `static`: by address, with a limit that suits pages and their files.
 * - `sign-in`: by address.
 * - `request`: by person, with a limit of concurrent requests.
 * - `stream`: by person, as long as it is open.
 * - `tile`: a map requests many at once, so those of signed-in persons are not counted.
 *
 * The last three count by address what comes without a valid session or token.
 */
export type RateLimit = 'none' | 'static' | 'sign-in' | 'request' | 'stream' | 'tile';

/** What a route declares. */
export interface RouteRules {
  access: RouteAccess;
  rateLimit: RateLimit;
  /** The time limit of the body: 'upload' is for files. Absent: 'form'. */
  body?: 'form' | 'upload';
  /** A query string that cannot be decoded is no error, because the route does not read it. */
  ignoresQuery?: boolean;
  /** Requests are logged at level debug. */
  isQuiet?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The gateway does not start with a route that lacks them. */
    rules?: RouteRules;
  }
  interface FastifyRequest {
    /** Null on public routes. */
    caller: Caller | null;
    /** When the caller's token ends, in milliseconds since 1970. */
    expiresAt: number;
  }
}
