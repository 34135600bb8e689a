import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { specifiedBreakdown as specified } from '../testing/specified-breakdown.texts.ts';
import {
  stubBreakdowns,
  askAsOperator,
  breakdownPaths,
  receivedOn as receivedBy,
  startBreakdownHarness,
} from '../testing/breakdowns.ts';
import { isolationFromService } from '../testing/isolation.texts.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json } from '../testing/rest-service.ts';

const path = '/struma/breakdowns/isolation';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startBreakdownHarness();
});
beforeEach(() => {
  stubBreakdowns(harness);
  harness.service.on(path, json(isolationFromService));
});
afterAll(() => harness.stop());

const ask = (document: string, variables: object = {}) => askAsOperator(harness, document, variables);

describe('isolationPlan', () => {
  const plan = (given: string) =>
    ask(`{ isolationPlan(${given}) { pipeId mustClose { id location { latitude longitude } } lines { pipeId isDownstream line { longitude } }
      streets { text } criticalUsers { kind } overlaps { breakdownId workCardNo } people isEstimate } }`);

  test('sends the pipe, the place, the broken valves and the breakdown, and reads the plan', async () => {
    const given =
      'pipeId: "40012", at: { latitude: 42.5, longitude: 23 }, brokenValveIds: ["7", "x", "9"], breakdownId: "3"';
    expect((await plan(given)).data?.['isolationPlan']).toEqual({
      pipeId: '40012',
      mustClose: [{ id: '11', location: { latitude: 42.51, longitude: 23.01 } }],
      lines: [{ pipeId: '40012', isDownstream: false, line: [{ longitude: 23 }, { longitude: 23.1 }] }],
      streets: [{ text: 'ул. „Орион“ № 3' }],
      criticalUsers: [{ kind: 'SCHOOL' }],
      overlaps: [{ breakdownId: '4', workCardNo: 'А-0918' }],
      people: 12,
      isEstimate: false,
    });
    const [{ query } = { query: new URLSearchParams() }] = receivedBy(harness, path);
    expect(Object.fromEntries(query)).toEqual({
      pipe: '40012',
      latitude: '42.5',
      longitude: '23',
      brokenValves: '7,9',
      breakdownId: '3',
    });
  });

  test('is null if neither a valid pipe nor a place is given, or if the service finds no pipe', async () => {
    expect((await plan('pipeId: "0"')).data).toEqual({ isolationPlan: null });
    expect(receivedBy(harness, path)).toEqual([]);
    harness.service.on(path, json({ message: 'none' }, 404));
    expect((await plan('pipeId: "5"')).data).toEqual({ isolationPlan: null });
  });

  test('refuses more than 100 broken valves', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `"${index + 1}"`).join(',');
    expect(await plan(`pipeId: "5", brokenValveIds: [${ids}]`)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('the fields of the isolation', () => {
  const stored = {
    ...specified,
    computedPeople: 10,
    affectedStreets: 'ул. Нова',
    zonePipes: [5, 6],
    brokenValves: null,
  };
  beforeEach(() => {
    harness.service.on(breakdownPaths.read, json(stored));
    harness.service.on(breakdownPaths.update, json(stored));
  });

  test('are read, and null if the service does not send them', async () => {
    const fields = '{ breakdown(id: "7") { computedPeople affectedStreets zonePipeIds brokenValveIds } }';
    expect((await ask(fields)).data?.['breakdown']).toEqual({
      computedPeople: 10,
      affectedStreets: 'ул. Нова',
      zonePipeIds: ['5', '6'],
      brokenValveIds: null,
    });
    harness.service.on(breakdownPaths.read, json(specified));
    expect(Object.values((await ask(fields)).data?.['breakdown'] ?? {})).toEqual([null, null, null, null]);
  });

  test('are sent as changes, and compared with the values that the user saw', async () => {
    const document = `mutation ($input: UpdateBreakdownInput!) { updateBreakdown(input: $input) { __typename
      ... on InvalidInput { problems { path code } } ... on BreakdownConflict { fields } } }`;
    const update = async (changes: object, expected: object) =>
      (await ask(document, { input: { id: '7', changes, expected } })).data?.['updateBreakdown'];
    expect(
      await update({ affectedPeople: 12, computedPeople: 12, zonePipeIds: ['5', '7'] }, { zonePipeIds: ['5', '6'] }),
    ).toEqual({ __typename: 'UpdateBreakdownSuccess' });
    expect(JSON.parse(receivedBy(harness, breakdownPaths.update)[0]?.body ?? '')).toEqual({
      id: 7,
      waterStopPeople: '12',
      computedPeople: '12',
      zonePipes: '5,7',
      expected: { zonePipes: '5,6' },
    });
    expect(await update({ zonePipeIds: ['5'] }, { zonePipeIds: [] })).toEqual({
      __typename: 'BreakdownConflict',
      fields: ['zonePipeIds'],
    });
    expect(await update({ zonePipeIds: ['5', 'x'], computedPeople: -1 }, {})).toMatchObject({
      problems: [
        { path: ['changes', 'computedPeople'], code: 'RANGE' },
        { path: ['changes', 'zonePipeIds'], code: 'RANGE' },
      ],
    });
  });
});
