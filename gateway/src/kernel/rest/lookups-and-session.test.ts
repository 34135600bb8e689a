// Tests of lookup lists, the search of submitters, the session and the environment, by GraphQL queries.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../../testing/graphql.ts';

let harness: GraphqlHarness;
let ask: (query: string, variables?: object) => Promise<Reply>;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(operator);
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'SUBMITTER_SEARCH', 'TELEPATHY']));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

describe('lookups', () => {
  const statuses = [
    ['', 0],
    ['Сигнал', 1],
    ['Авария', 2],
    ['Отхвърлен', 3],
    ['Отхвърлен/Затворен', 4],
  ];
  const pairs = (entries: unknown[][]) => entries.map(([value, key]) => ({ key, value }));

  test('FI-12 the lists of statuses and priorities omit the placeholder', async () => {
    harness.service.on('/api/status/GetStatusAsKeyValuePairList', json(pairs(statuses)));
    harness.service.on(
      '/api/priority/GetPriorityAsKeyValuePairList',
      json(
        pairs([
          ['', 0],
          ['Нисък', 1],
        ]),
      ),
    );
    const response = await ask('{ signalStatuses { status name } priorities { id name } }');
    expect(response.body.data).toEqual({
      signalStatuses: [
        { status: 'SIGNAL', name: 'Сигнал' },
        { status: 'BREAKDOWN', name: 'Авария' },
        { status: 'REJECTED', name: 'Отхвърлен' },
        { status: 'CLOSED', name: 'Отхвърлен/Затворен' },
      ],
      priorities: [{ id: '1', name: 'Нисък' }],
    });
  });

  test('SG-2 a search of submitters sends the trimmed name and the page to the REST service', async () => {
    harness.service.on('/struma/submitters', json({ items: pairs([['Иван Петров', 41]]), totalCount: 1 }));
    const response = await ask(
      '{ submitters(filter: { name: " иван " }, page: { number: 1, size: 25 }) { totalCount items { id name } } }',
    );
    expect(response.body.data).toEqual({ submitters: { totalCount: 1, items: [{ id: '41', name: 'Иван Петров' }] } });
    expect(harness.service.received.at(-1)?.query.toString()).toBe(
      new URLSearchParams({ name: 'иван', page: '1', itemsPerPage: '25' }).toString(),
    );
  });
});

describe('AU-4 AU-8 session and environment', () => {
  const user = {
    name: 'Оператор Операторов',
    member_of: ['Оператор'],
    allowedActions: ['Оператор', 'Администратор', 'Друго'],
    allowedGroups: ['TestMainGroup'],
    isProduction: false,
    last_map_center_lat: 42.5,
    last_map_center_lng: 23.1,
    map_last_zoom: 12.5,
  };
  const session =
    '{ session { id name memberOf allowedActions allowedGroups isProduction access { operator activityLog errorsLog roles } lastMapView { center { latitude longitude } zoom } } }';

  test('the session has the data of the user, without unknown actions', async () => {
    harness.service.on('/api/Account/GetCurrentUserInfo', json(user));
    expect((await ask(session)).body.data?.session).toEqual({
      id: 'operator',
      name: 'Оператор Операторов',
      memberOf: ['Оператор'],
      allowedActions: ['OPERATOR', 'ADMINISTRATOR'],
      allowedGroups: ['TestMainGroup'],
      isProduction: false,
      access: { operator: true, activityLog: true, errorsLog: true, roles: true },
      lastMapView: { center: { latitude: 42.5, longitude: 23.1 }, zoom: 12.5 },
    });
  });

  test('AU-6 a user without an allowed action is refused', async () => {
    harness.service.on('/api/Account/GetCurrentUserInfo', json({ ...user, allowedActions: [] }));
    expect((await ask('{ session { name } }')).body.errors?.[0]).toMatchObject({
      message: 'Нямате приложени позволени действия към Вашата роля!',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('AU-5 the session counts as expired if the service returns no user', async () => {
    harness.service.on('/api/Account/GetCurrentUserInfo', json(null));
    expect((await ask('{ session { name } }')).body.errors?.[0]).toMatchObject({ message: 'Сесията Ви е изтекла.' });
  });

  test('RQ-5 SH-10 the environment has the service features without unknown ones, and the tools', async () => {
    harness.service.on('/api/account/IsProductionEnvironment', json(true));
    const response = await ask(
      '{ environment { title version isProduction requestTimeoutMinutes features tools { kind address } } }',
    );
    expect(response.body.data?.environment).toEqual({
      title: 'Struma',
      version: '1.0.0',
      isProduction: true,
      requestTimeoutMinutes: 10,
      features: ['IDEMPOTENCY', 'SUBMITTER_SEARCH'],
      tools: [{ kind: 'REPORTS', address: 'https://reports.example.bg/?at={lat},{lng}' }],
    });
  });
});
