import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { signalDocument, signalRow } from '../testing/signal.texts.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand, Reply } from '../testing/graphql.ts';

const list = '/api/signal/GetSignalList';
const details = '/api/signal/GetSignalDetails';
const responses = '/api/response/GetResponsesList';
const files = '/api/signal/getAttachmentsInfoBySignalId';

const bare = {
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

let stand: GraphqlStand;
let ask: (query: string, variables?: object) => Promise<Reply>;

beforeAll(async () => {
  stand = await startGraphqlStand();
  ask = stand.as(operator);
});
beforeEach(() => {
  stand.service.on(list, json({ items: [signalRow, bare], totalCount: 3000 }));
  stand.service.on(details, json(signalRow));
  stand.service.on(responses, json({ items: [response] }));
  stand.service.on(files, json([file]));
  stand.service.on('/struma/features', json(['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES', 'PARTIAL_PAGES']));
  stand.service.seen.length = 0;
  stand.logged.length = 0;
});
afterAll(() => stand.stop());

const asked = (path: string) => stand.service.seen.filter((seen) => seen.path === path.toLowerCase());
/** The order of parameters means nothing; the sort keeps the order of repeated ones. */
const sorted = (parameters: URLSearchParams): string => {
  parameters.sort();
  return parameters.toString();
};
const lastQuery = () => sorted(asked(list).at(-1)?.query ?? new URLSearchParams());
const query = (parameters: Record<string, string | string[]>): string => {
  const all = Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return sorted(new URLSearchParams(all));
};

describe('SG-1 the list', () => {
  test('GQ-5 has our words, one moment for two, and a document for a string', async () => {
    const answer = await ask(`{ signals { items {
      id title status statusName priority { id name } submitter { id name } userId location { latitude longitude } needsReply
      createdAt lastResponseAt closedAt breakdownId workCardNo message { document text } attachmentsUrl } } }`);
    expect(answer.body.errors).toBeUndefined();
    expect(answer.body.data?.signals).toEqual({
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

  test('the total is counted only if it is selected, and alone without rows', async () => {
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
    expect(asked(list)).toHaveLength(3);
  });

  test('SG-2 FI-8 every filter goes under its own name, moments in UTC, several values repeated', async () => {
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
    const answer = await ask(
      'query ($f: SignalFilter, $s: [SignalSort!]) { signals(filter: $f, sort: $s) { items { id } } }',
      { f: filter, s: sort },
    );
    expect(answer.body.errors).toBeUndefined();
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

  test('FI-8 what is absent, null, blank or an empty list is no condition', async () => {
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

  test('FI-5 FI-6 what cannot be is refused and costs no call', async () => {
    const refused = async (argumentsOf: string): Promise<unknown> => {
      const answer = await ask(`{ signals(${argumentsOf}) { totalCount } }`);
      return answer.body.errors?.[0]?.extensions.path;
    };
    expect(await refused('page: { number: 0, size: 10 }')).toEqual(['page', 'number']);
    expect(await refused('page: { number: -1, size: 10 }')).toEqual(['page', 'number']);
    expect(await refused('page: { number: 1, size: 7 }')).toEqual(['page', 'size']);
    expect(await refused('page: { number: 1, size: 100000 }')).toEqual(['page', 'size']);
    expect(await refused('filter: { created: { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" } }')).toEqual([
      'filter',
      'created',
    ]);
    expect(await refused(`filter: { workCardNo: "${'а'.repeat(201)}" }`)).toEqual(['filter', 'workCardNo']);
    expect(await refused(`sort: [${'{ field: ID, direction: ASC } '.repeat(9)}]`)).toEqual(['sort']);
    expect(stand.service.seen).toHaveLength(0);
  });

  test('ids that nobody can have fit no signal and cost no call; beside others they are left out', async () => {
    const answer = await ask(
      '{ signals(filter: { priorityIds: ["abc", "-1", "9223372036854775808"] }) { totalCount items { id } } }',
    );
    expect(answer.body.data).toEqual({ signals: { totalCount: 0, items: [] } });
    expect(stand.service.seen).toHaveLength(0);
    await ask('{ signals(filter: { priorityIds: ["abc", "2"] }) { items { id } } }');
    expect(asked(list)[0]?.query.getAll('priorityId')).toEqual(['2']);
  });
});

describe('SG-5 one signal', () => {
  test.each(['abc', '-1', '0', '9223372036854775808', ''])('%p is the id of none, and costs no call', async (id) => {
    const answer = await ask('query ($id: ID!) { signal(id: $id) { id } }', { id });
    expect(answer.body).toEqual({ data: { signal: null } });
    expect(stand.service.seen).toHaveLength(0);
  });

  test('an unknown one is null and no error', async () => {
    stand.service.on(details, json({ message: 'Няма такъв сигнал.' }, 404));
    expect((await ask('{ signal(id: 7) { id } }')).body).toEqual({ data: { signal: null } });
  });

  test('SG-11 SG-14 SG-21 the conversation and the files', async () => {
    const parts = 'id responseId fileName label contentType size createdAt url';
    const answer = await ask(`{ signal(id: 7) {
      responses { id signalId kind respondedAt senderEmail message { text } attachmentsCount attachments { ${parts} } }
      attachments { ${parts} } } }`);
    expect(answer.body.errors).toBeUndefined();
    const ownFile = {
      id: '90',
      responseId: null,
      fileName: 'снимка.jpg',
      label: 'снимка.jpg (25/10/2026)',
      contentType: 'image/jpeg',
      size: 5_000_000_000,
      createdAt: '2026-10-25T00:30:00+03:00',
      url: '/files/signals/7/attachments/1',
    };
    expect(answer.body.data?.signal).toEqual({
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

  test('SG-11 the signal shows although the list of files alone failed', async () => {
    stand.service.on(files, json({ message: 'Хранилището не отговаря.' }, 500));
    const answer = await ask('{ signal(id: 7) { id responses { id } attachments { id } } }');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ signal: { id: '7', responses: [{ id: '30' }], attachments: null } });
    expect(answer.body.errors).toMatchObject([
      { message: 'Хранилището не отговаря.', path: ['signal', 'attachments'], extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
  });
});
