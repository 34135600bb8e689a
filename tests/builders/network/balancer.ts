import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A stateless round-robin balancer: each request goes to the next target. */
export interface Balancer {
  url: string;
  port: number;
  /** Targets of the balancer; they may change while it runs. */
  targets: string[];
  /** Method, path and index of the target of each request, in order: `GET /auth/login → 0`. */
  served: string[];
  stop(): Promise<void>;
}

export const startBalancer = async (): Promise<Balancer> => {
  const targets: string[] = [];
  const served: string[] = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    const index = turn % targets.length;
    turn += 1;
    served.push(`${request.method} ${request.url?.split('?', 1)[0]} → ${index}`);
    const upstream = http.request(targets[index] + (request.url ?? ''), {
      method: request.method,
      headers: {
        ...request.headers,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': request.headers.host,
      },
    });
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, response, () => undefined);
    });
    upstream.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    pipeline(request, upstream, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    targets,
    served,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
