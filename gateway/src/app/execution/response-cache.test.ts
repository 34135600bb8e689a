import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createFeatures } from '../../kernel/rest/features.ts';
import type { Caller } from '../../kernel/access/caller.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { createRest } from '../../kernel/rest/rest.ts';
import type { Rest } from '../../kernel/rest/rest.ts';
import { json } from '../../testing/rest-service.ts';
import type { Seen } from '../../testing/rest-service.ts';
import { AnswerBody } from './response-body.ts';
import { operator, startGraphqlStand, traceId } from '../../testing/graphql.ts';
import type { GraphqlStand } from '../../testing/graphql.ts';
import { createRememberedAnswers, rememberedData } from './response-cache.ts';
import type { AnswerBytes } from './response-cache.ts';
import type { Run } from './compiled-query.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const query = '{ priorities { id name } }';
const colleague: Caller = { ...operator, subject: 'colleague', name: 'Colleague', bearer: 'colleagues-token' };

let stand: GraphqlStand;
let rest: Rest;

/** Answers 304 to whoever knows the tag: what is not looked at any more is the gateway's own fault. */
const tagged =
  (tag: string, value: unknown) =>
  (seen: Seen, response: Parameters<ReturnType<typeof json>>[1]): void => {
    if (seen.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
    else json(value, 200, { etag: tag })(seen, response);
  };

const choices = (name: string) => [
  { key: 0, value: '' },
  { key: 1, value: name },
];

const named = (name: string) => ({ priorities: [{ id: '1', name }] });

beforeAll(async () => {
  stand = await startGraphqlStand();
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, answerLimitBytes: 1_000_000 };
  rest = createRest({ restUrl: stand.service.url, ...limits, retryDelayMs: 0 });
});
afterAll(async () => {
  rest.stop();
  await stand.stop();
});
beforeEach(() => void (stand.service.seen.length = 0));

const bearersSeen = (): (string | undefined)[] => stand.service.seen.map(({ headers }) => headers.authorization);

describe('answers that are sent again, over HTTP', () => {
  test('the service is asked each time, in the name of the token that came with the request', async () => {
    stand.service.on(priorities, tagged('"1"', choices('Висок')));
    const first = await stand.as(operator)(query);
    const again = await stand.as({ ...operator, bearer: 'a-newer-token' })(query);
    expect(first.body).toEqual({ data: named('Висок') });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('content-length')).toBe(first.headers.get('content-length'));
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(bearersSeen()).toEqual(['Bearer operators-token', 'Bearer a-newer-token']);
    expect(stand.service.seen[1]?.headers['if-none-match']).toBe('"1"');
  });

  test('what changed is seen at once, and asked for once', async () => {
    stand.service.on(priorities, tagged('"2"', choices('Висок')));
    await stand.as(operator)(query);
    stand.service.on(priorities, tagged('"3"', choices('Спешен')));
    stand.service.seen.length = 0;
    expect((await stand.as(operator)(query)).body).toEqual({ data: named('Спешен') });
    expect(stand.service.seen).toHaveLength(1);
  });

  test('AU-3 nobody is given what another person was sent, even by a service with one tag for everybody', async () => {
    stand.service.on(priorities, (seen, response) =>
      tagged('"all"', choices(seen.headers.authorization === 'Bearer operators-token' ? 'моят' : 'чуждият'))(
        seen,
        response,
      ),
    );
    expect((await stand.as(operator)(query)).body).toEqual({ data: named('моят') });
    expect((await stand.as(colleague)(query)).body).toEqual({ data: named('чуждият') });
    expect((await stand.as(operator)(query)).body).toEqual({ data: named('моят') });
  });

  test('AU-3 a role that was taken away is felt at once, before the service is asked', async () => {
    stand.service.on('/api/signal/GetSignalList', tagged('"4"', { items: [], totalCount: 0 }));
    const list = '{ signals { totalCount } }';
    expect((await stand.as(operator)(list)).body.data).toEqual({ signals: { totalCount: 0 } });
    stand.service.seen.length = 0;
    const refused = await stand.as({ ...operator, actions: [] })(list);
    expect(refused.body.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(stand.service.seen).toHaveLength(0);
  });

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_FAILED'],
  ])('AU-3 a service that answers %i now is not answered for', async (status, code) => {
    stand.service.on(priorities, tagged('"5"', choices('Висок')));
    await stand.as(operator)(query);
    stand.service.on(priorities, json({ message: 'no' }, status));
    const { body } = await stand.as(operator)(query);
    expect(body.data?.['priorities']).toBeUndefined();
    expect(body.errors?.[0]?.extensions['code']).toBe(code);
  });
});

