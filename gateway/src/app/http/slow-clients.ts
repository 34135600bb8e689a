import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from 'node:http';
import { sendJson } from '../../kernel/http/json-answer.ts';
import { httpTexts } from './http.texts.ts';

/** How long a client may take, in milliseconds. */
export type Patience = {
  /** Until all headers of a request have come. */
  headers: number;
  /** Until the whole body has come, files excepted. */
  body: number;
  /** Until a body with files has come. */
  upload: number;
  /** Between two pieces of an answer that the client reads. */
  reading: number;
  /** Of a kept connection without a request; above that of usual proxies, so that they close it first. */
  idle: number;
  /** Until the rest of a body has come whose request is already answered. */
  afterAnswer: number;
  /** How often the first three are checked. */
  check: number;
};

export const usualPatience = (requestTimeoutMs: number): Patience => ({
  headers: 15_000,
  body: 60_000,
  // Beyond the limit of the call to the REST service, whose error is more exact.
  upload: requestTimeoutMs * 1.5,
  reading: 60_000,
  idle: 65_000,
  afterAnswer: 2_000,
  check: 5_000,
});

export const serverLimits = ({ headers, upload, idle, check }: Patience) => {
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
 * A client must not hold a request or a response by sending or reading drop by drop. Bodies are looked at from time to
 * time, as the server does with headers: a timer for each request would cost more than finding its route.
 */
export const createSlownessLimit = (patience: Patience) => {
  const receiving = new Map<FastifyReply, number>();
  const check = setInterval(() => {
    const latest = performance.now() - patience.body;
    for (const [reply, began] of receiving) {
      if (hasReceived(reply)) receiving.delete(reply);
      else if (began < latest) reject(reply);
    }
  }, patience.check).unref();
  return {
    apply: (request: FastifyRequest, reply: FastifyReply): void => {
      const { raw: response } = reply;
      // Once everything is written it only has to be read; streams have limits of their own.
      response.once('prefinish', () => response.setTimeout(patience.reading));
      response.once('finish', () => closeUnlessReceived(request, patience.afterAnswer));
      // The server's own limit is that of uploads.
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (request.routeOptions.config.rules?.body === 'upload') return;
      receiving.set(reply, performance.now());
      response.once('close', () => {
        if (hasReceived(reply)) receiving.delete(reply);
      });
    },
    stop: (): void => clearInterval(check),
  };
};

const hasReceived = ({ request: { raw } }: FastifyReply): boolean => raw.complete || raw.destroyed;

/** The connection stays open for a while: a client that is still sending could not read the answer from a closed one. */
const closeUnlessReceived = ({ raw }: FastifyRequest, milliseconds: number): void => {
  if (raw.complete) return;
  const { socket } = raw;
  const late = setTimeout(() => raw.complete || socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(late));
};

const reject = (reply: FastifyReply): void => {
  const { socket } = reply.request.raw;
  if (!reply.raw.headersSent && !reply.sent)
    sendJson(reply, { status: 408, json: { code: 'BAD_REQUEST', message: httpTexts.tooSlow } });
  socket.destroySoon();
};
