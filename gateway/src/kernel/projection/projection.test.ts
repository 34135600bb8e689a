import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { metricsText } from '@struma/shared/metrics.ts';
import { operator, startGraphqlHarness } from '../../testing/graphql.ts';
import type { GraphqlHarness } from '../../testing/graphql.ts';
import { json } from '../../testing/rest-service.ts';
import { compareProjection } from '../../testing/projection/compare-projection.ts';

const signals = '/api/signal/GetSignalList';

const row = (changes: object = {}): object => ({
  id: 7,
  priority: { id: 2, nameBg: 'Нормален' },
  priorityObject: { id: 2, nameBg: 'Нормален' },
  status: { id: 1, nameBg: 'Сигнал' },
  statusObject: { id: 1, nameBg: 'Сигнал' },
  createdUtc: '2026-07-14 06:41:09',
  createdLocal: '2026-07-14 09:41:09',
  title: 'Теч "на" улицата\n',
  message: 'Вода',
  needsReply: true,
  breakdown: null,
  breakdownId: null,
  ...changes,
});

const page = (...items: object[]): object => ({ items, totalCount: items.length });

let harness: GraphqlHarness;

beforeAll(async () => void (harness = await startGraphqlHarness()));
afterAll(() => harness.stop());
beforeEach(() => void (harness.service.received.length = 0));

/** Counts of the metric by outcome. */
const outcomes = (): Record<string, number> =>
  Object.fromEntries(
    [...metricsText().matchAll(/^struma_projections_total\{outcome="(\w+)"\} (\d+)/gm)].map(([, name, count]) => [
      name ?? '',
      Number(count),
    ]),
  );

/** Sends a query and returns its body with the outcome of its projection. */
const send = async (query: string, variables: object = {}) => {
  const before = outcomes();
  const { body } = await harness.as(operator)(query, variables);
  const after = outcomes();
  const outcome = Object.keys(after).filter((name) => after[name] !== (before[name] ?? 0));
  return { body, outcome };
};

describe('a projected response', () => {
  test('has aliases, fragments, conditions and type names', async () => {
    harness.service.on(signals, json(page(row(), row({ id: 8 }))));
    const query = `query ($yes: Boolean!) {
      list: signals { totalCount items { __typename number: id ...Rest state: status @include(if: $yes) title @skip(if: $yes) } }
    }
    fragment Rest on Signal { statusName priority { ... on Lookup { name } __typename } createdAt }`;
    const item = {
      __typename: 'Signal',
      statusName: 'Сигнал',
      priority: { name: 'Нормален', __typename: 'Priority' },
      createdAt: '2026-07-14T09:41:09+03:00',
    };
    const { body, outcome } = await send(query, { yes: true });
    expect(body).toEqual({
      data: {
        list: {
          totalCount: 2,
          items: [
            { ...item, number: '7', state: 'SIGNAL' },
            { ...item, number: '8', state: 'SIGNAL' },
          ],
        },
      },
    });
    expect(outcome).toEqual(['projected']);
    const title = 'Теч "на" улицата\n';
    expect((await send(query, { yes: false })).body.data?.['list']).toEqual({
      totalCount: 2,
      items: [
        { ...item, number: '7', title },
        { ...item, number: '8', title },
      ],
    });
  });

  test.each([
    ['a number instead of an object', { status: 1 }, { status: 'SIGNAL' }],
    ['a moment without the local time', { createdLocal: null }, { createdAt: '2026-07-14T09:41:09+03:00' }],
    ['a moment with fractions', { createdUtc: '2026-07-14 06:41:09.5' }, { createdAt: '2026-07-14T09:41:09+03:00' }],
    ['a title that is a number', { title: 5 }, { title: '5' }],
    ['an id with an exponent', { breakdownId: 1e21 }, { breakdownId: '1e+21' }],
  ])(
    'is not made for %s: the execution without projection reuses the REST response',
    async (what, changes, expected) => {
      harness.service.on(signals, json(page(row(), row(changes))));
      const { body, outcome } = await send(
        `{ signals { items { id title status createdAt breakdownId ${what.replaceAll(' ', '_')}: id } } }`,
      );
      expect(outcome).toEqual(['shape']);
      expect(harness.service.received.filter(({ path }) => path === signals.toLowerCase())).toHaveLength(1);
      const items = (body.data?.['signals'] as { items?: object[] } | undefined)?.items;
      expect(items?.[1]).toMatchObject(expected);
    },
  );

  test('is not tried after three REST responses of an unknown form', async () => {
    harness.service.on(signals, json(page(row({ status: 1 }))));
    const query = '{ signals { items { id statusName needsReply } } }';
    const projectionOutcomes = [];
    for (let index = 0; index < 4; index += 1) projectionOutcomes.push(...(await send(query)).outcome);
    expect(projectionOutcomes).toEqual(['shape', 'shape', 'shape', 'paused']);
  });

  test('is not made after an error of the REST service, which is reported without a second read', async () => {
    harness.service.on(signals, json({ message: 'broken' }, 500));
    const { body, outcome } = await send('{ signals { items { id needsReply title } } }');
    expect(outcome).toEqual(['failure']);
    expect(body.errors?.[0]?.extensions['code']).toBe('UPSTREAM_FAILED');
    expect(harness.service.received.filter(({ path }) => path === signals.toLowerCase())).toHaveLength(1);
  });

  test('is not made if `projectsBytes` is false', async () => {
    const plainHarness = await startGraphqlHarness(undefined, { projectsBytes: false });
    plainHarness.service.on(signals, json(page(row())));
    const before = outcomes();
    const { body } = await plainHarness.as(operator)('{ signals { items { id } } }');
    expect(body).toEqual({ data: { signals: { items: [{ id: '7' }] } } });
    expect(outcomes()).toEqual(before);
    await plainHarness.stop();
  });
});

test('responses with and without projection are equal for generated documents and partly damaged bodies', async () => {
  const { compared, projected, differences } = await compareProjection(500, 20_261_123);
  expect(differences.slice(0, 2)).toEqual([]);
  expect(projected / compared).toBeGreaterThan(0.15);
});