describe('what is remembered', () => {
  const contextOf = (caller: Caller): GatewayContext & { answer: AnswerBytes } => {
    const calls = rest.as(caller, traceId);
    return {
      caller,
      traceId,
      rest: calls,
      features: createFeatures()(calls),
      installation: { title: '', version: '', requestTimeoutMinutes: 1, tools: [] },
      latestEvent: () => null,
      freeDocuments: false,
      giveUp: () => undefined,
      warn: () => undefined,
      answer: {},
    };
  };
  const readPriorities = ({ rest: calls }: GatewayContext) => calls.get(priorities, {}, (list) => list.length);

  /** A run of our own, asked once by each caller; answers how often it ran. */
  const runsFor = async (callers: readonly Caller[], run: (context: GatewayContext) => unknown, variables = [{}]) => {
    let runs = 0;
    const remembering = createRememberedAnswers()((async (context) => {
      runs += 1;
      return { data: { answer: await run(context as GatewayContext) } };
    }) satisfies Run);
    for (const caller of callers)
      for (const some of variables) {
        const context = contextOf(caller);
        const { data } = await remembering(context, some);
        if (data === rememberedData) expect(context.answer.remembered?.plain).toEqual(Buffer.from('sent'));
        else context.answer.remember?.(new AnswerBody(Buffer.from('sent')));
      }
    return runs;
  };

  beforeEach(() => stand.service.on(priorities, tagged('"6"', choices('Висок'))));

  test('unchanged data runs nothing again', async () => {
    expect(await runsFor([operator, operator, { ...operator, bearer: 'newer' }], readPriorities)).toBe(1);
  });

  test('other variables, another person, other roles or groups are another answer', async () => {
    expect(await runsFor([operator, operator], readPriorities, [{ size: 5 }, { size: 10 }])).toBe(2);
    const others = [
      colleague,
      { ...operator, actions: [] },
      { ...operator, groups: [] },
      { ...operator, name: 'Other' },
    ];
    expect(await runsFor([operator, ...others], readPriorities)).toBe(5);
  });

  test('nothing is remembered that went with a warning, with a failed read or without any read', async () => {
    const warned = async (context: GatewayContext) => (context.warn('look'), readPriorities(context));
    expect(await runsFor([operator, operator], warned)).toBe(2);
    stand.service.on('/api/signal/GetSignalDetails', json({ message: 'unknown' }, 404));
    const unknown = async (context: GatewayContext) => [
      await readPriorities(context),
      await context.rest.find('/api/signal/GetSignalDetails', { signalId: 1 }, () => 1),
    ];
    expect(await runsFor([operator, operator], unknown)).toBe(2);
    expect(await runsFor([operator, operator], () => 1)).toBe(2);
  });

  test('copies in codings count: an answer that has grown too large with them is let go', async () => {
    let runs = 0;
    const remembering = createRememberedAnswers(16_000)((async (context) => {
      runs += 1;
      return { data: { answer: await readPriorities(context as GatewayContext) } };
    }) satisfies Run);
    const body = new AnswerBody(randomBytes(1000));
    for (const coding of [null, 'br', null] as const) {
      const context = contextOf(operator);
      await remembering(context, {});
      if (coding) await body.coded(coding);
      context.answer.remember?.(body);
    }
    expect(runs).toBe(2);
  });

  test('without tags every answer counts as another one', async () => {
    stand.service.on(priorities, json(choices('Висок')));
    expect(await runsFor([operator, operator], readPriorities)).toBe(2);
  });
});
