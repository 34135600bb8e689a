import type { IncomingMessage, Server as NodeServer } from 'node:http';
import type { AddressInfo, Server as SocketServer, Socket } from 'node:net';
import Fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import type { Server } from '../../kernel/http/server.ts';
import { readTraceId, traceHeader } from '@struma/shared/trace-id.ts';
import { answerClientError, badRequest, createErrorHandler } from './answer-errors.ts';
import { closeAfterUpgrade, hasAmbiguousFraming } from './framing.ts';
import { httpTexts } from './http.texts.ts';
import { closeWhenIdle } from './idle-connections.ts';
import { createPipelineLimit } from './pipelining.ts';
import { parseQuery } from './query-string.ts';
import { logRequest } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { createSlownessLimit, serverLimits, usualPatience } from './slow-clients.ts';
import type { Patience } from './slow-clients.ts';

/** A listening socket of the parent process, with what has connected to it so far. */
export type Handed = { server: SocketServer; waiting: Socket[] };

export type HttpServer = {
  listen: (port: number, host: string) => Promise<string>;
  takeOver: (handed: Handed) => Promise<string>;
  /** Takes no more requests, lets running ones end, and cuts what takes too long. */
  stop: () => Promise<void>;
};

export type HttpSettings = {
  publicUrl: string;
  requestTimeoutMs: number;
  trustedProxies: readonly string[];
  patience?: Patience;
};

const patienceMs = 4000;

/** Log, limits, compression and a piped download wait for the end of one response; Node warns from 11 listeners on. */
const maxListeners = 24;

/** Fastify with what every request gets: a trace, headers, a log line, time limits and typed errors. No routes yet. */
export const createServer = (settings: HttpSettings, log: Logger): Server => {
  const patience = settings.patience ?? usualPatience(settings.requestTimeoutMs);
  const setSecurityHeaders = securityHeaders(settings.publicUrl.startsWith('https:'));
  const answerError = createErrorHandler(log);
  const slowness = createSlownessLimit(patience);
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.raw.setMaxListeners(maxListeners);
    logRequest(request, reply, log);
    slowness.apply(request, reply);
    reply.raw.setHeader(traceHeader, request.id);
    setSecurityHeaders(request, reply);
  };
  const server = Fastify({
    ...serverLimits(patience),
    logger: false,
    genReqId: traceRequest,
    trustProxy: [...settings.trustedProxies],
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: parseQuery as never, maxParamLength: 600 },
    // Before any hook: the path cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      answerError(new HttpFailure(badRequest(httpTexts.badAddress, error.statusCode ?? 400)), request, reply);
    },
    clientErrorHandler: answerClientError,
  });
  // Bodies stay unread: each route reads its own, as a stream or up to its limit.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  const mayRun = createPipelineLimit();
  server.addHook('onRequest', (request, reply, done) => {
    if (!mayRun(request, reply)) return;
    begin(request, reply);
    closeAfterUpgrade(request.raw, reply.raw);
    if (hasAmbiguousFraming(request.raw)) {
      reply.raw.setHeader('connection', 'close');
      return done(new HttpFailure(badRequest(httpTexts.ambiguousRequest)));
    }
    const hasQuery = request.query !== null || request.routeOptions.config.rules?.ignoresQuery;
    done(hasQuery && request.raw.url?.startsWith('/') ? undefined : new HttpFailure(badRequest(httpTexts.badAddress)));
  });
  server.setErrorHandler(answerError);
  server.addHook('onClose', async () => slowness.stop());
  return server;
};

export const runServer = async (server: Server): Promise<HttpServer> => {
  await server.ready();
  const { server: node } = server;
  const closeIdle = closeWhenIdle(node);
  return {
    listen: (port, host) => listening(node, () => node.listen(port, host)),
    takeOver: async (handed) => {
      const url = await listening(node, () => node.listen(handed.server));
      for (const socket of handed.waiting) node.emit('connection', socket);
      return url;
    },
    stop: async () => {
      const closed = new Promise((resolve) => node.close(resolve));
      closeIdle();
      const cut = setTimeout(() => node.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(cut);
      await server.close();
    },
  };
};

/** The request's own header names its trace from here on, for whatever logs it or passes it on. */
const traceRequest = ({ headers }: IncomingMessage): string =>
  (headers[traceHeader] = readTraceId(headers[traceHeader]));

const listening = (server: NodeServer, begin: () => void): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve(addressOf(server));
    });
    begin();
  });

const addressOf = (server: NodeServer): string => {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};
