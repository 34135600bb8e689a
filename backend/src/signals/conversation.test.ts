import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
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

  test('a signal without responses has an empty conversation; an unknown one is a 404', async () => {
    expect(await (await service.call('/api/response/GetResponsesList?signalId=2')).json()).toEqual({ items: [] });
    expect((await service.call('/api/response/GetResponsesList?signalId=99')).status).toBe(404);
    expect((await service.call('/api/response/GetResponsesList?signalId=abc')).status).toBe(400);
  });
});
