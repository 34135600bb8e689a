/** Breakdowns through the gateway, with a fake REST service of a utility that has only the specified calls. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { startGateway, startIdentity, type TestGateway, type TestIdentity } from '../builders/product/part.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { startUtilityService, type UtilityService } from '../builders/services/utility-service.ts';

let database: TestDatabase;
let identity: TestIdentity;
let service: UtilityService;
let gateway: TestGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url, await findFreePort());
  service = await startUtilityService();
  gateway = await startGateway(service.url, identity, {});
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
});

test('RQ-5 BR-2 BR-4 BR-9 breakdowns are listed, read, changed by query parameters, and linked', async () => {
  const listed = await execute(
    gateway,
    `{ breakdowns(filter: { started: { from: "2026-11-17T22:00:00Z" }, hasLocation: false }) { totalCount items { id } } }`,
  );
  expect(listed.errors).toEqual([]);
  const page = listed.data?.['breakdowns'] as { items: { id: string }[] } | undefined;
  const id = page?.items[0]?.id;
  const { data } = await execute(
    gateway,
    `{ breakdown(id: "${id}") { startedAt kevrCategory1 { id name } municipalityName signalsCount } }`,
  );
  expect(data).toEqual({
    breakdown: {
      startedAt: '2026-11-18T06:10:00+02:00',
      kevrCategory1: { id: 'A', name: 'Разпределителна мрежа' },
      municipalityName: 'Радомир',
      signalsCount: null,
    },
  });
  const changed = await execute(
    gateway,
    `mutation { updateBreakdown(input: { id: "${id}", changes: { affectedPeople: 1, townName: "гр. Радомир" } }) { __typename } }`,
  );
  expect(changed.data).toEqual({ updateBreakdown: { __typename: 'UpdateBreakdownSuccess' } });
  const linked = await execute(
    gateway,
    `mutation { linkSignals(input: { breakdownId: "${id}", signalIds: ["1"] }) { ... on LinkSignalsSuccess { outcomes { status reason } } } }`,
  );
  expect(linked.data).toEqual({ linkSignals: { outcomes: [{ status: 'DONE', reason: 'Добавен' }] } });
  expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);
});

test('RQ-5 the search finds signals and breakdowns by their numbers, with the specified calls only', async () => {
  const find = async (text: string): Promise<unknown> => {
    const query = `query ($text: String!) { search(text: $text) {
      kinds signals { id title submitterName } people { name } breakdowns { id workCardNo } addresses { label }
      totals { signals people breakdowns } } }`;
    const { data, errors } = await execute(gateway, query, { text });
    expect(errors).toEqual([]);
    return data?.['search'];
  };
  expect(await find('№ 1')).toMatchObject({ kinds: ['SIGNAL'], signals: [{ id: '1' }], people: [], addresses: [] });
  expect(await find('Иванов')).toEqual({
    kinds: [],
    signals: [],
    people: [],
    breakdowns: [],
    addresses: [],
    totals: { signals: 0, people: 0, breakdowns: 0 },
  });
  expect(await find('рк-12')).toMatchObject({
    kinds: ['BREAKDOWN'],
    breakdowns: [{ id: '12', workCardNo: 'РК-12' }],
    totals: { breakdowns: 1 },
  });
  expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);
});
