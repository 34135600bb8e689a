import http from 'node:http';
import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { Pool as Connections } from 'undici';
import type { Dispatcher } from 'undici';
import { gauge } from '@struma/shared/metrics.ts';
import { decodeBody } from './encoding.ts';
import { UpstreamError } from './upstream-error.ts';

/** A complete response in memory. */
export interface PoolResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PoolLimits {
  connectTimeoutMs: number;
  readTimeoutMs: number;
  responseLimitBytes: number;
  /** After how long without a request a connection for writes is closed. Default: 4 s, as `undici` has for reads. */
  idleTimeoutMs?: number;
}

/** Sends requests on keep-alive connections to the REST service. */
export interface Pool {
  /** Connections for writes and streams, which are sent with the library `got`. */
  readonly agents: { http: http.Agent; https: https.Agent };
  /** Sends a GET with the library `undici`. With `got` the same call would take five times as long. */
  get(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolResponse>;
  /** Like `get`, but returns the body as sent, possibly compressed. */
  getEncoded(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<PoolResponse>;
  stop(): void;
}

export const openPool = (base: string, limits: PoolLimits): Pool => {
  const { connectTimeoutMs, readTimeoutMs, responseLimitBytes, idleTimeoutMs = defaultIdleTimeoutMs } = limits;
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/+$/, '');
  const connections = new Connections(origin, {
    connections: maxConnections,
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: responseLimitBytes,
    // undici would limit each pause between two packets. `Read` limits the whole duration instead.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const agentOptions = {
    keepAlive: true,
    maxSockets: maxConnections,
    maxFreeSockets: 64,
    scheduling: 'lifo',
    // Without it, Node ignores how long the service promises to keep an idle connection. A write that is sent while the
    // service closes its connection has an unknown outcome.
    timeout: idleTimeoutMs,
  } as const;
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) };
  gauge('struma_rest_connections', 'Connections to the REST service and requests that wait for one.', () =>
    countConnections(connections, Object.values(agents)),
  );
  const getEncoded: Pool['getEncoded'] = async (path, headers, signal) => {
    const request = { method: 'GET', path: prefix + path, headers: { ...headers, 'user-agent': userAgent } };
    const send = (): Read => {
      const read = new Read(readTimeoutMs, signal);
      if (!signal?.aborted) connections.dispatch(request, read);
      return read;
    };
    const first = send();
    try {
      return await first.response;
    } catch (error) {
      // The service may have closed the idle connection while the request was being sent: send the request once more.
      if (first.hasResponse || signal?.aborted || !(error instanceof UpstreamError && error.kind === 'BROKEN'))
        throw error;
      return send().response;
    }
  };
  return {
    agents,
    getEncoded,
    async get(path, headers, signal) {
      const response = await getEncoded(path, headers, signal);
      if (response.headers['content-encoding'] === undefined) return response;
      return { ...response, body: await decodeBody(response.headers, response.body, responseLimitBytes) };
    },
    stop() {
      void connections.destroy();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
};

const maxConnections = 256;
/** Shorter than the usual 5 s and more after which services close idle connections. */
const defaultIdleTimeoutMs = 4000;
const userAgent = 'struma-gateway';

/** Collects one response. Fails with an `UpstreamError` after the time limit or when the AbortSignal is aborted. */
class Read implements Dispatcher.DispatchHandler {
  readonly response: Promise<PoolResponse>;
  hasResponse = false;
  readonly #settled = Promise.withResolvers<PoolResponse>();
  readonly #signal: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #failure: UpstreamError | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    this.response = this.#settled.promise;
    this.#signal = signal;
    this.#timer = setTimeout(() => this.#fail(new UpstreamError('TIMEOUT')), milliseconds);
    if (signal?.aborted) this.#abort();
    else signal?.addEventListener('abort', this.#abort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // A request that waits for a connection may be aborted before it starts.
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.hasResponse = true;
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
    this.#fail(toUpstreamError(error));
  }

  readonly #abort = (): void => this.#fail(toUpstreamError(this.#signal?.reason));

  #fail(failure: UpstreamError): void {
    if (this.#failure) return;
    this.#failure = failure;
    this.#release();
    this.#settled.reject(failure);
    this.#controller?.abort(failure);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#abort);
  }
}

const countConnections = ({ stats }: Connections, agents: readonly http.Agent[]) => ({
  busy: stats.running + countAll(agents.map(({ sockets }) => sockets)),
  idle: stats.free + countAll(agents.map(({ freeSockets }) => freeSockets)),
  waiting: stats.queued + countAll(agents.map(({ requests }) => requests)),
});

const countAll = (lists: readonly NodeJS.ReadOnlyDict<readonly unknown[]>[]): number =>
  lists.flatMap((byHost) => Object.values(byHost)).reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** Classifies a network error. `CONNECT`: nothing was sent. `BROKEN`: the request may have been sent. */
export const toUpstreamError = (error: unknown): UpstreamError => {
  if (error instanceof UpstreamError) return error;
  const cause = error instanceof Error && error.cause instanceof UpstreamError ? error.cause : null;
  if (cause) return cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new UpstreamError('TOO_LARGE', error);
  return new UpstreamError(connectErrorCodes.includes(code) ? 'CONNECT' : 'BROKEN', error);
};

const connectErrorCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UND_ERR_CONNECT_TIMEOUT',
];
