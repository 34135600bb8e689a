import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    update submitter set subject = 'subject-of-citizen' where id = 1;
    insert into response (signal_id, id, message, kind, sender_email, responded_at) values
      (1, 14, 'трето', 'OPERATOR', null, '2026-10-25T01:30:00Z'),
      (1, 12, 'първо', 'CLIENT', 'yana@example.org', '2026-10-25T00:15:00Z'),
      (1, 13, 'второ', 'CLIENT', null, '2026-10-25T00:30:00Z'),
      (1, 11, 'за колегите', 'INTERNAL_NOTE', null, '2026-10-25T00:40:00Z');
    insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256)
      values (1, 12, 0, 'a.png', 'image/png', 5, 'x'), (1, null, 0, 'own.png', 'image/png', 5, 'x')`);
});
afterAll(() => service.stop());

describe('GetResponsesList', () => {
  test('SG-11 SG-21 returns the conversation oldest first, with files and without notes', async () => {
    const response = await service.call('/api/response/GetResponsesList?signalId=1');
    expect(await response.json()).toMatchObject({
      items: [
        {
          id: 12,
          signalId: 1,
          message: 'първо',
          fromClient: true,
          senderEmail: 'yana@example.org',
          respondedUtc: '2026-10-25 00:15:00',
          respondedLocal: '2026-10-25 03:15:00',
          attachmentToResponses: [{ fileName: 'a.png', attachmentOrderNumber: 0 }],
        },
        { id: 13, respondedLocal: '2026-10-25 03:30:00', attachmentToResponses: [] },
        { id: 14, fromClient: false, senderEmail: null, respondedLocal: '2026-10-25 03:30:00' },
      ],
    });
  });

  test('a signal without responses has an empty conversation; an unknown signal gets status 404', async () => {
    expect(await (await service.call('/api/response/GetResponsesList?signalId=2')).json()).toEqual({ items: [] });
    expect((await service.call('/api/response/GetResponsesList?signalId=99')).status).toBe(404);
    expect((await service.call('/api/response/GetResponsesList?signalId=abc')).status).toBe(400);
  });
});

describe('the conversations of several signals', () => {
  const read = async (path: string, claims?: ReturnType<typeof personClaims>): Promise<unknown> => {
    const response = await service.call(path, claims && { claims });
    const { items } = (await response.json()) as { items: { signalId: number; items: { id: number }[] }[] };
    return items.map(({ signalId, items: rows }) => [signalId, rows.length]);
  };

  test('equal those that are read one by one; notes and unknown signals are left out', async () => {
    const all = await service.call('/struma/signals/responses?signalId=2&signalId=1&signalId=99&signalId=1');
    const one = await service.call('/api/response/GetResponsesList?signalId=1');
    const { items } = (await one.json()) as { items: object[] };
    expect(await all.json()).toEqual({
      items: [
        { signalId: 1, items },
        { signalId: 2, items: [] },
      ],
    });
    const files = await service.call('/struma/signals/attachments?signalId=1&signalId=2');
    const signalFiles = await (await service.call('/api/signal/getAttachmentsInfoBySignalId?signalId=1')).json();
    expect(await files.json()).toEqual({
      items: [
        { signalId: 1, items: signalFiles },
        { signalId: 2, items: [] },
      ],
    });
  });

  test('have at most `first` rows of each signal; an invalid query gets status 400', async () => {
    expect(await read('/struma/signals/responses?signalId=1&first=2')).toEqual([[1, 2]]);
    expect(await read('/struma/signals/attachments?signalId=1&first=0')).toEqual([[1, 0]]);
    expect(await read('/struma/signals/attachments?signalId=999999')).toEqual([]);
    for (const wrong of ['first=-1&signalId=1', 'first=101&signalId=1', 'signalId=a', 'first=1'])
      expect((await service.call(`/struma/signals/responses?${wrong}`)).status).toBe(400);
  });

  test('SG-3 contain only own signals if a citizen reads them', async () => {
    const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);
    for (const kind of ['responses', 'attachments'])
      expect(await read(`/struma/signals/${kind}?signalId=1&signalId=2`, citizen)).toEqual([
        [1, kind === 'responses' ? 3 : 1],
      ]);
  });
});
