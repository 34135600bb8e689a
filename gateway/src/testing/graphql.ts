import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Principal } from '../kernel/access/principal.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import { createRest } from '../kernel/rest/rest.ts';
import { startStubService } from './rest-service.ts';
import type { StubService } from './rest-service.ts';
import { createGraphql } from '../app/graphql.ts';
import type { Graphql } from '../app/graphql.ts';

/** The gateway's HTTP response to a GraphQL request. */
export interface Reply {
  status: number;
  headers: Headers;
  body: {
    data?: Record<string, never> | null;
    errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
  };
}

/** The GraphQL part of the gateway on its own port, over a stub REST service. */
export interface GraphqlHarness {
  url: string;
  service: StubService;
  graphql: Graphql;
  logged: string[];
  as(
    principal: Principal | null,
  ): (query: string, variables?: object, headers?: Record<string, string>) => Promise<Reply>;
  stop(): Promise<void>;
}

export const operator: Principal = {
  subject: 'operator',
  name: 'Operator',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'operators-token',
  hasCookieSession: true,
  hasAdHocRole: true,
};

export const startGraphqlHarness = async (
  limits: Limits = defaultLimits,
  settings: { hasCitizenPortal?: boolean; compressesResponses?: boolean; projectsBytes?: boolean } = {},
): Promise<GraphqlHarness> => {
  const service = await startStubService();
  const logged: string[] = [];
  const timeouts = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 1_000_000 };
  const rest = createRest({ restUrl: service.url, ...timeouts, retryDelayMs: 0 });
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const graphql = await createGraphql({
    rest,
    log,
    title: 'Struma',
    version: '1.0.0',
    requestTimeoutMinutes: 10,
    tools: [{ kind: 'REPORTS', address: 'https://reports.example.bg/?at={lat},{lng}' }],
    limits,
    ...settings,
  });
  const principals: (Principal | null)[] = [];
  const server = createServer((request, response) => {
    const principal = principals[Number(request.headers[principalHeader] ?? principals.length - 1)] ?? null;
    void graphql.handle(request, response, principal, traceId);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    url,
    service,
    graphql,
    logged,
    as: (principal) => async (query, variables, headers) => {
      const index = principals.push(principal) - 1;
      const result = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: graphqlJson,
          [principalHeader]: String(index),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      return { status: result.status, headers: result.headers, body: (await result.json()) as Reply['body'] };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await graphql.stop();
      rest.stop();
      await service.stop();
    },
  };
};

/** Request header with the index in `principals`. A request without this header is sent as the last principal. */
const principalHeader = 'x-test-person';

export const traceId = '0123456789abcdef0123456789abcdef';

const graphqlJson = 'application/graphql-response+json, application/json;q=0.9';
