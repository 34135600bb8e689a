import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Route = (
  received: ReceivedRequest,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>;

/** A stub REST service: a real server whose responses a test sets. */
export interface StubService {
  url: string;
  received: ReceivedRequest[];
  /** Sets the response of a path, ignoring letter case and a trailing slash. */
  on(path: string, route: Route): void;
  stop(): Promise<void>;
}

export const startStubService = async (): Promise<StubService> => {
  const routes = new Map<string, Route>();
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
      const path = normalizePath(pathname);
      const route = routes.get(path);
      const receivedRequest: ReceivedRequest = {
        method: request.method ?? '',
        path,
        query: searchParams,
        headers: request.headers,
        body: '',
      };
      received.push(receivedRequest);
      if (!route || route.length < 3) receivedRequest.body = await text(request).catch(() => '');
      if (route) await route(receivedRequest, response, request);
      else json({ message: 'no such path' }, 404)(receivedRequest, response);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    on: (path, route) => void routes.set(normalizePath(path), route),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

type Simple = (received: ReceivedRequest, response: ServerResponse) => void;

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

const normalizePath = (path: string): string => path.toLowerCase().replace(/\/$/, '');

const text = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
