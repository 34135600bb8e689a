import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { initialConnection, connection } from '../platform/request/connection.ts';
import { readError } from '../platform/request/read-error.ts';
import { GatewayError } from '../platform/request/gateway-fetch.ts';
import { sessionOver } from '../platform/request/session-over.ts';
import { gatewayLink } from './gateway-link.ts';
import { errorLink } from './apollo-links.ts';

const query = gql`
  query Meters($street: String) {
    meters(street: $street)
  }
`;
const realFetch = globalThis.fetch;

let handleRequest: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => handleRequest(request, response));

const variables = { street: 'Шипка' };

const runQuery = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([errorLink, gatewayLink]) }).query({
    query,
    variables,
  });

const respondWith =
  (status: number, type: string, body: string): typeof handleRequest =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type, 'x-trace-id': 't9' }).end(body);

describe('the gateway link', () => {
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  beforeEach(() => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path as string}`, init);
    connection.set(() => initialConnection);
    sessionOver.set(() => false);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('sends the operation with the x-struma header and returns the data', async () => {
    const received: { headers?: IncomingMessage['headers']; body?: unknown } = {};
    handleRequest = (request, response) => {
      received.headers = request.headers;
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        received.body = JSON.parse(text);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"meters":7}}');
      });
    };
    await expect(runQuery()).resolves.toMatchObject({ data: { meters: 7 } });
    expect(received.headers).toMatchObject({ 'x-struma': '1', 'content-type': 'application/json' });
    expect(received.body).toMatchObject({ operationName: 'Meters', variables: { street: 'Шипка' } });
    expect(received.body).toMatchObject({ query: expect.stringContaining('meters(street: $street)') });
    expect(connection.get().lastResponse).not.toBeNull();
  });

  test('AU-5 an HTTP 401 opens the sign-in', async () => {
    handleRequest = respondWith(401, 'application/json', '{"code":"UNAUTHENTICATED"}');
    await expect(runQuery()).rejects.toBeInstanceOf(ServerError);
    expect(sessionOver.get()).toBe(true);
    expect(connection.get().state).toBe('connected');
  });

  test('reads GraphQL errors from a response with HTTP status 500', async () => {
    handleRequest = respondWith(
      500,
      'application/graphql-response+json; charset=utf-8',
      '{"errors":[{"message":"Отказано","extensions":{"code":"FORBIDDEN"}}]}',
    );
    await expect(runQuery()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  });

  test('the error of a response that is not GraphQL has the trace id', async () => {
    handleRequest = respondWith(200, 'text/html', '<h1>Welcome</h1>');
    const error: unknown = await runQuery().catch((failure: unknown) => failure);
    expect(readError(error)).toMatchObject({ code: 'UPSTREAM_FAILED', traceId: 't9' });
  });

  test('reports a connection that breaks before or during the response as offline', async () => {
    handleRequest = (request) => request.socket.destroy();
    await expect(runQuery()).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(connection.get().state).toBe('offline');

    handleRequest = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data":', () => request.socket.destroy());
    };
    await expect(runQuery()).rejects.toBeInstanceOf(GatewayError);
    expect(connection.get().state).toBe('offline');
  });

  test('unsubscribing cancels the request without reporting a lost connection', async () => {
    const closed = new Promise<void>((resolve) => {
      handleRequest = (request) => void request.socket.once('close', () => resolve());
    });
    const arrived = once(server, 'request');
    const subscription = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink })
      .watchQuery({ query, variables })
      .subscribe({});
    await arrived;
    subscription.unsubscribe();
    await closed;
    expect(connection.get().state).toBe('connected');
  });
});

describe('errors', () => {
  test('an error in our own code is not reported as a lost connection', () => {
    expect(readError(new TypeError("Cannot read properties of undefined (reading 'id')")).code).toBe(
      'INTERNAL_SERVER_ERROR',
    );
  });
});
