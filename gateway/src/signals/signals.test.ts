import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { signalDocument, signalRow } from '../testing/signal.texts.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';

const list = '/api/signal/GetSignalList';
const details = '/api/signal/GetSignalDetails';
const responses = '/api/response/GetResponsesList';
const files = '/api/signal/getAttachmentsInfoBySignalId';

const minimalRow = {
  ...signalRow,
  id: 8,
  priority: null,
  createdBySubmitter: null,
  lastResponseUtc: null,
  lastResponseLocal: null,
  breakdown: null,
  breakdownId: null,
  latitude: null,
  message: 'Няма вода',
};
const file = {
  id: 90,
  responseId: null,
  attachmentOrderNumber: 1,
  fileName: 'снимка.jpg',
  createdOn: '2026-10-24 21:30:00',
  createdOnLocal: '2026-10-25 00:30:00',
  size: 5_000_000_000,
  contentType: 'image/jpeg',
};
const response = {
  id: 30,
  signalId: 7,
  message: JSON.stringify(signalDocument),
  fromClient: true,
  respondedUtc: '2026-10-25 01:30:00',
  respondedLocal: '2026-10-25 03:30:00',
  senderEmail: 'ivan@example.bg',
  attachmentToResponses: [{ ...file, id: 91, responseId: 30, attachmentOrderNumber: 0 }],
};

let harness: GraphqlHarness;
let ask: (query: string, variables?: object) => Promise<Reply>;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(operator);
});
beforeEach(() => {
  harness.service.on(list, json({ items: [signalRow, minimalRow], totalCount: 3000 }));
  harness.service.on(details, json(signalRow));
  harness.service.on(responses, json({ items: [response] }));
  harness.service.on(files, json([file]));
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES', 'PARTIAL_PAGES']));
  harness.service.received.length = 0;
  harness.logged.length = 0;
});
afterAll(() => harness.stop());

const requested = (path: string) => harness.service.received.filter((received) => received.path === path.toLowerCase());
/** Sorts parameters by name; repeated parameters keep their order. */
const sorted = (parameters: URLSearchParams): string => {
  parameters.sort();
  return parameters.toString();
};
const lastQuery = () => sorted(requested(list).at(-1)?.query ?? new URLSearchParams());
/** The sorted query string of a call of the list. RQ-4: each call has the id of the principal. */
const query = (parameters: Record<string, string | string[]>): string => {
  const all = Object.entries({ ...parameters, userId: 'operator' }).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return sorted(new URLSearchParams(all));
};

