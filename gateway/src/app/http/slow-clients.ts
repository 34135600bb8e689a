import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from 'node:http';
import { Socket } from 'node:net';
import { sendJson } from '../../kernel/http/json-response.ts';
import { httpTexts } from './http.texts.ts';

/** Time limits for clients, in milliseconds. */
export type ClientTimeouts = {
  /** Until all headers have arrived. */
  headers: number;
  /** Until the whole body has arrived, except uploads. */
  body: number;
  /** Until the whole body of an upload has arrived. */
  upload: number;
  /** Between two chunks of a response that the client reads. */
  reading: number;
  /** Until an idle connection is closed. Longer than the limit of common proxies, so that they close it first. */
  idle: number;
  /** Until the rest of a body has arrived after the response to its request. */
  afterResponse: number;
  /** Interval at which `headers`, `body` and `upload` are checked. */
  check: number;
};

export const defaultTimeouts = (requestTimeoutMs: number): ClientTimeouts => ({
  headers: 15_000,
  body: 60_000,
  // Longer than the limit of the REST call, whose error is more precise.
  upload: requestTimeoutMs * 1.5,
  reading: 60_000,
  idle: 65_000,
  afterResponse: 2_000,
  check: 5_000,
});

export const serverLimits = ({ headers, upload, idle, check }: ClientTimeouts) => {
  const requestTimeout = Math.max(headers, upload);
  const http: ServerOptions = {
    headersTimeout: headers,
    requestTimeout,
    connectionsCheckingInterval: check,
    maxHeaderSize: 32 * 1024,
  };
  return { http, requestTimeout, keepAliveTimeout: idle };
};

/**
 * A client must not keep a request or a response open by sending or reading very slowly. Bodies are checked at an
 * interval, as Node checks headers: a timer for each request would cost more than finding its route.
 */
export const createSlownessLimit = (timeouts: ClientTimeouts) => {
  const receiving = new Map<FastifyReply, number>();
  const check = setInterval(() => {
    const limit = performance.now() - timeouts.body;
    for (const [reply, began] of receiving) {
      if (began >= limit && !hasReceived(reply)) continue;
      receiving.delete(reply);
      if (!hasReceived(reply)) reject(reply);
    }
  }, timeouts.check).unref();
  return {
    apply: (request: FastifyRequest, reply: FastifyReply): void => {
      const { raw: response } = reply;
      // From here on, only the client can delay the response. Streams have their own limits.
      response.once('prefinish', () => response.setTimeout(timeouts.reading));
      response.once('finish', () => closeUnlessReceived(request, timeouts.afterResponse));
      // Uploads have Node's own limit (`requestTimeout`).
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (request.routeOptions.config.rules?.body === 'upload') return;
      receiving.set(reply, performance.now());
      // What arrives after the response is limited by `afterResponse`.
      response.once('close', () => receiving.delete(reply));
    },
    stop: (): void => clearInterval(check),
    /** Number of requests whose bodies are watched. */
    count: (): number => receiving.size,
  };
};

const hasReceived = ({ request: { raw } }: FastifyReply): boolean => raw.complete || raw.destroyed;

/**
 * Closes the connection if the rest of the request has not arrived some time after the response. Closing at once would
 * be too early: a client that is still sending could not read the response from a closed connection.
 */
const closeUnlessReceived = ({ raw }: FastifyRequest, milliseconds: number): void => {
  const { socket } = raw;
  // Injected requests of tests have no socket.
  if (raw.complete || !(socket instanceof Socket)) return;
  // Removes the listener from the socket too: the socket outlives the request and would keep its body in memory.
  const stop = (): void => {
    clearTimeout(timer);
    raw.off('end', stop);
    socket.off('close', stop);
  };
  const timer = setTimeout(() => {
    stop();
    if (!raw.complete) socket.destroy();
  }, milliseconds);
  raw.once('end', stop);
  socket.once('close', stop);
};

const reject = (reply: FastifyReply): void => {
  const { socket } = reply.request.raw;
  if (!reply.raw.headersSent && !reply.sent)
    sendJson(reply, { status: 408, json: { code: 'BAD_REQUEST', message: httpTexts.tooSlow } });
  socket.destroySoon();
};
