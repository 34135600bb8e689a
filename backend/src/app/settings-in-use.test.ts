import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    answerHours: 5,
    removesPhotoPositions: true,
    attachmentLimits: { reserveBytes: 0, maxBytes: 1024 * 1024 },
  });
  await service.pool.query(`
    insert into signal (title, message, needs_reply, created_at) values
      ('отпреди шест часа', '', true, now() - interval '6 hours'), ('отпреди четири часа', '', true, now() - interval '4 hours')`);
}, 60_000);
afterAll(() => service?.stop());

test('a signal is overdue after the configured hours, in the list and in the counts', async () => {
  const { items } = (await (await service.call('/api/signal/GetSignalList?view=OVERDUE')).json()) as {
    items: { title: string }[];
  };
  expect(items.map(({ title }) => title)).toEqual(['отпреди шест часа']);
  expect(await (await service.call('/struma/signals/views')).json()).toMatchObject({ WAITING: 2, OVERDUE: 1 });
});

test('the GPS position of a photograph is removed if so configured', async () => {
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0exif:GPSLatitude');
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  const photograph = Buffer.concat([start, Buffer.from([0xff, 0xe1, 0, xmp.length + 2]), xmp, end]);
  const body = new FormData();
  body.append('attachments', new Blob([photograph], { type: 'image/jpeg' }), 'теч.jpg');
  const answer = await service.call('/api/response/CreateResponse?signalId=1&message=a&fromClient=false', {
    method: 'POST',
    body,
  });
  const id = /\d+/.exec(await answer.text())?.[0];
  const file = await service.call(`/api/Attachment/DownloadAttachmentFile?responseId=${id}&attachmentOrderNumber=0`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.concat([start, end]));
});

test('SG-19 a file above the configured size is refused together with its message', async () => {
  const body = new FormData();
  body.append('attachments', new Blob([new Uint8Array(1024 * 1024 + 1)]), 'голям.bin');
  const answer = await service.call('/api/response/CreateResponse?signalId=2&message=a&fromClient=false', {
    method: 'POST',
    body,
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { message: 'Файлът е по-голям от разрешените 1 МБ.' },
  ]);
  expect((await service.pool.query('select from response where signal_id = 2')).rowCount).toBe(0);
});
