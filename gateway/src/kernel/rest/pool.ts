import http from 'node:http';
import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { Pool as Connections } from 'undici';
import type { Dispatcher } from 'undici';
import { gauge } from '@struma/shared/metrics.ts';
import { decoded } from './encoding.ts';
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
  /** For uploads and streams, which are sent by got. */
  readonly agents: { http: http.Agent; https: https.Agent };
  /** A plain GET by undici. got's own path costs five times as much. */
  get(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolAnswer>;
  /** The same with the bytes as the service coded them. */
  getCoded(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolAnswer>;
  stop(): void;
}

export const openPool = (base: string, { connectTimeoutMs, readTimeoutMs, answerLimitBytes }: PoolLimits): Pool => {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/+$/, '');
  const connections = new Connections(origin, {
    connections: mostConnections,
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: answerLimitBytes,
    // undici limits each pause between two packets. A read has one limit for all of it.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const options = { keepAlive: true, maxSockets: mostConnections, maxFreeSockets: 64, scheduling: 'lifo' } as const;
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  gauge('struma_rest_connections', 'Connections to the REST service, and requests that wait for one.', () =>
    countConnections(connections, Object.values(agents)),
  );
  const getCoded: Pool['getCoded'] = async (path, headers, signal) => {
    const request = { method: 'GET', path: prefix + path, headers: { ...headers, 'user-agent': userAgent } };
    const send = (): Read => {
      const read = new Read(readTimeoutMs, signal);
      if (!signal?.aborted) connections.dispatch(request, read);
      return read;
    };
    const first = send();
    try {
      return await first.answer;
    } catch (error) {
      // The service may have closed a kept connection in that moment: the request is sent once more.
      if (first.hasAnswer || signal?.aborted || !(error instanceof Trouble && error.kind === 'BROKEN')) throw error;
      return send().answer;
    }
  };
  return {
    agents,
    getCoded,
    async get(path, headers, signal) {
      const answer = await getCoded(path, headers, signal);
      if (answer.headers['content-encoding'] === undefined) return answer;
      return { ...answer, body: await decoded(answer.headers, answer.body, answerLimitBytes) };
    },
    stop() {
      void connections.destroy();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
};

const mostConnections = 256;
const userAgent = 'struma-gateway';

/** Collects one answer. Fails with a `Trouble`, at the latest when the time is over or the signal comes. */
class Read implements Dispatcher.DispatchHandler {
  readonly answer: Promise<PoolAnswer>;
  hasAnswer = false;
  readonly #settled = Promise.withResolvers<PoolAnswer>();
  readonly #signal: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #failure: Trouble | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    this.answer = this.#settled.promise;
    this.#signal = signal;
    this.#timer = setTimeout(() => this.#fail(new Trouble('TIMEOUT')), milliseconds);
    if (signal?.aborted) this.#giveUp();
    else signal?.addEventListener('abort', this.#giveUp, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // A request that waited for a connection can be given up before it starts.
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.hasAnswer = true;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#release();
    const [only] = this.#chunks;
    const body = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    this.#settled.resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#fail(asTrouble(error));
  }

  readonly #giveUp = (): void => this.#fail(asTrouble(this.#signal?.reason));

  #fail(failure: Trouble): void {
    if (this.#failure) return;
    this.#failure = failure;
    this.#release();
    this.#settled.reject(failure);
    this.#controller?.abort(failure);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#giveUp);
  }
}

const countConnections = ({ stats }: Connections, agents: readonly http.Agent[]) => ({
  busy: stats.running + total(agents.map(({ sockets }) => sockets)),
  idle: stats.free + total(agents.map(({ freeSockets }) => freeSockets)),
  waiting: stats.queued + total(agents.map(({ requests }) => requests)),
});

const total = (lists: readonly NodeJS.ReadOnlyDict<readonly unknown[]>[]): number =>
  lists.flatMap((byHost) => Object.values(byHost)).reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** Errors of the network by what they mean: nothing was sent, or nobody knows. */
export const asTrouble = (error: unknown): Trouble => {
  if (error instanceof Trouble) return error;
  const cause = error instanceof Error && error.cause instanceof Trouble ? error.cause : null;
  if (cause) return cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new Trouble('TOO_LARGE', error);
  return new Trouble(unreachable.includes(code) ? 'CONNECT' : 'BROKEN', error);
};

const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UND_ERR_CONNECT_TIMEOUT',
];
