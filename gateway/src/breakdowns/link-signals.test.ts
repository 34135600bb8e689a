import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  stubBreakdowns,
  askAsOperator,
  breakdownPaths,
  receivedOn as receivedBy,
  startBreakdownHarness,
} from '../testing/breakdowns.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

const { read: readPath, link: linkPath, unlink: unlinkPath } = breakdownPaths;

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startBreakdownHarness();
});
beforeEach(() => stubBreakdowns(harness));
afterAll(() => harness.stop());

const ask = (document: string, variables: object = {}) => askAsOperator(harness, document, variables);
const receivedOn = (path: string) => receivedBy(harness, path);

describe('links to signals', () => {
  const change = async (mutation: 'linkSignals' | 'unlinkSignals', signalIds: string[]) => {
    const name = `${mutation === 'linkSignals' ? 'Link' : 'Unlink'}Signals`;
    const document = `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { __typename
      ... on ${name}Success { outcomes { signalId status reason } } } }`;
    const body = await ask(document, { input: { breakdownId: '7', signalIds } });
    return body.data?.[mutation] ?? body.errors?.[0]?.extensions['code'];
  };

  test('BR-7 BR-12 each signal has its own outcome, and a refused one does not stop the others', async () => {
    harness.service.on(linkPath, ({ query }, response) => {
      const id = query.get('signalId') ?? '';
      plainText(id === '2' ? '(0) Сигналът вече е свързан.' : `(${id}) Успешно добавен сигнал!`)({} as never, response);
    });
    expect(await change('linkSignals', ['1', '2', '3', 'x'])).toMatchObject({
      outcomes: [
        { signalId: '1', status: 'DONE', reason: 'Успешно добавен сигнал!' },
        { signalId: '2', status: 'REFUSED', reason: 'Сигналът вече е свързан.' },
        { signalId: '3', status: 'DONE' },
        { signalId: 'x', status: 'REFUSED' },
      ],
    });
    expect(receivedOn(linkPath).map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  test('BR-7 if the third signal fails, the first two stay linked and the others are not sent', async () => {
    harness.service.on(linkPath, ({ query }, response) =>
      query.get('signalId') === '3'
        ? json({ message: 'failed' }, 500)({} as never, response)
        : plainText('(1) Успешно добавен сигнал!')({} as never, response),
    );
    const result = await change('linkSignals', ['1', '2', '3', '4']);
    expect(result).toMatchObject({ outcomes: [{ status: 'DONE' }, { status: 'DONE' }, {}, { status: 'NOT_DONE' }] });
    expect(receivedOn(linkPath).map(({ query }) => query.get('signalId'))).toEqual(['1', '2', '3']);
  });

  test('BR-7 nothing more is sent after the service failed, and no call is repeated', async () => {
    harness.service.on(linkPath, ({ query }, response) =>
      query.get('signalId') === '2' ? void response.destroy() : plainText('(1) да')({} as never, response),
    );
    expect(await change('linkSignals', ['1', '2', '3'])).toMatchObject({
      outcomes: [{ status: 'DONE' }, { status: 'UNKNOWN' }, { status: 'NOT_DONE' }],
    });
    expect(receivedOn(linkPath)).toHaveLength(2);
  });

  test('BR-6 a signal of another breakdown keeps its link', async () => {
    const signal = { id: 1, breakdown: null, breakdownId: 7 };
    harness.service.on('/api/signal/GetSignalDetails', ({ query }, response) =>
      json(query.get('signalId') === '1' ? signal : { ...signal, breakdownId: 8 })({} as never, response),
    );
    harness.service.on(unlinkPath, plainText('(1) Успешно премахнат сигнал!'));
    expect(await change('unlinkSignals', ['1', '2'])).toMatchObject({
      outcomes: [{ status: 'DONE' }, { status: 'REFUSED', reason: 'Сигналът не е свързан с тази авария.' }],
    });
    expect(receivedOn(unlinkPath)).toHaveLength(1);
  });

  test('BR-7 an empty list and a list of more than 100 signals are refused, and a missing breakdown is NOT_FOUND', async () => {
    expect(await change('linkSignals', [])).toMatchObject({ __typename: 'InvalidInput' });
    expect(
      await change(
        'linkSignals',
        Array.from({ length: 101 }, (_, index) => String(index + 1)),
      ),
    ).toMatchObject({
      __typename: 'InvalidInput',
    });
    harness.service.on(readPath, json({ message: 'none' }, 404));
    expect(await change('linkSignals', ['1'])).toBe('NOT_FOUND');
  });
});
