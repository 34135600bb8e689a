import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';

const administrator = {
  ...operator,
  subject: 'admin',
  actions: ['ADMINISTRATOR' as const],
  groups: ['TestDummyGroup'],
};
const traceId = 'ab'.repeat(16);
const [logs, exceptions, activities, detail, history] = [
  '/api/Logs/GetLogsList',
  '/api/Logs/GetExceptionLogsList',
  '/api/Logs/GetActivityLogsList',
  '/struma/logs/exceptions/detail',
  '/struma/history',
] as const;

const logRow = {
  id: 2,
  errorMessage: 'Ред 5: липсва номер',
  modulName: 'Import',
  procedureName: 'ReadRow',
  createdOn: '2026-10-25 01:30:00',
  createdOnLocal: '2026-10-25 03:30:00',
  importFileId: 7,
  signalId: 3,
  traceId,
};
const exceptionRow = {
  id: 4,
  dateCreated: '2024-02-29 10:00:30',
  dateCreatedLocal: '2024-02-29 12:00:30',
  username: 'Ана',
  message: 'deadlock detected',
  stacktrace: 'Error: deadlock detected\n at x',
  traceId,
};
const activityRow = {
  id: 9,
  createdOn: '2026-01-01 10:00:00',
  createdOnLocal: '2026-01-01 12:00:00',
  username: 'Ана',
  userId: 'ana',
  action: 'UPDATE',
  entity: 'nomenclatureItem',
  entityId: '2.4',
  recordName: 'Друга',
  signalId: null,
  hasRecord: false,
  field: 'isActive',
  oldValue: 'true',
  newValue: '',
  traceId,
};

