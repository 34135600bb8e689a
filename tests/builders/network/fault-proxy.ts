import { Agent, createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Faults of a request on its way to a service and back. */
export const faults = {
  /** The service never receives the request. */
  'reset-before': async ({ answer }) => reset(answer),
  /** The service executes the request, but the client gets no response. */
  'reset-after': async ({ answer, forward }) => {
    await buffer(await forward());
    reset(answer);
  },
  /** The client gets half of the response, then the connection ends. */
  truncate: async ({ answer, forward }) => {
    const service = await forward();
    const body = await buffer(service);
    answer.writeHead(service.statusCode ?? 502, { ...service.headers, 'content-length': body.length + 1 });
    answer.write(body.subarray(0, Math.ceil(body.length / 2)), () => answer.destroy());
  },
  /** The service executes the request; the client gets no response, and its connection stays open. */
  'blackhole-after': async ({ forward }) => void (await buffer(await forward())),
  '500': async ({ answer }) => void answer.writeHead(500, { 'content-type': 'text/plain' }).end('Server\nError'),
  garbage: async ({ answer }) => void answer.socket?.end('%PDF-1.7 this is no HTTP\r\n\r\n'),
  latency: async ({ answer, forward }) => {
    const service = await forward();
    const body = await buffer(service);
    setTimeout(() => answer.writeHead(service.statusCode ?? 502, service.headers).end(body), 200);
  },
} satisfies Record<string, (exchange: Exchange) => Promise<void>>;

export type Fault = keyof typeof faults;

export interface FaultProxy {
  url: string;
  /** Number of requests with each fault. */
  faultCounts: ReadonlyMap<Fault, number>;
  stop(): Promise<void>;
}

export interface FaultOptions {
  target: string;
  /** Share of requests with a fault, 0 to 1. */
  share: number;
  seed: number;
  /** The faults to cause; by default all. */
  kinds?: readonly Fault[];
  /** The requests that may get a fault; by default all. */
  canFail?: (request: IncomingMessage) => boolean;
}

interface Exchange {
  answer: ServerResponse;
  /** Forwards the request; returns the response of the service. */
  forward: () => Promise<IncomingMessage>;
}

/** Starts a proxy that breaks a share of the requests. The seed determines which requests get which fault. */
export const startFaultProxy = async (options: FaultOptions): Promise<FaultProxy> => {
  const { target, share, seed, kinds = Object.keys(faults) as Fault[], canFail = () => true } = options;
  const draw = random(seed);
  const faultCounts = new Map<Fault, number>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, answer) => {
    const exchange = { answer, forward: () => send(target, agent, request) };
    const fault = canFail(request) && draw() < share ? kinds[Math.floor(draw() * kinds.length)] : undefined;
    if (fault) faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1);
    const work = fault ? faults[fault](exchange) : passOn(exchange);
    // The request could not be forwarded, because the service is down.
    work.catch(() => reset(answer));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faultCounts,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
};

const passOn = async ({ answer, forward }: Exchange): Promise<void> => {
  const service = await forward();
  answer.writeHead(service.statusCode ?? 502, service.headers);
  service.once('error', () => answer.destroy()).pipe(answer);
};

const send = (target: string, agent: Agent, request: IncomingMessage): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, headers, url = '/' } = request;
    const outgoing = sendRequest(target + url, { agent, method, headers }, resolve).once('error', reject);
    request.once('error', () => outgoing.destroy()).pipe(outgoing);
  });

const reset = (answer: ServerResponse): void => void answer.socket?.resetAndDestroy();

/** Random numbers from 0 to 1, which the seed determines (mulberry32). */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
