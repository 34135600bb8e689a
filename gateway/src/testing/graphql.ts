import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Caller } from '../kernel/access/caller.ts';
import { defaultLimits } from '../kernel/limits/limits.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import { createRest } from '../kernel/rest/rest.ts';
import { startStandIn } from './rest-service.ts';
import type { StandIn } from './rest-service.ts';
import { createGraphql } from '../app/graphql.ts';
import type { Graphql } from '../app/graphql.ts';

export interface Reply {
  status: number;
  headers: Headers;
  body: {
    data?: Record<string, never> | null;
    errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
  };
}

/** The whole of GraphQL on a port of its own, over a service that a test tells what to answer. */
export interface GraphqlStand {
  url: string;
  service: StandIn;
  graphql: Graphql;
  logged: string[];
  as(caller: Caller | null): (query: string, variables?: object, headers?: Record<string, string>) => Promise<Reply>;
  stop(): Promise<void>;
}

export const operator: Caller = {
  subject: 'operator',
  name: 'Operator',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'operators-token',
  cookieSession: true,
  freeDocuments: true,
};

export const startGraphqlStand = async (
  limits: Limits = defaultLimits,
  settings: { hasCitizenDesk?: boolean; compressesAnswers?: boolean } = {},
): Promise<GraphqlStand> => {
  const service = await startStandIn();
  const logged: string[] = [];
  const patience = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, answerLimitBytes: 1_000_000 };
  const rest = createRest({ restUrl: service.url, ...patience, retryDelayMs: 0 });
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
  let present: Caller | null = null;
  const server = createServer((request, response) => void graphql.handle(request, response, present, traceId));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    url,
    service,
    graphql,
    logged,
    as: (caller) => async (query, variables, headers) => {
      present = caller;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: graphqlJson, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply['body'] };
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

export const traceId = '0123456789abcdef0123456789abcdef';

const graphqlJson = 'application/graphql-response+json, application/json;q=0.9';
