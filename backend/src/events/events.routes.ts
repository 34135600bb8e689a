import type { FastifyReply } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { bytesResponses } from '../kernel/http/schema.ts';
import type { Events } from './event-listener.ts';
import { EventsQuery, SignalEvent } from './events.schemas.ts';
import { hasExpiredEvents, readLastEventId, readEvents } from './read-events.ts';

export interface EventServices {
  database: Database;
  events: Events;
}

/** Adds the stream of live events, which only gateways may read. */
export const addRoutes = (server: Server, { database, events }: EventServices): void => {
  server.addSchema(SignalEvent);
  const open = new Set<FastifyReply['raw']>();
  server.get(
    '/struma/events',
    {
      config: { access: 'gateway' },
      schema: {
        tags: ['additions'],
        description:
          'All events of all signals in real time. The gateway forwards them to the persons who may see them.',
        querystring: EventsQuery,
        response: bytesResponses(
          'text/event-stream',
          "'event: signal' with an id and a SignalEvent; without an id 'event: ready' (after the missed events), 'event: presence', 'event: nomenclature' (nomenclatureId and itemId of a changed item), 'event: breakdown' (breakdownId) and 'event: list' (list with new or changed rows, by its root field in GraphQL).",
        ),
      },
    },
    async ({ query }, reply) => {
      const { raw } = reply;
      open.add(raw);
      raw.once('close', () => open.delete(raw));
      await sendEvents({ database, events }, reply, query.since);
      return reply;
    },
  );
  server.addHook('preClose', (done) => {
    for (const stream of open) {
      if (stream.headersSent) stream.end();
      else stream.destroy();
    }
    done();
  });
};

/**
 * Sends missed events, then new ones, each exactly once. The response starts after the missed events have been read, so
 * that a failure to read them is a normal error response.
 */
const sendEvents = async ({ database, events }: EventServices, reply: FastifyReply, since: number | undefined) => {
  const { raw } = reply;
  const early: SignalEvent[] = [];
  let sent: number | null = null;
  const send = (event: SignalEvent): void => {
    if (sent !== null && event.id <= sent) return;
    sent = event.id;
    raw.write(`event: signal\nid: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const stop = events.listen({
    onEvent: (event) => (sent === null ? void early.push(event) : send(event)),
    onTransient: (name, json) => void (sent !== null && raw.write(`event: ${name}\ndata: ${json}\n\n`)),
  });
  raw.once('close', stop);
  const missed = await readMissedEvents(database, since);
  reply.hijack();
  if (raw.destroyed) return;
  const beats = setInterval(() => raw.write(': \n\n'), heartbeatMilliseconds);
  raw.once('close', () => clearInterval(beats));
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  for (const event of missed.events) send(event);
  sent ??= missed.last;
  for (const event of early) send(event);
  raw.write(`event: ready\ndata: {"last":${sent},"isWhole":${missed.isWhole}}\n\n`);
};

/**
 * Reads the events after `since`. `isWhole` is false, and no events are returned, if the events are too many, some may
 * have been removed, or `since` is after the last event.
 */
const readMissedEvents = async (database: Database, since: number | undefined) => {
  const last = await readLastEventId(database);
  if (since === undefined) return { events: [], last, isWhole: true };
  const isWhole = since <= last && last - since <= maxMissed && !(await hasExpiredEvents(database, since));
  if (!isWhole) return { events: [], last, isWhole };
  return { events: await readEvents(database, since, maxMissed), last: since, isWhole };
};

/** Proxies close connections that are idle for a minute. */
const heartbeatMilliseconds = 15_000;
const maxMissed = 10_000;