describe('SG-1 the list', () => {
  test('GQ-5 has the field names of the schema, one moment for UTC and local time, and a document for a text', async () => {
    const result = await ask(`{ signals { items {
      id title status statusName priority { id name } submitter { id name } userId location { latitude longitude } needsReply
      createdAt lastResponseAt closedAt breakdownId workCardNo message { document text } attachmentsUrl } } }`);
    expect(result.body.errors).toBeUndefined();
    expect(result.body.data?.signals).toEqual({
      items: [
        {
          id: '7',
          title: 'Теч',
          status: 'BREAKDOWN',
          statusName: 'Авария',
          priority: { id: '2', name: 'Нормален' },
          submitter: { id: '41', name: 'Иван Петров' },
          userId: null,
          location: { latitude: 42.7, longitude: 23.3 },
          needsReply: true,
          createdAt: '2026-10-25T03:30:00+03:00',
          lastResponseAt: '2026-10-25T03:30:00+02:00',
          closedAt: null,
          breakdownId: '5',
          workCardNo: 'РК-12',
          message: { document: signalDocument, text: 'Теч на улицата' },
          attachmentsUrl: '/files/signals/7/attachments.zip',
        },
        expect.objectContaining({
          id: '8',
          priority: null,
          submitter: null,
          location: null,
          lastResponseAt: null,
          breakdownId: null,
          workCardNo: null,
          message: expect.objectContaining({ text: 'Няма вода' }),
        }),
      ],
    });
  });

  test('SG-20 a citizen reads the account that created a signal only if it is the account of the citizen', async () => {
    const portal = await startGraphqlHarness();
    portal.service.on('/struma/features', json(['OWN_SIGNALS']));
    const own = { ...signalRow, id: 9, userId: 'operator' };
    portal.service.on(list, json({ items: [{ ...signalRow, userId: 'ivanova' }, own], totalCount: 2 }));
    const userIds = async (principal: typeof operator) =>
      (await portal.as(principal)('{ signals { items { userId } } }')).body.data?.signals;
    expect(await userIds({ ...operator, actions: ['USER'] })).toEqual({
      items: [{ userId: null }, { userId: 'operator' }],
    });
    expect(await userIds(operator)).toEqual({ items: [{ userId: 'ivanova' }, { userId: 'operator' }] });
    await portal.stop();
  });

  test('the total is counted only if it is selected; without rows in the selection, no rows are read', async () => {
    await ask('{ signals { items { id } } }');
    expect(lastQuery()).toBe(query({ page: '1', itemsPerPage: '10', count: 'false' }));
    const both = await ask(
      'query ($page: PageInput) { signals(page: $page) { ...P ...Q } } fragment P on SignalPage { all: totalCount } fragment Q on SignalPage { items { id } }',
      {
        page: { number: 4, size: 100 },
      },
    );
    expect(lastQuery()).toBe(query({ page: '4', itemsPerPage: '100' }));
    expect(both.body.data?.signals).toMatchObject({ all: 3000 });
    await ask('{ signals(page: { number: 4, size: 100 }) { totalCount } }');
    expect(lastQuery()).toBe(query({ page: '1', itemsPerPage: '0' }));
    expect(requested(list)).toHaveLength(3);
  });

  test('SG-2 FI-8 every filter has its parameter, moments are UTC, several values are repeated', async () => {
    const filter = {
      created: { from: '2026-10-25T03:30:00+03:00', to: '2026-10-25T03:30:00+02:00' },
      closed: { from: '2026-01-01T00:00:00Z' },
      lastResponse: { to: '2026-01-01T00:00:00Z' },
      statuses: ['SIGNAL', 'CLOSED', 'SIGNAL'],
      priorityIds: ['2', '4'],
      submitterIds: '41',
      needsReply: false,
      workCardNo: ' РК-1 ',
    };
    const sort = [
      { field: 'WORK_CARD_NO', direction: 'DESC' },
      { field: 'CREATED_AT', direction: 'ASC' },
    ];
    const result = await ask(
      'query ($f: SignalFilter, $s: [SignalSort!]) { signals(filter: $f, sort: $s) { items { id } } }',
      { f: filter, s: sort },
    );
    expect(result.body.errors).toBeUndefined();
    expect(lastQuery()).toBe(
      query({
        createdUTCFrom: '2026-10-25 00:30:00',
        createdUTCTo: '2026-10-25 01:30:00',
        closedUTCFrom: '2026-01-01 00:00:00',
        lastResponseUTCTo: '2026-01-01 00:00:00',
        statusId: ['1', '4'],
        priorityId: ['2', '4'],
        UserId: '41',
        needsReply: 'false',
        workCardNo: 'РК-1',
        sortBy: ['breakdown', 'createdUtc'],
        sortDesc: ['true', 'false'],
        page: '1',
        itemsPerPage: '10',
        count: 'false',
      }),
    );
  });

  test('FI-8 absent, null, blank and empty values are no condition', async () => {
    const empty = {
      created: {},
      closed: null,
      statuses: [],
      priorityIds: [],
      submitterIds: null,
      needsReply: null,
      workCardNo: '  ',
    };
    await ask('query ($f: SignalFilter) { signals(filter: $f) { items { id } } }', { f: empty });
    expect(lastQuery()).toBe(query({ page: '1', itemsPerPage: '10', count: 'false' }));
  });

  test('FI-5 FI-6 invalid pages, filters and sort keys are refused without a call', async () => {
    const refused = async (listArguments: string): Promise<unknown> => {
      const result = await ask(`{ signals(${listArguments}) { totalCount } }`);
      return result.body.errors?.[0]?.extensions.path;
    };
    expect(await refused('page: { number: 0, size: 10 }')).toEqual(['page', 'number']);
    expect(await refused('page: { number: -1, size: 10 }')).toEqual(['page', 'number']);
    expect(await refused('page: { number: 1, size: 7 }')).toEqual(['page', 'size']);
    expect(await refused('page: { number: 1, size: 100000 }')).toEqual(['page', 'size']);
    const wide = await ask('{ signals(page: { number: 1, size: 9000 }) { items { id title createdAt } } }');
    expect(wide.body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      path: ['page', 'size'],
    });
    expect(await refused('filter: { created: { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" } }')).toEqual([
      'filter',
      'created',
    ]);
    expect(await refused(`filter: { workCardNo: "${'а'.repeat(201)}" }`)).toEqual(['filter', 'workCardNo']);
    expect(await refused(`sort: [${'{ field: ID, direction: ASC } '.repeat(9)}]`)).toEqual(['sort']);
    expect(harness.service.received).toHaveLength(0);
  });

  test('ids that no record can have match nothing without a call, and are omitted from a list with other ids', async () => {
    const result = await ask(
      '{ signals(filter: { priorityIds: ["abc", "-1", "9223372036854775808"] }) { totalCount items { id } } }',
    );
    expect(result.body.data).toEqual({ signals: { totalCount: 0, items: [] } });
    expect(harness.service.received).toHaveLength(0);
    await ask('{ signals(filter: { priorityIds: ["abc", "2"] }) { items { id } } }');
    expect(requested(list)[0]?.query.getAll('priorityId')).toEqual(['2']);
  });
});

