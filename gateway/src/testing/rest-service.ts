import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Route = (seen: Seen, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A REST service for tests: a real server on a port of its own that answers as a test tells it to. */
export interface StandIn {
  url: string;
  seen: Seen[];
  /** Answers of a path, whatever its letter case and trailing slash. */
  on(path: string, route: Route): void;
  stop(): Promise<void>;
}

export const startStandIn = async (): Promise<StandIn> => {
  const routes = new Map<string, Route>();
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
      const path = plain(pathname);
      const route = routes.get(path);
      const one: Seen = { method: request.method ?? '', path, query: searchParams, headers: request.headers, body: '' };
      seen.push(one);
      if (!route || route.length < 3) one.body = await text(request).catch(() => '');
      if (route) await route(one, response, request);
      else json({ message: 'no such path' }, 404)(one, response);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    on: (path, route) => void routes.set(plain(path), route),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

type Simple = (seen: Seen, response: ServerResponse) => void;

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Simple =>
  (_seen, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(value));
  };

export const plainText =
  (text: string, status = 200): Simple =>
  (_seen, response) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(text);
  };

const plain = (path: string): string => path.toLowerCase().replace(/\/$/, '');

const text = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
