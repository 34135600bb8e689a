import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { httpTexts } from './http.texts.ts';
import { send } from './send.ts';

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
  // Beyond the limit of the call to the REST service, which says more when it strikes.
  upload: requestTimeoutMs * 1.5,
  reading: 60_000,
  idle: 65_000,
  check: 5_000,
});

export const serverLimits = ({ headers, upload, idle, check }: Patience): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: Math.max(headers, upload),
  keepAliveTimeout: idle,
  connectionsCheckingInterval: check,
  maxHeaderSize: 32 * 1024,
});

/** Lets nobody hold a request or an answer by sending or reading drop by drop. */
export const limitSlowness = (request: IncomingMessage, response: ServerResponse, patience: Patience): void => {
  // Once all has been written it only has to be read; what is streamed sees to it itself.
  response.once('prefinish', () => response.setTimeout(patience.reading));
  if (request.method === 'GET' || request.method === 'HEAD' || request.url?.startsWith('/files/')) return;
  const timer = setTimeout(() => refuse(request, response), patience.body);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
};

const refuse = (request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request;
  if (!response.headersSent)
    send(request, response, { status: 408, json: { code: 'BAD_REQUEST', message: httpTexts.tooSlow } });
  socket.destroySoon();
};