describe('SG-5 one signal', () => {
  test.each(['abc', '-1', '0', '9223372036854775808', ''])('with the id %p is null without a call', async (id) => {
    const result = await ask('query ($id: ID!) { signal(id: $id) { id } }', { id });
    expect(result.body).toEqual({ data: { signal: null } });
    expect(harness.service.received).toHaveLength(0);
  });

  test('with an unknown id is null without an error', async () => {
    harness.service.on(details, json({ message: 'Няма такъв сигнал.' }, 404));
    expect((await ask('{ signal(id: 7) { id } }')).body).toEqual({ data: { signal: null } });
  });

  test('SH-1 SG-11 SG-14 SG-21 has a conversation and files', async () => {
    const parts = 'id responseId fileName label contentType size createdAt url';
    const result = await ask(`{ signal(id: 7) {
      responses { id signalId kind respondedAt senderEmail message { text } attachmentsCount attachments { ${parts} } }
      attachments { ${parts} } } }`);
    expect(result.body.errors).toBeUndefined();
    const ownFile = {
      id: '90',
      responseId: null,
      fileName: 'снимка.jpg',
      label: 'снимка.jpg (2026-10-25 00:30:00)',
      contentType: 'image/jpeg',
      size: 5_000_000_000,
      createdAt: '2026-10-25T00:30:00+03:00',
      url: '/files/signals/7/attachments/1',
    };
    expect(result.body.data?.signal).toEqual({
      responses: [
        {
          id: '30',
          signalId: '7',
          kind: 'CLIENT',
          respondedAt: '2026-10-25T03:30:00+02:00',
          senderEmail: 'ivan@example.bg',
          message: { text: 'Теч на улицата' },
          attachmentsCount: 1,
          attachments: [{ ...ownFile, id: '91', responseId: '30', url: '/files/responses/30/attachments/0' }],
        },
      ],
      attachments: [ownFile],
    });
  });

  test('SG-11 is returned although reading its files failed', async () => {
    harness.service.on(files, json({ message: 'Хранилището не отговаря.' }, 500));
    const result = await ask('{ signal(id: 7) { id responses { id } attachments { id } } }');
    expect(result.status).toBe(200);
    expect(result.body.data).toEqual({ signal: { id: '7', responses: [{ id: '30' }], attachments: null } });
    expect(result.body.errors).toMatchObject([
      { message: 'Хранилището не отговаря.', path: ['signal', 'attachments'], extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
  });
});
