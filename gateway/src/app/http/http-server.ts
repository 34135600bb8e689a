import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Server as SocketServer, Socket } from 'node:net';
import type { Logger } from 'pino';
import { describeFailure } from '../../kernel/errors.ts';
import type { RequestEntry } from '../../kernel/observability/log.ts';
import { readTraceId, traceHeader } from '../../kernel/observability/trace.ts';
import { closeWhenIdle } from './connections.ts';
import { httpTexts } from './http.texts.ts';
import { countRequest } from './request-metrics.ts';
import type { Route } from './router.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { send } from './send.ts';
import { limitSlowness, serverLimits, usualPatience } from './slow-clients.ts';
import type { Patience } from './slow-clients.ts';

/** A listening socket of the parent process, with what has connected to it so far. */
export type Handed = { server: SocketServer; waiting: Socket[] };

export type HttpServer = {
  listen: (port: number, host: string) => Promise<string>;
  takeOver: (handed: Handed) => Promise<string>;
  /** Takes no more requests, lets those on their way end, and cuts what takes too long. */
  stop: () => Promise<void>;
};

type HttpSettings = { publicUrl: string; requestTimeoutMs: number; patience?: Patience };

const patienceMs = 4000;

export const createHttpServer = (route: Route, settings: HttpSettings, log: Logger): HttpServer => {
  const { origin, protocol } = new URL(settings.publicUrl);
  const patience = settings.patience ?? usualPatience(settings.requestTimeoutMs);
  const server = createServer(serverLimits(patience), (request, response) => {
    limitSlowness(request, response, patience);
    const traceId = readTraceId(request.headers[traceHeader]);
    const finish = watch(request, response, traceId, log);
    // From here on the request itself says which trace it belongs to, to whoever logs it or passes it on.
    request.headers[traceHeader] = traceId;
    response.setHeader(traceHeader, traceId);
    setSecurityHeaders(response, protocol === 'https:');
    const url = readUrl(request, origin);
    if (!url) return send(request, response, badAddress);
    route({ request, response, url, traceId, recognised: finish.recognised }).catch((error: unknown) => {
      answerFailure(request, response, error, traceId, log);
    });
  });
  const closeIdle = closeWhenIdle(server);
  return {
    listen: (port, host) => listening(server, () => server.listen(port, host)),
    takeOver: async (handed) => {
      const url = await listening(server, () => server.listen(handed.server));
      for (const socket of handed.waiting) server.emit('connection', socket);
      return url;
    },
    stop: () => stopServer(server, closeIdle),
  };
};

const badAddress = { status: 400, json: { code: 'BAD_REQUEST', message: httpTexts.badAddress } };

/** Only a path is taken from the request line; the host in it, if any, is the caller's invention. */
const readUrl = ({ url = '' }: IncomingMessage, origin: string): URL | null =>
  url.startsWith('/') && URL.canParse(origin + url) ? new URL(origin + url) : null;

/** Not worth a line each. */
const quiet = /^\/(assets\/|healthz$|readyz$)/;

/** Writes one line when the answer is out, or when the caller did not wait for it (499). */
const watch = (request: IncomingMessage, response: ServerResponse, traceId: string, log: Logger) => {
  const began = performance.now();
  const { method = '', url = '' } = request;
  const path = url.split('?', 1)[0]?.slice(0, 500) ?? '';
  let subject: string | null = null;
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    const status = response.writableFinished ? response.statusCode : 499;
    const entry: RequestEntry = { method, path, status, milliseconds, traceId, subject };
    countRequest(method, path, status, milliseconds);
    log[quiet.test(path) ? 'debug' : 'info']({ request: entry }, 'request');
  });
  return {
    recognised: (who: string): void => {
      subject = who;
    },
  };
};

const answerFailure = (
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  traceId: string,
  log: Logger,
): void => {
  if (response.destroyed) return;
  log.error({ err: error, traceId }, 'A request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, body } = describeFailure(error, traceId);
  send(request, response, { status, json: body });
};

const listening = (server: Server, begin: () => void): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve(addressOf(server));
    });
    begin();
  });

const addressOf = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

const stopServer = async (server: Server, closeIdle: () => void): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  closeIdle();
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(cut);
};
