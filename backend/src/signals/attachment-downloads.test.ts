import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  const form = new FormData();
  form.append('signalId', '1');
  form.append('message', 'Вижте файловете');
  form.append('attachments', new File(['първи'], 'акт "1".pdf', { type: 'application/pdf' }));
  form.append('attachments', new File(['<script>'], 'акт "1".pdf', { type: 'text/html' }));
  await service.call('/api/response/CreateResponse', { method: 'POST', body: form });
  // The signal's own file has the content of the reply's first file.
  await service.pool.query(`
    insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256, created_at)
    select 1, null, 0, '../СНИМКА.pdf', content_type, size, sha256, '2026-07-01T21:30:00Z' from attachment where order_number = 0`);
});
afterAll(() => service.stop());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the REST service, for attachments', () => {
  test("SG-14 SG-21 lists the files of the signal's own message", async () => {
    const response = await service.call('/api/signal/getAttachmentsInfoBySignalId?signalId=1');
    expect(await response.json()).toEqual([
      {
        id: 3,
        responseId: null,
        attachmentOrderNumber: 0,
        fileName: '../СНИМКА.pdf',
        createdOn: '2026-07-01 21:30:00',
        createdOnLocal: '2026-07-02 00:30:00',
        size: 10,
        contentType: 'application/pdf',
      },
    ]);
    expect(await (await service.call('/api/signal/getAttachmentsInfoBySignalId?signalId=2')).json()).toEqual([]);
    expect((await service.call('/api/signal/getAttachmentsInfoBySignalId?signalId=99')).status).toBe(404);
  });

  test('SG-11 sends a file of a reply under its name; browsers save it and do not display it', async () => {
    const response = await service.call('/api/Attachment/DownloadAttachmentFile/?responseId=1&attachmentOrderNumber=0');
    expect(await response.text()).toBe('първи');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': `attachment; filename="___ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('акт "1".pdf')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      etag: `"${sha256('първи')}"`,
    });
  });

  test('sends an HTML file as binary data', async () => {
    const response = await service.call('/api/Attachment/DownloadAttachmentFile?responseId=1&attachmentOrderNumber=1');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('SG-14 sends a file of the signal itself', async () => {
    const response = await service.call(
      '/api/Attachment/DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=0',
    );
    expect(await response.text()).toBe('първи');
  });

  test('responds with 304 only to users who may read the file', async () => {
    const path = '/api/Attachment/DownloadAttachmentFile?responseId=1&attachmentOrderNumber=0';
    const headers = { 'if-none-match': `"${sha256('първи')}"` };
    const unchanged = await service.call(path, { headers });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect((await service.call(path, { headers, claims: { groups: [] } })).status).toBe(403);
    expect((await fetch(service.url + path, { headers })).status).toBe(401);
  });

  test.each([
    ['DownloadAttachmentFile?responseId=1&attachmentOrderNumber=2', 404],
    ['DownloadAttachmentFile?responseId=1&attachmentOrderNumber=-1', 404],
    ['DownloadAttachmentFile?responseId=1&attachmentOrderNumber=99999', 404],
    ['DownloadAttachmentFile?responseId=99&attachmentOrderNumber=0', 404],
    ['DownloadAttachmentFile?responseId=9223372036854775808&attachmentOrderNumber=0', 400],
    ['DownloadAttachmentFile?responseId=1', 400],
    ['DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=1', 404],
    ['DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=-1', 404],
    ['DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=99999', 404],
    ['DownloadAttachmentFileBySignalId?signalId=abc&attachmentOrderNumber=0', 400],
    ['DownloadAllAttachmentsBySignalId?signalId=2', 404],
    ['DownloadAllAttachmentsBySignalId?signalId=-1', 404],
  ])('%s responds with %i and an error message', async (path, status) => {
    const response = await service.call(`/api/Attachment/${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ message: expect.any(String), traceId: expect.any(String) });
  });

  test('SG-14 sends all files in one archive, under unique names without paths', async () => {
    const response = await service.call('/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('signal-1.zip');
    expect(entriesOf(Buffer.from(await response.arrayBuffer()))).toEqual([
      { name: 'СНИМКА.pdf', content: 'първи' },
      { name: 'акт _1_.pdf', content: 'първи' },
      { name: 'акт _1_ (2).pdf', content: '<script>' },
    ]);
  });

  test('responds with status 500 and a trace id if the content of a file is not stored', async () => {
    await service.pool.query(
      `insert into attachment (signal_id, order_number, file_name, content_type, size, sha256) values (2, 0, 'x', 'text/plain', 1, $1)`,
      ['0'.repeat(64)],
    );
    const response = await service.call(
      '/api/Attachment/DownloadAttachmentFileBySignalId?signalId=2&attachmentOrderNumber=0',
    );
    expect(response.status).toBe(500);
    const { message, traceId } = (await response.json()) as { message: string; traceId: string };
    expect(message).toBe('Грешка');
    const { rows } = await eventually(
      () => service.pool.query('select username from exception_log where trace_id = $1', [traceId]),
      ({ rowCount }) => rowCount === 1,
    );
    expect(rows).toEqual([{ username: 'operator' }]);
  });
});

/** Reads the archive by its central directory, as unzip does; the entries are stored, not compressed. */
const entriesOf = (zip: Buffer): { name: string; content: string }[] => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
    return { name, content: zip.subarray(start, start + size).toString() };
  });
};
