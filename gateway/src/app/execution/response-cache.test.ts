import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createFeatures } from '../../kernel/rest/features.ts';
import type { Principal } from '../../kernel/access/principal.ts';
import type { TrackedContext } from '../context.ts';
import { createRest } from '../../kernel/rest/rest.ts';
import type { Rest } from '../../kernel/rest/rest.ts';
import { json } from '../../testing/rest-service.ts';
import type { ReceivedRequest } from '../../testing/rest-service.ts';
import { CompressibleBody } from './compressible-body.ts';
import { operator, startGraphqlHarness, traceId } from '../../testing/graphql.ts';
import type { GraphqlHarness } from '../../testing/graphql.ts';
import { createResponseCache, finishedData } from './response-cache.ts';
import type { CacheSlot } from './response-cache.ts';
import type { Run } from './compiled-query.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const query = '{ priorities { id name } }';
const colleague: Principal = { ...operator, subject: 'colleague', name: 'Colleague', bearer: 'colleagues-token' };

let harness: GraphqlHarness;
let rest: Rest;

/** A route that sends a value with an ETag, and 304 to a request with this ETag. */
const tagged =
  (tag: string, value: unknown) =>
  (received: ReceivedRequest, response: Parameters<ReturnType<typeof json>>[1]): void => {
    if (received.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
    else json(value, 200, { etag: tag })(received, response);
  };

const choices = (name: string) => [
  { key: 0, value: '' },
  { key: 1, value: name },
];

const named = (name: string) => ({ priorities: [{ id: '1', name }] });

beforeAll(async () => {
  harness = await startGraphqlHarness();
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 1_000_000 };
  rest = createRest({ restUrl: harness.service.url, ...limits, retryDelayMs: 0 });
});
afterAll(async () => {
  rest.stop();
  await harness.stop();
});
beforeEach(() => void (harness.service.received.length = 0));

const bearersSeen = (): (string | undefined)[] => harness.service.received.map(({ headers }) => headers.authorization);

describe('cached responses over HTTP', () => {
  test('are revalidated with the token of each request', async () => {
    harness.service.on(priorities, tagged('"1"', choices('Висок')));
    const first = await harness.as(operator)(query);
    const again = await harness.as({ ...operator, bearer: 'a-newer-token' })(query);
    expect(first.body).toEqual({ data: named('Висок') });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('content-length')).toBe(first.headers.get('content-length'));
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(bearersSeen()).toEqual(['Bearer operators-token', 'Bearer a-newer-token']);
    expect(harness.service.received[1]?.headers['if-none-match']).toBe('"1"');
  });

  test('a change is visible at once and costs one read', async () => {
    harness.service.on(priorities, tagged('"2"', choices('Висок')));
    await harness.as(operator)(query);
    harness.service.on(priorities, tagged('"3"', choices('Спешен')));
    harness.service.received.length = 0;
    expect((await harness.as(operator)(query)).body).toEqual({ data: named('Спешен') });
    expect(harness.service.received).toHaveLength(1);
  });

  test('AU-3 principals share no cached response, even if the service sends one ETag to all', async () => {
    harness.service.on(priorities, (received, response) =>
      tagged('"all"', choices(received.headers.authorization === 'Bearer operators-token' ? 'моят' : 'чуждият'))(
        received,
        response,
      ),
    );
    expect((await harness.as(operator)(query)).body).toEqual({ data: named('моят') });
    expect((await harness.as(colleague)(query)).body).toEqual({ data: named('чуждият') });
    expect((await harness.as(operator)(query)).body).toEqual({ data: named('моят') });
  });

  test('AU-3 after a role is removed, the next request is refused without a read', async () => {
    harness.service.on('/api/signal/GetSignalList', tagged('"4"', { items: [], totalCount: 0 }));
    const list = '{ signals { totalCount } }';
    expect((await harness.as(operator)(list)).body.data).toEqual({ signals: { totalCount: 0 } });
    harness.service.received.length = 0;
    const refused = await harness.as({ ...operator, actions: [] })(list);
    expect(refused.body.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(harness.service.received).toHaveLength(0);
  });

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_FAILED'],
  ])('AU-3 status %i of the service replaces the cached response', async (status, code) => {
    harness.service.on(priorities, tagged('"5"', choices('Висок')));
    await harness.as(operator)(query);
    harness.service.on(priorities, json({ message: 'no' }, status));
    const { body } = await harness.as(operator)(query);
    expect(body.data?.['priorities']).toBeUndefined();
    expect(body.errors?.[0]?.extensions['code']).toBe(code);
  });
});

