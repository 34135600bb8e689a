import http from 'node:http';
import https from 'node:https';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { gauge } from '../observability/metrics.ts';
import { readBytes } from './read-bytes.ts';
import { decoded, isCoded } from './encoding.ts';
import { Trouble } from './upstream-error.ts';

/** A whole answer in memory. */
export interface PoolAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PoolLimits {
  connectTimeoutMs: number;
  readTimeoutMs: number;
  answerLimitBytes: number;
}

/** Keep-alive connections to the service. */
export interface Pool {
  readonly agents: { http: http.Agent; https: https.Agent };
  /** A plain GET, past got: its own path costs five times as much, and to be called at all twice. */
  get(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolAnswer>;
  /** The same with the bytes as the service coded them. */
  getCoded(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolAnswer>;
  stop(): void;
}

export const openPool = (base: string, limits: PoolLimits): Pool => {
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: 'lifo' } as const;
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  const { protocol, hostname, port, pathname } = new URL(base);
  const send = protocol === 'https:' ? https.get : http.get;
  const place = {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    agent: protocol === 'https:' ? agents.https : agents.http,
  };
  const prefix = pathname.replace(/\/+$/, '');
  gauge('struma_rest_connections', 'Connections to the REST service, and requests that wait for one.', () =>
    connectionsOf(place.agent),
  );
  const getBy =
    (read: Collect): Pool['get'] =>
    (path, headers, signal) =>
      getOnce(
        () => send({ ...place, path: prefix + path, headers: { ...headers, 'user-agent': userAgent } }),
        signal,
        limits,
        read,
      );
  return {
    agents,
    get: getBy(collect),
    getCoded: getBy(collectCoded),
    stop() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};

const connectionsOf = ({ sockets, freeSockets, requests }: http.Agent) => ({
  busy: total(sockets),
  idle: total(freeSockets),
  waiting: total(requests),
});

const total = (lists: NodeJS.ReadOnlyDict<readonly unknown[]>): number =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** Sends a GET. A kept connection that the service closed in the same moment is replaced by a new one, once. */
const getOnce = async (
  send: () => ClientRequest,
  signal: AbortSignal | undefined,
  limits: PoolLimits,
  read: Collect,
): Promise<PoolAnswer> => {
  const attempt = start(send, signal, limits, read);
  try {
    return await attempt.answer;
  } catch (error) {
    const wasClosed = error instanceof Trouble && error.kind === 'BROKEN' && attempt.request.reusedSocket;
    if (!wasClosed || attempt.hasAnswer()) throw error;
    return start(send, signal, limits, read).answer;
  }
};

interface Attempt {
  request: ClientRequest;
  answer: Promise<PoolAnswer>;
  hasAnswer: () => boolean;
}

const start = (
  send: () => ClientRequest,
  signal: AbortSignal | undefined,
  limits: PoolLimits,
  read: Collect,
): Attempt => {
  const request = send();
  let hasAnswer = false;
  limitConnecting(request, limits.connectTimeoutMs);
  const answer = new Promise<PoolAnswer>((resolve, reject) => {
    const deadline = setTimeout(() => request.destroy(new Trouble('TIMEOUT')), limits.readTimeoutMs);
    // Node's own way to listen to a signal costs as much as the rest of a small request.
    const giveUp = (): void => void request.destroy(asTrouble(signal?.reason));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
    const settle = (act: () => void): void => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', giveUp);
      act();
    };
    request.once('error', (error) => settle(() => reject(asTrouble(error))));
    request.once('response', (response) => {
      hasAnswer = true;
      read(response, limits.answerLimitBytes).then(
        (body) => settle(() => resolve({ status: response.statusCode ?? 0, headers: response.headers, body })),
        // Node tells the reader of an answer that was given up only that it broke off.
        (error: unknown) => settle(() => reject(asTrouble(signal?.aborted ? signal.reason : error))),
      );
    });
  });
  return { request, answer, hasAnswer: () => hasAnswer };
};

const userAgent = 'struma-gateway';

const limitConnecting = (request: ClientRequest, milliseconds: number): void => {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new Trouble('CONNECT')), milliseconds);
    const stop = (): void => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
  });
};

/** Reads an answer to its end; one that is too large or breaks off is a `Trouble`. */
type Collect = (response: IncomingMessage, limit: number) => Promise<Buffer>;

const collect: Collect = async (response, limit) => {
  const body = await collectCoded(response, limit);
  return isCoded(response.headers) ? decoded(response.headers, body, limit) : body;
};

const collectCoded: Collect = async (response, limit) => {
  const body = await readBytes(response, limit);
  if (body) return body;
  response.destroy();
  throw new Trouble('TOO_LARGE');
};

/** Errors of the network by what they mean: nothing was sent, or nobody knows. */
export const asTrouble = (error: unknown): Trouble => {
  if (error instanceof Trouble) return error;
  const cause = error instanceof Error && error.cause instanceof Trouble ? error.cause : null;
  if (cause) return cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Trouble(unreachable.includes(code) ? 'CONNECT' : 'BROKEN', error);
};

const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];
