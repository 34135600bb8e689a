import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connection } from '../platform/connection.ts';
import { errorText } from '../platform/error-text.ts';
import { GatewayError } from '../platform/gateway-fetch.ts';
import { sessionOver } from '../platform/session-over.ts';
import { gatewayLink } from './gateway-link.ts';
import { errorLink } from './links.ts';

const query = gql`
  query Meters($street: String) {
    meters(street: $street)
  }
`;
const ownFetch = globalThis.fetch;

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));

const variables = { street: 'Шипка' };

const ask = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([errorLink, gatewayLink]) }).query({
    query,
    variables,
  });

const says =
  (status: number, type: string, body: string): typeof answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type, 'x-trace-id': 't9' }).end(body);

describe('the line to the gateway', () => {
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
    globalThis.fetch = (path, init) => ownFetch(`http://127.0.0.1:${port}${path as string}`, init);
    connection.set(() => ({ up: true, lastAnswer: null }));
    sessionOver.set(() => false);
  });
  afterEach(() => {
    globalThis.fetch = ownFetch;
  });

  test('asks with our header and gives what is answered', async () => {
    const heard: { headers?: IncomingMessage['headers']; body?: unknown } = {};
    answer = (request, response) => {
      heard.headers = request.headers;
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        heard.body = JSON.parse(text);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"meters":7}}');
      });
    };
    await expect(ask()).resolves.toMatchObject({ data: { meters: 7 } });
    expect(heard.headers).toMatchObject({ 'x-struma': '1', 'content-type': 'application/json' });
    expect(heard.body).toMatchObject({ operationName: 'Meters', variables: { street: 'Шипка' } });
    expect(heard.body).toMatchObject({ query: expect.stringContaining('meters(street: $street)') });
    expect(connection.get().lastAnswer).not.toBeNull();
  });

  test('AU-5 an HTTP 401 opens the sign-in', async () => {
    answer = says(401, 'application/json', '{"code":"UNAUTHENTICATED"}');
    await expect(ask()).rejects.toBeInstanceOf(ServerError);
    expect(sessionOver.get()).toBe(true);
    expect(connection.get().up).toBe(true);
  });

  test("GraphQL's own errors come through, whatever their status", async () => {
    answer = says(
      500,
      'application/graphql-response+json; charset=utf-8',
      '{"errors":[{"message":"Отказано","extensions":{"code":"FORBIDDEN"}}]}',
    );
    await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  });

  test('what is not of GraphQL keeps its trace number', async () => {
    answer = says(200, 'text/html', '<h1>Welcome</h1>');
    const error: unknown = await ask().catch((failure: unknown) => failure);
    expect(errorText(error)).toMatchObject({ code: 'UPSTREAM_FAILED', traceId: 't9' });
  });

  test('a line that breaks before or within the answer is no answer', async () => {
    answer = (request) => request.socket.destroy();
    await expect(ask()).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(connection.get().up).toBe(false);

    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data":', () => request.socket.destroy());
    };
    await expect(ask()).rejects.toBeInstanceOf(GatewayError);
    expect(connection.get().up).toBe(false);
  });

  test('whoever loses interest cancels the request, which is no lost connection', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (request) => void request.socket.once('close', () => resolve());
    });
    const arrived = once(server, 'request');
    const subscription = new ApolloClient({ cache: new InMemoryCache(), link: gatewayLink })
      .watchQuery({ query, variables })
      .subscribe({});
    await arrived;
    subscription.unsubscribe();
    await closed;
    expect(connection.get().up).toBe(true);
  });
});

describe('what an error means', () => {
  test('a fault of our own code is not taken for a lost connection', () => {
    expect(errorText(new TypeError("Cannot read properties of undefined (reading 'id')")).code).toBe(
      'INTERNAL_SERVER_ERROR',
    );
  });
});
