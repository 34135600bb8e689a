import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../kernel/access/directives.ts';
import { typedError } from '../kernel/errors.ts';
import { visitorOf } from '../kernel/http/http-failure.ts';
import type { Routes } from '../kernel/http/server.ts';
import { readId } from '../kernel/input/ids.ts';
import type { Listener, ServeEvents } from './event-stream.ts';

type CheckSession = (request: FastifyRequest) => ReturnType<Listener['checkSession']>;

/** Given how a session is checked again, the routes. */
export type EventRoutes = (checkSession: CheckSession) => Routes;

export const createEventRoutes =
  (serveEvents: ServeEvents, access: AccessRule): EventRoutes =>
  (checkSession) =>
  async (server) => {
    server.get<{ Querystring: URLSearchParams }>(
      '/events',
      { config: { rules: { access, rateLimit: 'stream' } } },
      (request, reply) => {
        const { caller } = visitorOf(request);
        const { headers, query, expiresAt } = request;
        const since = readSince(headers['last-event-id']?.toString() ?? query.get('since'));
        serveEvents(reply.raw, { caller, since, expiresAt, checkSession: () => checkSession(request) });
      },
    );
  };

/** Browsers send the header when they connect again; the first time a page may put the event into the address. */
const readSince = (sent: string | null): number | null => {
  if (!sent) return null;
  // Before the first event.
  const event = sent === '0' ? 0 : readId(sent);
  if (event === null) throw typedError('BAD_REQUEST');
  return event;
};
