import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getOperationAST, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { cases } from '../../../../tests/bench/gateway/cases.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { defaultLimits } from '../../kernel/limits/limits.ts';
import { createRest } from '../../kernel/rest/rest.ts';
import type { Rest } from '../../kernel/rest/rest.ts';
import { tracked } from '../../kernel/tracked.ts';
import { operator, traceId } from '../../testing/graphql.ts';
import { json, startStubService } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';
import { createContextFactory } from '../context.ts';
import { schemaParts } from '../resolvers.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';
import { readSchemaDocument } from '../schema/schema-document.ts';
import { isCacheableOperation } from './cacheable-operation.ts';
import { CompressibleBody } from './compressible-body.ts';
import { createExecutor } from './executor.ts';
import { finishedData } from './response-cache.ts';
import type { CacheSlot } from './response-cache.ts';

const isCacheable = (schema: GraphQLSchema, text: string): boolean => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation.');
  return isCacheableOperation(schema, document, operation);
};

describe('in the schema of the gateway', () => {
  const schema = assembleSchema(readSchemaDocument(), schemaParts);

  test.each(cases.filter(({ isChanging }) => !isChanging).map(({ name, graphql: [call] }) => [name, call?.body]))(
    'the operation of the benchmark "%s" is cacheable',
    (_name, body) => {
      const { query } = JSON.parse(body ?? '') as { query: string };
      expect(isCacheable(schema, query)).toBe(true);
    },
  );

  test('fields of a signal from a list are cacheable', () => {
    expect(isCacheable(schema, '{ signals { items { id userId takenBy { id } } } }')).toBe(true);
  });

  test.each([
    ['an untracked root field', '{ session { name } }'],
    ['an untracked field beside tracked ones', '{ priorities { id } session { name } }'],
    ['an untracked field in a fragment', '{ priorities { id } ...F } fragment F on Query { session { name } }'],
    ['introspection', '{ __schema { description } priorities { id } }'],
    ['a mutation', 'mutation { takeSignal(input: { id: "1" }) { __typename } }'],
  ])('%s is not cacheable', (_name, text) => {
    expect(isCacheable(schema, text)).toBe(false);
  });
});

describe('fields of an interface', () => {
  const typeDefs = `
    interface Named { name: String }
    type Cat implements Named { name: String }
    type Dog implements Named { name: String }
    type Query { pet: Named }`;
  const schemaWith = (dog: object) =>
    makeExecutableSchema({ typeDefs, resolvers: { Query: { pet: tracked(() => null) }, Dog: dog } });

  test('are cacheable if no type has an untracked resolver for them', () => {
    const text = '{ pet { name } }';
    expect(isCacheable(schemaWith({}), text)).toBe(true);
    expect(isCacheable(schemaWith({ name: tracked(() => 'Sharo') }), text)).toBe(true);
    expect(isCacheable(schemaWith({ name: () => 'Sharo' }), text)).toBe(false);
  });
});

describe('an untracked resolver', () => {
  let service: StubService;
  let rest: Rest;

  beforeAll(async () => {
    service = await startStubService();
    const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 1_000_000 };
    rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0 });
    service.on('/struma/colleagues', json({ items: [] }, 200, { etag: '"1"' }));
  });
  afterAll(async () => {
    rest.stop();
    await service.stop();
  });

  test('is called for each request, although its reads are unchanged', async () => {
    let clock = 0;
    const read = ({ rest: calls }: GatewayContext) => calls.get('/struma/colleagues', {}, ({ items }) => items.length);
    const schema = makeExecutableSchema({
      typeDefs: 'type Query { counted: Int, clock: Int }',
      resolvers: {
        Query: {
          counted: tracked((_root: unknown, _args: unknown, context: GatewayContext) => read(context)),
          clock: async (_root: unknown, _args: unknown, context: GatewayContext) => {
            await read(context);
            return (clock += 1);
          },
        },
      },
    });
    const execute = createExecutor(schema, defaultLimits, false);
    const makeContext = createContextFactory({
      rest,
      log: pino({ level: 'silent' }),
      installation: { title: '', version: '', requestTimeoutMinutes: 1, tools: [] },
      latestEvent: () => null,
      limits: defaultLimits,
      hasCitizenPortal: true,
    });
    /** Runs an operation twice and stores the body after each run, as the HTTP handler does. */
    const runTwice = async (text: string) => {
      const document = parse(text);
      const run = async () => {
        const responseState: CacheSlot = {};
        const context = { ...makeContext(operator, traceId), responseState };
        const { data } = await execute({ document, operationName: null, variables: {}, context });
        responseState.store?.(new CompressibleBody(Buffer.from('sent')));
        return data;
      };
      return [await run(), await run()];
    };
    expect(await runTwice('{ counted clock }')).toEqual([
      { counted: 0, clock: 1 },
      { counted: 0, clock: 2 },
    ]);
    expect((await runTwice('{ counted }'))[1]).toBe(finishedData);
  });
});
