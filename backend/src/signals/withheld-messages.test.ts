import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

// Signal 1 had submitter 1. An operator corrects it to submitter 2, who has an account.
let service: TestService;
const next = personClaims('next', ['Потребител'], ['TestMainGroup']);
const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);
let early: number;
let late: number;

const respond = async (text: string, claims = operator): Promise<number> => {
  const form = new FormData();
  form.append('signalId', '1');
  form.append('message', text);
  form.append('fromClient', String(claims === next));
  form.append('attachments', new File([`файл ${text}`], `${text}.txt`));
  const answer = await service.call('/api/response/CreateResponse', { method: 'POST', body: form, claims });
  return Number(/\((\d+)\)/.exec(await answer.text())?.[1]);
};

const call = (path: string, claims = next) => service.call(path, { claims });
const textOf = async (path: string, claims = next): Promise<string> => (await call(path, claims)).text();
const statusOf = async (path: string, claims = next): Promise<number> => (await call(path, claims)).status;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    update submitter set subject = 'subject-of-next' where id = 2;
    update signal set title = 'Теч пред вход А', message = 'тайната на предишния' where id = 1;
    insert into response (signal_id, message, kind) values (1, 'бележка', 'INTERNAL_NOTE')`);
  early = await respond('ранен');
  await service.pool.query(`
    insert into attachment (signal_id, response_id, order_number, file_name, content_type, size, sha256)
    select 1, null, 0, 'снимка.txt', content_type, size, sha256 from attachment where response_id = ${early}`);
  const corrected = await service.call('/struma/signals/correct', {
    method: 'POST',
    claims: operator,
    body: JSON.stringify({ signalId: 1, submitterId: 2, expectedSubmitterId: 1 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(corrected.status).toBe(200);
});
afterAll(() => service.stop());

describe('SG-3 SG-5 the person to whom the submitter of a signal is corrected', () => {
  test('sees number, title and place, but neither the first message nor the time of the last one', async () => {
    const { id, title, message, latitude, lastResponseUtc, hasWithheldMessages, hasNewReply } = JSON.parse(
      await textOf('/api/signal/GetSignalDetails?signalId=1'),
    ) as Record<string, unknown>;
    expect({ id, title, message, latitude, lastResponseUtc, hasWithheldMessages, hasNewReply }).toEqual({
      id: 1,
      title: 'Теч пред вход А',
      message: '{"type":"doc","content":[{"type":"paragraph"}]}',
      latitude: 42.69,
      lastResponseUtc: null,
      hasWithheldMessages: true,
      hasNewReply: false,
    });
    expect(JSON.parse(await textOf('/api/signal/GetSignalDetails?signalId=1', operator))).toMatchObject({
      message: 'тайната на предишния',
      hasWithheldMessages: true,
    });
  });

  test('reads no earlier message or file, by any path', async () => {
    for (const path of [
      '/api/signal/GetSignalList?itemsPerPage=100',
      '/api/signal/GetSignalDetails?signalId=1',
      '/api/response/GetResponsesList?signalId=1',
      '/api/signal/getAttachmentsInfoBySignalId?signalId=1',
      '/struma/signals/responses?signalId=1',
      '/struma/signals/attachments?signalId=1',
      '/struma/signals/export',
      '/struma/signals/place?latitude=42.69&longitude=23.32',
    ])
      expect([path, /тайната|ранен|снимка/.exec(await textOf(path))]).toEqual([path, null]);
    for (const path of [
      `/api/Attachment/DownloadAttachmentFile?responseId=${early}&attachmentOrderNumber=0`,
      '/api/Attachment/DownloadAttachmentFileBySignalId?signalId=1&attachmentOrderNumber=0',
      '/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1',
    ])
      expect([path, await statusOf(path), await statusOf(path, operator)]).toEqual([path, 404, 200]);
  });

  test('does not find the signal by the words of an earlier message; operators do', async () => {
    const find = async (words: string, claims = next): Promise<number> =>
      (
        JSON.parse(await textOf(`/api/signal/GetSignalList?words=${words}`, claims)) as {
          totalCount: number;
        }
      ).totalCount;
    expect([await find('тайната'), await find('ранен')]).toEqual([0, 0]);
    expect([await find('тайната', operator), await find('ранен', operator)]).toEqual([1, 1]);
  });

  test('does not find the signal by the moment of an earlier message; operators do', async () => {
    const path = '/api/signal/GetSignalList?id=1&lastResponseUTCFrom=2000-01-01+00:00:00';
    expect(JSON.parse(await textOf(path))).toMatchObject({ totalCount: 0 });
    expect(JSON.parse(await textOf(path, operator))).toMatchObject({ totalCount: 1 });
  });

  test('does not see since when an earlier message waits; operators do', async () => {
    await service.pool.query('update signal set needs_reply = true where id = 1');
    const path = '/api/signal/GetSignalDetails?signalId=1';
    expect(JSON.parse(await textOf(path))).toMatchObject({ waitsSinceUtc: null });
    expect(JSON.parse(await textOf(path, operator))).toMatchObject({ waitsSinceUtc: expect.any(String) });
    await service.pool.query('update signal set needs_reply = false where id = 1');
  });

  test('reads and finds the messages that follow, and replies to them', async () => {
    const write = (expectedLastResponseId: number) =>
      service.call(
        `/api/response/CreateResponse?signalId=1&message=мой&fromClient=true&expectedLastResponseId=${expectedLastResponseId}`,
        { method: 'POST', claims: next },
      );
    expect((await write(0)).status).toBe(200);
    late = await respond('късен');
    expect((await write(early)).status).toBe(412);
    const responses = await textOf('/api/response/GetResponsesList?signalId=1');
    expect(responses).toContain('късен.txt');
    expect(responses).not.toContain('ранен');
    expect(JSON.parse(await textOf('/struma/signals/responses?signalId=1&first=1'))).toMatchObject({
      items: [{ items: [{ message: expect.stringContaining('мой') }] }],
    });
    const file = `/api/Attachment/DownloadAttachmentFile?responseId=${late}&attachmentOrderNumber=0`;
    expect(await textOf(file)).toBe('файл късен');
    expect(await statusOf('/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1')).toBe(200);
    expect(await textOf('/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1')).not.toContain('файл ранен');
    expect(JSON.parse(await textOf('/api/signal/GetSignalList?words=късен'))).toMatchObject({ totalCount: 1 });
    expect(JSON.parse(await textOf('/api/signal/GetSignalDetails?signalId=1'))).toMatchObject({
      lastResponseUtc: expect.any(String),
      hasNewReply: true,
    });
  });

  test('sees all messages if the signal had no submitter before, but not those of an earlier one', async () => {
    const correct = async (signalId: number, submitterId: number | null, expectedSubmitterId: number | null) => {
      const { status } = await service.call('/struma/signals/correct', {
        method: 'POST',
        claims: operator,
        body: JSON.stringify({ signalId, submitterId, expectedSubmitterId }),
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(200);
    };
    await service.pool.query(`update signal set submitter_id = case id when 2 then null else 1 end where id in (2, 3)`);
    await correct(2, 2, null);
    await correct(3, null, 1);
    await correct(3, 2, null);
    const signalSeen = async (id: number): Promise<unknown> =>
      JSON.parse(await textOf(`/api/signal/GetSignalDetails?signalId=${id}`));
    expect(await signalSeen(2)).toMatchObject({ hasWithheldMessages: false });
    expect(await signalSeen(3)).toMatchObject({ hasWithheldMessages: true });
  });

  test('receives no event from before the correction', async () => {
    const { rows } = await service.pool.query<{ kind: string }>(
      `select kind from signal_event where signal_id = 1 and owner = 'subject-of-next' order by id`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['EDITED', 'RESPONDED', 'RESPONDED']);
  });
});
