import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServeForeign = (response: ServerResponse, url: URL, body: string) => void;

/** A fake external service: it sends the responses that a test sets, and records the requests that it receives. */
export interface ForeignService {
  url: string;
  requests: { method: string; url: URL; body: string }[];
  /** Sets the response of a path; every other path is 404. */
  on(path: string, serve: ServeForeign): void;
  stop(): Promise<void>;
}

export const startForeignService = async (port = 0): Promise<ForeignService> => {
  const routes = new Map<string, ServeForeign>();
  const requests: ForeignService['requests'] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://service');
      requests.push({ method: request.method ?? '', url, body });
      const serve = routes.get(url.pathname.replace(/\/$/, ''));
      if (serve) serve(response, url, body);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (path, serve) => void routes.set(path, serve),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const json =
  (value: unknown, status = 200): ServeForeign =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export const text =
  (value: string, status = 200): ServeForeign =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(value);

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
