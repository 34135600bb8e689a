import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signalRow } from '../testing/signal.texts.ts';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

describe('RQ-5 a service without optional features', () => {
  let plain: GraphqlHarness;

  beforeAll(async () => {
    plain = await startGraphqlHarness();
    plain.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 1 }));
    plain.service.on('/api/response/CreateResponse/', plainText('(5) Прието.'));
  });
  afterAll(() => plain.stop());

  test('the gateway refuses several values of a filter as UNSUPPORTED and sends a single value', async () => {
    const several = await plain.as(operator)('{ signals(filter: { statuses: [SIGNAL, CLOSED] }) { totalCount } }');
    expect(several.body.errors?.[0]?.extensions.code).toBe('UNSUPPORTED');
    const one = await plain.as(operator)('{ signals(filter: { statuses: SIGNAL }) { totalCount } }');
    expect(one.body.data).toEqual({ signals: { totalCount: 1 } });
  });

  test('the gateway refuses search words, a list of ids and the sort key of the deadline as UNSUPPORTED', async () => {
    for (const list of [
      'signals(filter: { words: "теч" })',
      'signals(filter: { ids: [7] })',
      'signals(sort: { field: ANSWER_DUE_AT, direction: ASC })',
    ]) {
      const { body } = await plain.as(operator)(`{ ${list} { totalCount } }`);
      expect([list, body.errors?.[0]?.extensions.code]).toEqual([list, 'UNSUPPORTED']);
    }
    const sorted = await plain.as(operator)('{ signals(sort: { field: ID, direction: ASC }) { totalCount } }');
    expect(sorted.body.data).toEqual({ signals: { totalCount: 1 } });
  });

  test('receives the request for a page of rows even if only the total is selected', async () => {
    await plain.as(operator)('{ signals { totalCount } }');
    expect(plain.service.received.at(-1)?.query.toString()).toBe('userId=operator&page=1&itemsPerPage=5');
  });

  test('does not receive the parameter for a page without the total, even if it has another optional feature', async () => {
    const other = await startGraphqlHarness();
    other.service.on('/struma/features', json(['IDEMPOTENCY']));
    other.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 1 }));
    await other.as(operator)('{ signals { items { id } } }');
    expect(other.service.received.at(-1)?.query.toString()).toBe('userId=operator&page=1&itemsPerPage=10');
    await other.stop();
  });

  test('FI-12 returns all submitters; the gateway searches in them and does not request a search', async () => {
    const persons = [
      ['', 0],
      ['Яна Иванова', 3],
      ['Петър Колев', 2],
      ['Иван Петров', 41],
    ];
    const pairs = persons.map(([value, key]) => ({ key, value }));
    plain.service.on('/api/user/GetUserAsKeyValuePairList', json(pairs));
    const response = await plain.as(operator)(
      '{ submitters(filter: { name: "ИВАН" }, page: { number: 1, size: 5 }) { totalCount items { id } } }',
    );
    expect(response.body.data).toEqual({ submitters: { totalCount: 2, items: [{ id: '41' }, { id: '3' }] } });
    expect(plain.service.received.map(({ path }) => path)).not.toContain('/struma/submitters');
  });

  test('SG-8 has no history, so the gateway requests no history for a status conflict', async () => {
    plain.service.on('/api/signal/GetSignalDetails', json(signalRow));
    const response = await plain.as(operator)(
      `mutation { changeSignalStatus(input: { id: 7, status: CLOSED, expectedStatus: SIGNAL }) {
        __typename ... on SignalConflict { changedBy } } }`,
    );
    expect(response.body.data).toEqual({ changeSignalStatus: { __typename: 'SignalConflict', changedBy: null } });
    expect(plain.service.received.map(({ path }) => path)).not.toContain('/struma/signals/history');
  });

  test('receives a reply in the URL', async () => {
    const reply = await plain.as(operator)(
      'mutation { replyToSignal(input: { signalId: 7, message: { text: "Да" } }) { __typename } }',
    );
    expect(reply.body.data).toEqual({ replyToSignal: { __typename: 'ReplyToSignalSuccess' } });
    const sent = plain.service.received.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.query.get('message') ?? '')).toMatchObject({ type: 'doc' });
  });

  test('an idempotency key is UNSUPPORTED and nothing is sent, because the service stores no keys', async () => {
    plain.service.received.length = 0;
    const key = 'idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001"';
    const message = 'message: { text: "Да" }';
    for (const mutation of [
      `replyToSignal(input: { ${key}, signalId: 7, ${message} })`,
      `submitSignal(input: { ${key}, title: "Теч", ${message}, location: { latitude: 42, longitude: 23 } })`,
      `createClient(input: { ${key}, values: { number: "1", name: "а", typeId: "1" } })`,
      `createAddress(input: { ${key}, values: { townId: "1", description: "а" } })`,
      `createBreakdown(input: { ${key}, values: { workCardNo: "1" } })`,
    ]) {
      const { body } = await plain.as(operator)(`mutation { ${mutation} { __typename } }`);
      expect([mutation, body.errors?.[0]?.extensions]).toEqual([
        mutation,
        expect.objectContaining({ code: 'UNSUPPORTED', outcome: 'NOT_DONE' }),
      ]);
    }
    expect(plain.service.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
