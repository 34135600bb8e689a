import type { IncomingMessage, Server as NodeServer } from 'node:http';
import type { AddressInfo, Server as SocketServer, Socket } from 'node:net';
import Fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import type { Server } from '../../kernel/http/server.ts';
import { readTraceId, traceHeader } from '@struma/shared/trace-id.ts';
import { sendClientError, badRequest, createErrorHandler } from './error-responses.ts';
import { closeAfterUpgrade, hasAmbiguousFraming } from './framing.ts';
import { httpTexts } from './http.texts.ts';
import type { CheckRate } from './rate-limits.ts';
import { closeWhenIdle } from './idle-connections.ts';
import { createPipelineLimit } from './pipelining.ts';
import { parseQuery } from './query-string.ts';
import { createRequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { createSlownessLimit, serverLimits, defaultTimeouts } from './slow-clients.ts';
import type { ClientTimeouts } from './slow-clients.ts';

/** A listening socket of the parent process, with the connections that the parent has accepted but not served. */
export type ParentSocket = { server: SocketServer; waiting: Socket[] };

export type HttpServer = {
  listen: (port: number, host: string) => Promise<string>;
  takeOver: (parentSocket: ParentSocket) => Promise<string>;
  /** Accepts no more requests, lets open ones finish, and closes the remaining connections after a time limit. */
  stop: () => Promise<void>;
};

export type HttpSettings = {
  publicUrl: string;
  requestTimeoutMs: number;
  trustedProxies: readonly string[];
  timeouts?: ClientTimeouts;
};

const stopTimeoutMs = 4000;

/**
 * The log, the limits, the compression and a download each listen for the end of one response. Node would warn at the
 * 11th listener.
 */
const maxListeners = 24;

/**
 * Creates Fastify without routes, but with what every request needs: trace id, headers, log line, time limits and typed
 * errors.
 */
export const createServer = (settings: HttpSettings, log: Logger, checkRate: CheckRate = () => {}): Server => {
  const timeouts = settings.timeouts ?? defaultTimeouts(settings.requestTimeoutMs);
  const setSecurityHeaders = securityHeaders(settings.publicUrl.startsWith('https:'));
  const sendError = createErrorHandler(log);
  const logRequest = createRequestLog(log);
  const slowness = createSlownessLimit(timeouts);
  const begin = (request: FastifyRequest, reply: FastifyReply, hasBadPath = false): void => {
    reply.raw.setMaxListeners(maxListeners);
    logRequest(request, reply, hasBadPath);
    slowness.apply(request, reply);
    reply.raw.setHeader(traceHeader, request.id);
    setSecurityHeaders(request, reply);
  };
  const server = Fastify({
    ...serverLimits(timeouts),
    logger: false,
    genReqId: traceRequest,
    trustProxy: [...settings.trustedProxies],
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: parseQuery as never, maxParamLength: 600 },
    // Fastify could not decode the path, so no hook has run yet.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, true);
      sendError(failureOf(() => checkRate('static', request, reply)) ?? badAddress(error), request, reply);
    },
    clientErrorHandler: sendClientError,
  });
  // Each route reads its body itself, as a stream or up to its limit.
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
    const hasValidQuery = request.query !== null || request.routeOptions.config.rules?.ignoresQuery;
    done(
      hasValidQuery && request.raw.url?.startsWith('/') ? undefined : new HttpFailure(badRequest(httpTexts.badAddress)),
    );
  });
  server.setErrorHandler(sendError);
  server.addHook('onClose', async () => slowness.stop());
  return server;
};

/** Returns functions that open the port, or take over the socket of the parent process, and that stop the server. */
export const runServer = async (server: Server): Promise<HttpServer> => {
  await server.ready();
  const { server: node } = server;
  const closeIdle = closeWhenIdle(node);
  return {
    listen: (port, host) => untilListening(node, () => node.listen(port, host)),
    takeOver: async (parentSocket) => {
      const url = await untilListening(node, () => node.listen(parentSocket.server));
      for (const socket of parentSocket.waiting) node.emit('connection', socket);
      return url;
    },
    stop: async () => {
      const closed = new Promise((resolve) => node.close(resolve));
      closeIdle();
      const forceTimer = setTimeout(() => node.closeAllConnections(), stopTimeoutMs);
      await closed;
      clearTimeout(forceTimer);
      await server.close();
    },
  };
};

/** Returns the trace id of a request and stores the id in the request's header, where later code reads it. */
const traceRequest = ({ headers }: IncomingMessage): string =>
  (headers[traceHeader] = readTraceId(headers[traceHeader]));

const untilListening = (server: NodeServer, begin: () => void): Promise<string> =>
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

const badAddress = ({ statusCode = 400 }: { statusCode?: number | undefined }): HttpFailure =>
  new HttpFailure(badRequest(httpTexts.badAddress, statusCode));

/** Returns what the check throws; null if it does not throw. */
const failureOf = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return error;
  }
};
