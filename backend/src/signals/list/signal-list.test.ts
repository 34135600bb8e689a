import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { SignalRow } from './signal-row.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    update signal set channel = 'EMAIL' where id in (2, 3);
    update signal set channel = 'OPERATOR' where id = 4`);
});
afterAll(() => service.stop());

interface Page {
  items: { id: number }[];
  totalCount: number | null;
}

const read = async (query: string): Promise<Page> => {
  const response = await service.call(`/api/signal/GetSignalList?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
};
const readIds = async (query: string): Promise<number[]> => (await read(query)).items.map((row) => row.id);

describe('GetSignalList', () => {
  test('SG-1 SG-20 a row, read by GetSignalDetails, has all fields, with times in UTC and in Sofia', async () => {
    const response = await service.call('/api/signal/GetSignalDetails?signalId=1');
    const signal = (await response.json()) as object;
    expect(Object.keys(signal)).toEqual(Object.keys(SignalRow.properties));
    expect(signal).toMatchObject({
      id: 1,
      priority: { id: 1, nameBg: 'Нисък' },
      priorityObject: { id: 1, nameBg: 'Нисък' },
      status: { id: 1, nameBg: 'Сигнал' },
      statusObject: { id: 1, nameBg: 'Сигнал' },
      createdBySubmitter: { id: 1, name: 'Яна Ангелова' },
      createdBySubmitterId: 1,
      createdUtc: '2026-03-29 00:30:00',
      createdLocal: '2026-03-29 02:30:00',
      lastResponseUtc: null,
      lastResponseLocal: null,
      closedUtc: null,
      closedLocal: null,
      breakdown: null,
      breakdownId: null,
      userId: 'ana',
      latitude: 42.69,
      longitude: 23.32,
      title: 'Теч',
      message: '{"type":"doc","content":[]}',
      needsReply: true,
      channel: 'PORTAL',
      takenBy: null,
      responses: null,
      attachment: null,
    });
  });

  test('SG-1 returns the work card number of the breakdown, and respects clock changes in Sofia', async () => {
    const { items } = await read('sortBy=id');
    expect(items[1]).toMatchObject({ breakdown: { id: 1, workCardNo: 'РК-100' }, createdLocal: '2026-03-29 04:30:00' });
    expect(items[2]).toMatchObject({ createdLocal: '2026-10-25 03:30:00', closedLocal: '2026-10-27 10:00:00' });
    expect(items[3]).toMatchObject({ createdLocal: '2026-10-25 03:30:00' });
  });

  test('sorts by id in descending order by default', async () => expect(await readIds('')).toEqual([6, 5, 4, 3, 2, 1]));

  test.each([
    ['sortBy=id', [1, 2, 3, 4, 5, 6]],
    ['sortBy=createdUtc', [1, 2, 3, 4, 6, 5]],
    ['sortBy=createdUtc&sortDesc=true', [6, 5, 4, 3, 2, 1]],
    ['sortBy=status', [6, 2, 3, 4, 5, 1]],
    ['sortBy=status&sortDesc=true', [5, 1, 4, 3, 6, 2]],
    ['sortBy=priority', [6, 1, 4, 5, 2, 3]],
    ['sortBy=priority&sortDesc=true', [2, 5, 4, 6, 1, 3]],
    ['sortBy=createdBySubmitter', [4, 2, 5, 1, 6, 3]],
    ['sortBy=createdBySubmitter&sortDesc=true', [5, 1, 2, 4, 6, 3]],
    ['sortBy=breakdown', [5, 2, 6, 4, 3, 1]],
    ['sortBy=breakdown&sortDesc=true', [2, 5, 6, 4, 3, 1]],
    ['sortBy=lastResponseUtc', [2, 4, 3, 5, 6, 1]],
    ['sortBy=lastResponseUtc&sortDesc=true', [5, 3, 4, 2, 6, 1]],
    ['sortBy=closedUtc', [3, 4, 6, 5, 2, 1]],
    ['sortBy=closedUtc&sortDesc=true', [4, 3, 6, 5, 2, 1]],
    ['sortBy=status&sortBy=priority&sortDesc=false&sortDesc=true', [2, 6, 3, 4, 5, 1]],
    ['sortBy=priority&sortBy=createdUtc', [1, 6, 4, 5, 2, 3]],
    ['sortBy=closedUtc&sortBy=breakdown&sortDesc=true', [4, 3, 5, 2, 6, 1]],
    ['sortBy=id&sortBy=id&sortDesc=true', [6, 5, 4, 3, 2, 1]],
    ['sortBy=id&sortBy=createdBySubmitter&sortBy=createdBySubmitter', [1, 2, 3, 4, 5, 6]],
  ])('FI-6 sorts by %s: empty values last in both directions, equal ones by descending id', async (query, expected) => {
    expect(await readIds(query)).toEqual(expected);
  });

  test.each([
    ['createdUTCFrom=2026-03-29 01:30:00', [6, 5, 4, 3, 2]],
    ['createdUTCFrom=2026-03-29 01:30:01', [6, 5, 4, 3]],
    ['createdUTCTo=2026-03-29 01:30:00', [2, 1]],
    ['createdUTCTo=2026-03-29 01:29:59', [1]],
    ['createdUTCFrom=2026-10-25 00:30:00&createdUTCTo=2026-10-25 00:30:00', [3]],
    ['createdUTCFrom=2026-10-26 00:00:00&createdUTCTo=2026-10-25 00:00:00', []],
    ['closedUTCFrom=2026-10-27 08:00:00&closedUTCTo=2026-10-28 07:59:59', [3]],
    ['lastResponseUTCFrom=2026-10-26 10:00:00', [5, 3]],
    ['lastResponseUTCTo=2026-10-26 09:00:00', [4, 2]],
    ['statusId=1', [5, 1]],
    ['statusId=1&statusId=4', [5, 4, 1]],
    ['statusId=0', [6, 5, 4, 3, 2, 1]],
    ['statusId=', [6, 5, 4, 3, 2, 1]],
    ['statusId=9', []],
    ['statusId=2147483648', []],
    ['statusId=1&statusId=2147483648', [5, 1]],
    ['statusId=1&statusId=0', [5, 1]],
    ['priorityId=1&priorityId=2', [6, 4, 1]],
    ['UserId=1', [5, 1]],
    ['UserId=2&UserId=3', [4, 2]],
    ['userId=2', [6, 5, 4, 3, 2, 1]],
    ['UserId=2&userId=1', [2]],
    ['needsReply=true', [6, 5, 1]],
    ['needsReply=false', [4, 3, 2]],
    ['workCardNo=рк-1', [2]],
    ['workCardNo=PK-1', [2]],
    ['workCardNo=pk-1', [2]],
    ['workCardNo=PК-1', [2]],
    ['workCardNo=_5', [5]],
    ['workCardNo=%25', []],
    ['workCardNo=', [6, 5, 4, 3, 2, 1]],
    ['channel=EMAIL', [3, 2]],
    ['channel=EMAIL&channel=OPERATOR', [4, 3, 2]],
    ['hasBreakdown=true', [5, 2]],
    ['hasBreakdown=false', [6, 4, 3, 1]],
    ['statusId=2&needsReply=true&priorityId=1', [6]],
  ])('SG-2 filters by %s', async (query, expected) => {
    const page = await read(query);
    expect(page.items.map((row) => row.id)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  test('FI-8 pages of five rows: a full page, the rest, and empty pages with the right count', async () => {
    expect(await read('itemsPerPage=5')).toMatchObject({
      items: [{ id: 6 }, { id: 5 }, { id: 4 }, { id: 3 }, { id: 2 }],
      totalCount: 6,
    });
    expect(await read('itemsPerPage=5&page=2')).toMatchObject({ items: [{ id: 1 }], totalCount: 6 });
    expect(await read('itemsPerPage=5&page=3')).toEqual({ items: [], totalCount: 6 });
    expect(await read('itemsPerPage=100&page=2147483647')).toEqual({ items: [], totalCount: 6 });
  });

  test('a page can contain signals of several priorities, which are read one priority at a time', async () => {
    const query = 'sortBy=priority&itemsPerPage=5';
    expect([...(await readIds(query)), ...(await readIds(`${query}&page=2`))]).toEqual([6, 1, 4, 5, 2, 3]);
  });

  test('count=false omits the count, itemsPerPage=0 only counts', async () => {
    expect(await read('count=false&itemsPerPage=5')).toMatchObject({ totalCount: null, items: { length: 5 } });
    expect(await read('itemsPerPage=0&statusId=1')).toEqual({ items: [], totalCount: 2 });
  });

  test('counts again after each change', async () => {
    const counts = [];
    for (const title of ['a', 'b']) {
      counts.push((await read('statusId=3')).totalCount);
      await service.pool.query("insert into signal (title, message, status_id) values ($1, '', 3)", [title]);
    }
    counts.push((await read('statusId=3')).totalCount);
    await service.pool.query("delete from signal where title in ('a', 'b')");
    counts.push((await read('statusId=3')).totalCount);
    expect(counts).toEqual([1, 2, 3, 1]);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=9007199254740993',
    'itemsPerPage=7',
    'itemsPerPage=100000',
    'itemsPerPage=-5',
    'sortBy=title',
    'sortBy=id;drop table signal',
    `${'sortBy=id&'.repeat(9)}`,
    'sortDesc=maybe&sortBy=id',
    'statusId=abc',
    'statusId=-1',
    'statusId=9223372036854775808',
    'UserId=9223372036854775808',
    'needsReply=perhaps',
    'hasBreakdown=perhaps',
    'channel=FAX',
    'view=THEIRS',
    'createdUTCFrom=2026-02-30 00:00:00',
    'createdUTCFrom=2026-13-01 00:00:00',
    'createdUTCTo=2026-01-01 24:00:00',
    'createdUTCTo=2026-01-01',
    'closedUTCTo=yesterday',
    'workCardNo=%00',
    `workCardNo=${'a'.repeat(201)}`,
  ])('wrong input gets status 400 with a message: %s', async (query) => {
    const response = await service.call(`/api/signal/GetSignalList?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^Невалид/),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

describe('GetSignalDetails', () => {
  test.each([
    ['-1', 404],
    ['0', 404],
    ['999999', 404],
    ['9223372036854775808', 400],
    ['abc', 400],
    ['1.5', 400],
    ['', 400],
  ])('the response for signal %s has status %i', async (id, status) => {
    const response = await service.call(`/api/signal/GetSignalDetails?signalId=${id}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });
});
