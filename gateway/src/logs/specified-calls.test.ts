import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const administrator = { ...operator, actions: ['ADMINISTRATOR' as const] };
const traceId = 'ab'.repeat(16);
const exceptions = '/api/Logs/GetExceptionLogsList';

describe('RQ-5 a service with only the specified calls', () => {
  let plain: GraphqlHarness;
  beforeAll(async () => {
    plain = await startGraphqlHarness();
  });
  afterAll(() => plain.stop());

  test('LG-2 receives the range of time as parts of the local time in Sofia', async () => {
    plain.service.on(exceptions, json({ items: [], totalCount: 0 }));
    await plain.as(administrator)(`{ exceptions(filter: { created:
      { from: "2026-10-25T00:30:00Z", to: "2026-11-01T21:59:00Z" } }) { totalCount } }`);
    expect(Object.fromEntries(plain.service.received.at(-1)?.query ?? [])).toEqual({
      fromTime: '03:30',
      fromDay: '25',
      fromMonth: '10',
      fromYear: '2026',
      toTime: '23:59',
      toDay: '1',
      toMonth: '11',
      toYear: '2026',
      page: '1',
      itemsPerPage: '5',
    });
  });

  test('LG-1 LG-3 rows with only the specified fields are read; the other fields are null', async () => {
    const exception = { dateCreated: '2024-02-29 10:00:30', message: 'deadlock', stacktrace: 'Error', traceId };
    plain.service.on(exceptions, json({ items: [exception], totalCount: 1 }));
    const entry = {
      id: 2,
      errorMessage: 'Ред 5: липсва номер',
      modulName: 'Import',
      procedureName: 'ReadRow',
      createdOn: '2026-10-25 01:30:00',
      importFileId: 7,
    };
    plain.service.on('/api/Logs/GetLogsList', json({ items: [entry], totalCount: 1 }));
    const { body } = await plain.as(administrator)(`{
      exceptions { items { id createdAt username traceId } }
      logEntries { items { createdAt signalId traceId } } }`);
    expect(body).toEqual({
      data: {
        exceptions: {
          items: [
            {
              id: `2024-02-29 10:00:30 ${traceId}`,
              createdAt: '2024-02-29T12:00:30+02:00',
              username: null,
              traceId,
            },
          ],
        },
        logEntries: { items: [{ createdAt: '2026-10-25T03:30:00+02:00', signalId: null, traceId: null }] },
      },
    });
  });

  test.each([
    '{ exception(id: 1) { id } }',
    '{ exceptions { items { call { path } } } }',
    '{ exceptions(filter: { traceId: "x" }) { totalCount } }',
    '{ exceptions(filter: { message: "x" }) { totalCount } }',
    '{ logEntries(filter: { traceId: "x" }) { totalCount } }',
    '{ activities { totalCount } }',
    '{ recordHistory(entity: SIGNAL, recordId: "7") { totalCount } }',
  ])('%s is UNSUPPORTED', async (query) => {
    const { body } = await plain.as(administrator)(query);
    expect(body.errors?.[0]?.extensions.code).toBe('UNSUPPORTED');
  });
});