test('a response with a warning is not cached, so that each request logs the warning', async () => {
  harness.service.on(priorities, tagged('"warned"', [{ key: 1, value: 'Висок' }]));
  const before = harness.logged.length;
  for (let i = 0; i < 2; i += 1) expect((await harness.as(operator)(query)).body).toEqual({ data: named('Висок') });
  expect(harness.logged).toHaveLength(before + 2);
});

describe('the cache', () => {
  const contextOf = (principal: Principal): TrackedContext & { responseState: CacheSlot } => {
    const calls = rest.as(principal, traceId);
    return {
      principal,
      traceId,
      rest: calls,
      features: createFeatures()(calls),
      installation: { title: '', version: '', requestTimeoutMinutes: 1, tools: [] },
      latestEvent: () => null,
      canUseAdHocQueries: false,
      abort: () => undefined,
      warn: () => undefined,
      responseState: {},
    };
  };
  const readPriorities = ({ rest: calls }: TrackedContext) => calls.get(priorities, {}, (list) => list.length);

  /** Runs an operation for each principal and variables. Returns how often the resolvers ran. */
  const runsFor = async (
    principals: readonly Principal[],
    run: (context: TrackedContext) => unknown,
    variables = [{}],
  ) => {
    let runs = 0;
    const withCache = createResponseCache()((async (context) => {
      runs += 1;
      return { data: { value: await run(context as TrackedContext) } };
    }) satisfies Run);
    for (const principal of principals)
      for (const values of variables) {
        const context = contextOf(principal);
        const { data } = await withCache(context, values);
        if (data === finishedData) expect(context.responseState.finished?.plain).toEqual(Buffer.from('sent'));
        else context.responseState.store?.(new CompressibleBody(Buffer.from('sent')));
      }
    return runs;
  };

  beforeEach(() => harness.service.on(priorities, tagged('"6"', choices('Висок'))));

  test('resolvers do not run again while their reads are unchanged', async () => {
    expect(await runsFor([operator, operator, { ...operator, bearer: 'newer' }], readPriorities)).toBe(1);
  });

  test('variables, name, actions and groups are part of the key', async () => {
    expect(await runsFor([operator, operator], readPriorities, [{ size: 5 }, { size: 10 }])).toBe(2);
    const others = [
      colleague,
      { ...operator, actions: [] },
      { ...operator, groups: [] },
      { ...operator, name: 'Other' },
    ];
    expect(await runsFor([operator, ...others], readPriorities)).toBe(5);
  });

  test('a response with a failed read or without reads is not cached', async () => {
    harness.service.on('/api/signal/GetSignalDetails', json({ message: 'unknown' }, 404));
    const unknown = async (context: TrackedContext) => [
      await readPriorities(context),
      await context.rest.find('/api/signal/GetSignalDetails', { signalId: 1 }, () => 1),
    ];
    expect(await runsFor([operator, operator], unknown)).toBe(2);
    expect(await runsFor([operator, operator], () => 1)).toBe(2);
  });

  test('an entry that grows too large with its compressed copies is removed', async () => {
    let runs = 0;
    const withCache = createResponseCache(16_000)((async (context) => {
      runs += 1;
      return { data: { value: await readPriorities(context as TrackedContext) } };
    }) satisfies Run);
    const body = new CompressibleBody(randomBytes(1000));
    for (const coding of [null, 'br', null] as const) {
      const context = contextOf(operator);
      await withCache(context, {});
      if (coding) await body.compressed(coding);
      context.responseState.store?.(body);
    }
    expect(runs).toBe(2);
  });

  test('a response without an ETag is not cached', async () => {
    harness.service.on(priorities, json(choices('Висок')));
    expect(await runsFor([operator, operator], readPriorities)).toBe(2);
  });
});
