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
  /** How often the first three are looked at. */
  check: number;
};

export const usualPatience = (requestTimeoutMs: number): Patience => ({
  headers: 15_000,
  body: 60_000,
  // Beyond the limit of the call to the REST service, whose error is more exact.
  upload: requestTimeoutMs * 1.5,
  reading: 60_000,
  idle: 65_000,
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

/** A client must not hold a request or a response by sending or reading drop by drop. */
export const limitSlowness = (request: FastifyRequest, reply: FastifyReply, patience: Patience): void => {
  const { raw } = request;
  // Once everything is written it only has to be read; streams have limits of their own.
  reply.raw.once('prefinish', () => reply.raw.setTimeout(patience.reading));
  // The server's own limit is that of uploads.
  if (raw.method === 'GET' || raw.method === 'HEAD' || request.routeOptions.config.rules?.body === 'upload') return;
  const timer = setTimeout(() => reject(reply), patience.body);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
};

const reject = (reply: FastifyReply): void => {
  const { socket } = reply.request.raw;
  if (!reply.raw.headersSent && !reply.sent)
    sendJson(reply, { status: 408, json: { code: 'BAD_REQUEST', message: httpTexts.tooSlow } });
  socket.destroySoon();
};
