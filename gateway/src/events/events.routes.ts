import type { IncomingMessage } from 'node:http';
import type { Principal } from '../kernel/access/principal.ts';
import { typedError } from '../kernel/errors.ts';
import { requireAuthenticated } from '../kernel/http/http-failure.ts';
import type { RouteAccess, Routes } from '../kernel/http/server.ts';
import { readId } from '../kernel/input/ids.ts';
import type { Listener, ServeEvents } from './event-stream.ts';

interface Sessions {
  checkSession: (principal: Principal, request: IncomingMessage) => ReturnType<Listener['checkSession']>;
  watchSession: (principal: Principal, ...args: Parameters<Listener['watchSession']>) => () => void;
}

/** Creates the routes with the checks of the session. */
export type EventRoutes = (sessions: Sessions) => Routes;

export const createEventRoutes =
  (serveEvents: ServeEvents, access: RouteAccess): EventRoutes =>
  ({ checkSession, watchSession }) =>
  async (server) => {
    server.get<{ Querystring: URLSearchParams }>(
      '/events',
      { config: { rules: { access, rateLimit: 'stream' } } },
      (request, reply) => {
        const { principal } = requireAuthenticated(request);
        const { headers, query, expiresAt, raw } = request;
        const since = readSince(headers['last-event-id']?.toString() ?? query.get('since'));
        serveEvents(reply.raw, {
          principal,
          since,
          expiresAt,
          checkSession: () => checkSession(principal, raw),
          watchSession: (onRevoked) => watchSession(principal, onRevoked),
        });
      },
    );
  };

/**
 * Reads the number of the last received event. Browsers send it in the header `Last-Event-ID` when they reconnect; a
 * page may send it in the parameter `since` when it connects first.
 */
const readSince = (sent: string | null): number | null => {
  if (!sent) return null;
  // 0 stands for the time before the first event.
  const event = sent === '0' ? 0 : readId(sent);
  if (event === null) throw typedError('BAD_REQUEST');
  return event;
};