let harness: GraphqlHarness;
let ask: (query: string, variables?: object) => Promise<Reply>;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(administrator);
});
beforeEach(() => {
  harness.service.on(
    '/struma/features',
    json(['LOG_TOOLS', 'RECORD_HISTORY', 'PARTIAL_PAGES', 'MULTIPLE_FILTER_VALUES']),
  );
  harness.service.on(logs, json({ items: [logRow], totalCount: 12 }));
  harness.service.on(exceptions, json({ items: [exceptionRow], totalCount: 12 }));
  harness.service.on(activities, json({ items: [activityRow], totalCount: 12 }));
  harness.service.on(history, json({ items: [activityRow], totalCount: 12 }));
  harness.service.on(
    detail,
    json({ ...exceptionRow, userId: 'ana', method: 'POST', path: '/api/x', statement: 'update "signal" set "a" = $1' }),
  );
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const lastQuery = (path: string) =>
  Object.fromEntries(harness.service.received.findLast((one) => one.path === path.toLowerCase())?.query ?? []);

describe('the import log', () => {
  test('LG-1 LG-4 has the field names of the schema; the fixed parameter userId=50 is always sent', async () => {
    const { body } = await ask(`{ logEntries { totalCount items {
      id errorMessage moduleName procedureName createdAt importFileId signalId traceId } } }`);
    expect(body).toEqual({
      data: {
        logEntries: {
          totalCount: 12,
          items: [
            {
              id: '2',
              errorMessage: 'Ред 5: липсва номер',
              moduleName: 'Import',
              procedureName: 'ReadRow',
              createdAt: '2026-10-25T03:30:00+02:00',
              importFileId: '7',
              signalId: '3',
              traceId,
            },
          ],
        },
      },
    });
    expect(lastQuery(logs)).toEqual({ userId: '50', page: '1', itemsPerPage: '10' });
  });

  test('LG-1 the filter and the sort keys are sent under their REST names', async () => {
    await ask(`{ logEntries(
      filter: { ids: "2", errorMessage: "ред", moduleName: "imp", procedureName: "read", importFileIds: "7",
        created: { from: "2026-10-25T03:30:00+03:00", to: "2026-10-25T03:30:00+02:00" }, traceId: "${traceId}" }
      sort: { field: MODULE_NAME, direction: DESC }, page: { number: 3, size: 50 }) { items { id } } }`);
    expect(lastQuery(logs)).toEqual({
      userId: '50',
      id: '2',
      errorMessage: 'ред',
      modulName: 'imp',
      procedureName: 'read',
      importFileId: '7',
      createdOnFrom: '2026-10-25 00:30:00',
      createdOnTo: '2026-10-25 01:30:00',
      traceId,
      sortBy: 'modulName',
      sortDesc: 'true',
      page: '3',
      itemsPerPage: '50',
      count: 'false',
    });
  });

  test('LG-1 an id that no entry can have finds nothing, without a call', async () => {
    const { body } = await ask('{ logEntries(filter: { ids: "x" }) { totalCount items { id } } }');
    expect(body.data).toEqual({ logEntries: { totalCount: 0, items: [] } });
    expect(lastQuery(logs)).toEqual({});
  });
});

describe('exceptions', () => {
  test('LG-2 the range of time is sent as UTC moments', async () => {
    await ask(`{ exceptions(filter: { username: "ана", message: "dead", traceId: "${traceId}",
      created: { from: "2024-02-29T00:00:00+02:00", to: "2024-02-29T23:59:00+02:00" } }) { totalCount } }`);
    expect(lastQuery(exceptions)).toMatchObject({
      username: 'ана',
      message: 'dead',
      traceId,
      dateCreatedFrom: '2024-02-28 22:00:00',
      dateCreatedTo: '2024-02-29 21:59:00',
    });
  });

  const askRange = (from: string, to: string) =>
    ask('query ($range: DateTimeRange) { exceptions(filter: { created: $range }) { totalCount } }', {
      range: { from, to },
    });
  test.each([
    ['hour 25', '2026-01-01T25:00:00+02:00', '2026-01-02T00:00:00+02:00'],
    ['day 32', '2026-01-32T00:00:00+02:00', '2026-02-02T00:00:00+02:00'],
    ['29 February of a common year', '2023-02-29T00:00:00+02:00', '2023-03-02T00:00:00+02:00'],
    ['from after to', '2026-01-02T00:00:00+02:00', '2026-01-01T00:00:00+02:00'],
  ])('LG-2 %s is BAD_USER_INPUT without a call', async (_what, from, to) => {
    const { body } = await askRange(from, to);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(lastQuery(exceptions)).toEqual({});
  });

  test('LG-2 29 February of a leap year is accepted', async () => {
    expect((await askRange('2024-02-29T00:00:00+02:00', '2024-02-29T23:59:00+02:00')).body.errors).toBeUndefined();
  });

  test('LG-3 one exception has the failed request and its statement, and is read by one REST call', async () => {
    const { body } = await ask(
      '{ exception(id: 4) { id createdAt username message stacktrace traceId call { userId method path statement } } }',
    );
    expect(body.data).toEqual({
      exception: {
        id: '4',
        createdAt: '2024-02-29T12:00:30+02:00',
        username: 'Ана',
        message: 'deadlock detected',
        stacktrace: 'Error: deadlock detected\n at x',
        traceId,
        call: { userId: 'ana', method: 'POST', path: '/api/x', statement: 'update "signal" set "a" = $1' },
      },
    });
    expect(harness.service.received.filter(({ path }) => path === detail)).toHaveLength(1);
  });

  test('LG-3 an unknown exception is null', async () => {
    harness.service.on(detail, plainText('Няма такава грешка.', 404));
    expect((await ask('{ a: exception(id: 5) { id } b: exception(id: "x") { id } }')).body).toEqual({
      data: { a: null, b: null },
    });
  });
});

describe('activities', () => {
  test('LG-5 an activity has its user, moment, action, both values and trace id; its record may be deleted', async () => {
    const { body } = await ask(`{ activities { items { id createdAt username userId action entity recordId recordName
      signalId hasRecord field oldValue newValue traceId } } }`);
    expect(body.data).toEqual({
      activities: {
        items: [
          {
            id: '9',
            createdAt: '2026-01-01T12:00:00+02:00',
            username: 'Ана',
            userId: 'ana',
            action: 'UPDATE',
            entity: 'NOMENCLATURE_ITEM',
            recordId: '2.4',
            recordName: 'Друга',
            signalId: null,
            hasRecord: false,
            field: 'isActive',
            oldValue: 'true',
            newValue: '',
            traceId,
          },
        ],
      },
    });
  });

  test('LG-5 an action or a kind of record that the schema lacks is null', async () => {
    harness.service.on(activities, json({ items: [{ ...activityRow, action: 'X', entity: 'valve' }], totalCount: 1 }));
    const { body } = await ask('{ activities { items { action entity recordId } } }');
    expect(body.data).toEqual({ activities: { items: [{ action: null, entity: null, recordId: '2.4' }] } });
  });

  test('LG-5 the filter is sent under its REST names', async () => {
    await ask(`{ activities(filter: { username: "ана", entities: [SIGNAL, NOMENCLATURE_ITEM], recordId: "2.4",
      field: "isActive", traceId: "${traceId}" }, sort: { field: CREATED_AT, direction: ASC }) { totalCount } }`);
    const { received } = harness.service;
    expect(received.findLast(({ path }) => path === activities.toLowerCase())?.query.getAll('entity')).toEqual([
      'signal',
      'nomenclatureItem',
    ]);
    expect(lastQuery(activities)).toMatchObject({
      username: 'ана',
      entityId: '2.4',
      field: 'isActive',
      traceId,
      sortBy: 'createdOn',
      sortDesc: 'false',
    });
  });

  test('LG-5 the history of a record is a page of activities; operators may read the history too', async () => {
    const query = '{ recordHistory(entity: SIGNAL, recordId: "7", page: { number: 2, size: 25 }) { items { id } } }';
    const { body } = await harness.as(operator)(query);
    expect(body.data).toEqual({ recordHistory: { items: [{ id: '9' }] } });
    expect(lastQuery(history)).toEqual({
      entity: 'signal',
      entityId: '7',
      page: '2',
      itemsPerPage: '25',
      count: 'false',
    });
  });
});
