import http from 'node:http';
import https from 'node:https';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readBytes } from './read-bytes.ts';
import { Trouble } from './rest-trouble.ts';

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

/** Keep-alive connections to the service. got's own path costs four times as much for a plain GET. */
export interface Pool {
  readonly agents: { http: http.Agent; https: https.Agent };
  get(url: URL, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolAnswer>;
  stop(): void;
}

export const openPool = (limits: PoolLimits): Pool => {
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, scheduling: 'lifo' } as const;
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  return {
    agents,
    get: (url, headers, signal) => getOnce(url, { headers, ...(signal && { signal }) }, agents, limits),
    stop() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};

/** Sends a GET. A kept connection that the service closed in the same moment is replaced by a new one, once. */
const getOnce = async (url: URL, asked: Asked, agents: Pool['agents'], limits: PoolLimits): Promise<PoolAnswer> => {
  const attempt = start(url, asked, agents, limits);
  try {
    return await attempt.answer;
  } catch (error) {
    const wasClosed = error instanceof Trouble && error.kind === 'BROKEN' && attempt.request.reusedSocket;
    if (!wasClosed || attempt.hasAnswer()) throw error;
    return start(url, asked, agents, limits).answer;
  }
};

interface Asked {
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

interface Attempt {
  request: ClientRequest;
  answer: Promise<PoolAnswer>;
  hasAnswer: () => boolean;
}

const start = (url: URL, asked: Asked, agents: Pool['agents'], limits: PoolLimits): Attempt => {
  const isSecure = url.protocol === 'https:';
  const options = { ...asked, agent: isSecure ? agents.https : agents.http };
  const request = isSecure ? https.get(url, options) : http.get(url, options);
  let hasAnswer = false;
  limitConnecting(request, limits.connectTimeoutMs);
  const answer = new Promise<PoolAnswer>((resolve, reject) => {
    const deadline = setTimeout(() => request.destroy(new Trouble('TIMEOUT')), limits.readTimeoutMs);
    const settle = (act: () => void): void => {
      clearTimeout(deadline);
      act();
    };
    request.once('error', (error) => settle(() => reject(asTrouble(error))));
    request.once('response', (response) => {
      hasAnswer = true;
      collect(response, limits.answerLimitBytes).then(
        (body) => settle(() => resolve({ status: response.statusCode ?? 0, headers: response.headers, body })),
        // Node tells the reader of an answer that was given up only that it broke off.
        (error: unknown) => settle(() => reject(asTrouble(asked.signal?.aborted ? asked.signal.reason : error))),
      );
    });
  });
  return { request, answer, hasAnswer: () => hasAnswer };
};

const limitConnecting = (request: ClientRequest, milliseconds: number): void => {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new Trouble('CONNECT')), milliseconds);
    const stop = (): void => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
  });
};

/** Reads an answer to its end; one that is too large or breaks off is a `Trouble`. */
const collect = async (response: IncomingMessage, limit: number): Promise<Buffer> => {
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
