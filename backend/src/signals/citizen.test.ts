import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

// The citizen is submitter 1 with the signals 1 and 5.
let service: TestService;
const citizen = personClaims('citizen', ['Потребител'], ['TestMainGroup']);

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  await service.pool.query(`
    update submitter set subject = 'subject-of-citizen' where id = 1;
    update signal set taken_by = 'ivanova', user_id = 'ivanova' where id = 1;
    update signal set user_id = 'subject-of-citizen' where id = 5;
    insert into colleague (subject, name) values ('ivanova', 'Иванова');
    insert into response (id, signal_id, message, kind, author) values
      (101, 1, 'отговор', 'OPERATOR', 'Иванова'), (102, 1, 'само за нас', 'INTERNAL_NOTE', 'Иванова'),
      (103, 2, 'чужд', 'OPERATOR', 'Иванова');
    select setval(pg_get_serial_sequence('response', 'id'), 200)`);
  for (const [signalId, responseId] of [
    [1, 101],
    [1, 102],
    [2, 103],
    [1, null],
    [2, null],
  ])
    await attach(signalId ?? 0, responseId ?? null);
});
afterAll(() => service.stop());

/** Attaches a file with stored content: uploads it with a reply to signal 6, then moves the attachment. */
const attach = async (signalId: number, responseId: number | null): Promise<void> => {
  const form = new FormData();
  form.append('signalId', '6');
  form.append('message', 'x');
  form.append('attachments', new File([`${signalId}-${responseId}`], `${signalId}-${responseId}.txt`));
  await service.call('/api/response/CreateResponse', { method: 'POST', body: form });
  await service.pool.query(
    `update attachment set signal_id = $1, response_id = $2
     where response_id = (select max(id) from response where signal_id = 6)`,
    [signalId, responseId],
  );
};

const call = (path: string, options: RequestInit = {}) => service.call(path, { ...options, claims: citizen });
const statusOf = async (path: string): Promise<number> => (await call(path)).status;

describe('SG-3 the citizen portal', () => {
  test('lists only own signals, for any filter', async () => {
    const idsOf = async (query: string) => {
      const { items, totalCount } = (await (await call(`/api/signal/GetSignalList?${query}`)).json()) as {
        items: { id: number }[];
        totalCount: number;
      };
      return [items.map(({ id }) => id), totalCount];
    };
    expect(await idsOf('')).toEqual([[5, 1], 2]);
    expect(await idsOf('UserId=2')).toEqual([[], 0]);
    expect(await idsOf('UserId=1&statusId=1&sortBy=createdUtc')).toEqual([[1, 5], 2]);
    expect(await idsOf('userId=1&page=2&itemsPerPage=5')).toEqual([[], 2]);
    expect(await idsOf('view=MINE')).toEqual([[5, 1], 2]);
    expect(await idsOf('workCardNo=9_5')).toEqual([[5], 1]);
  });

  test('reads since when a reply is awaited, but not until when it is due', async () => {
    expect(await (await call('/api/signal/GetSignalDetails?signalId=5')).json()).toMatchObject({
      waitsSinceUtc: '2026-11-02 10:00:00',
      answerDueUtc: null,
      answerDueLocal: null,
    });
  });

  test('reads an own signal without its operator; signals of others get status 404 like missing signals', async () => {
    expect(await (await call('/api/signal/GetSignalDetails?signalId=1')).json()).toMatchObject({
      id: 1,
      takenBy: null,
    });
    expect(await (await service.call('/api/signal/GetSignalDetails?signalId=1')).json()).toMatchObject({
      takenBy: { id: 'ivanova', name: 'Иванова' },
    });
    for (const id of [2, 6, 99])
      for (const path of [
        '/api/signal/GetSignalDetails',
        '/api/response/GetResponsesList',
        '/api/signal/getAttachmentsInfoBySignalId',
        '/api/Attachment/DownloadAllAttachmentsBySignalId',
      ])
        expect([path, id, await statusOf(`${path}?signalId=${id}`)]).toEqual([path, id, 404]);
  });

  test('SG-20 reads the account that created a signal only if it is the account of the citizen', async () => {
    const userIdOf = async (id: number, claims = citizen): Promise<unknown> => {
      const answer = await service.call(`/api/signal/GetSignalDetails?signalId=${id}`, { claims });
      return ((await answer.json()) as { userId: unknown }).userId;
    };
    expect([await userIdOf(1), await userIdOf(5)]).toEqual([null, 'subject-of-citizen']);
    const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);
    expect(await userIdOf(1, operator)).toBe('ivanova');
  });

  test('reads the conversation without notes and without names of operators', async () => {
    const text = await (await call('/api/response/GetResponsesList?signalId=1')).text();
    expect((JSON.parse(text) as { items: unknown[] }).items).toMatchObject([
      { id: 101, author: null, fromClient: false },
    ]);
    expect(text).not.toContain('само за нас');
    expect(text).not.toContain('Иванова');
    const seen = await (await service.call('/api/response/GetResponsesList?signalId=1')).json();
    expect(seen).toMatchObject({ items: [{ id: 101, author: 'Иванова' }] });
  });

  test('downloads files of own signals, but no files of notes or of signals of others', async () => {
    const file = '/api/Attachment/DownloadAttachmentFile?attachmentOrderNumber=0&responseId=';
    expect(await (await call(`${file}101`)).text()).toBe('1-101');
    expect(await statusOf(`${file}102`)).toBe(404);
    expect(await statusOf(`${file}103`)).toBe(404);
    expect((await service.call(`${file}102`)).status).toBe(200);
    const signalFile = '/api/Attachment/DownloadAttachmentFileBySignalId?attachmentOrderNumber=0&signalId=';
    expect(await (await call(`${signalFile}1`)).text()).toBe('1-null');
    expect(await statusOf(`${signalFile}2`)).toBe(404);
    const zip = await (await call('/api/Attachment/DownloadAllAttachmentsBySignalId?signalId=1')).text();
    expect([zip.includes('1-null'), zip.includes('1-101'), zip.includes('1-102')]).toEqual([true, true, false]);
  });

  const reply = async (fields: Record<string, string>, claims = citizen): Promise<[number, string]> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ message: 'Още тече', ...fields })) form.append(name, value);
    const response = await service.call('/api/response/CreateResponse', { method: 'POST', body: form, claims });
    return [response.status, await response.text()];
  };

  test('replies to an own signal as the client, and the signal then waits for a reply', async () => {
    await service.pool.query('update signal set needs_reply = false where id = 1');
    expect((await reply({ signalId: '1', fromClient: 'true' }))[1]).toMatch(/^\(\d+\) Съобщението е изпратено\.$/);
    expect((await reply({ signalId: '1' }))[1]).toMatch(/^\([1-9]/);
    const { rows } = await service.pool.query(
      `select kind, needs_reply from response join signal on signal.id = signal_id where signal_id = 1 order by response.id desc limit 1`,
    );
    expect(rows).toEqual([{ kind: 'CLIENT', needs_reply: true }]);
  });

  test('cannot reply as the utility or to signals of others; an operator cannot reply as the client', async () => {
    expect((await reply({ signalId: '1', fromClient: 'false' }))[1]).toMatch(/^\(0\) Като клиент/);
    expect((await reply({ signalId: '2', fromClient: 'true' }))[0]).toBe(404);
    const operator = personClaims('operator', ['Потребител', 'Оператор'], ['TestMainGroup']);
    expect((await reply({ signalId: '1', fromClient: 'true' }, operator))[1]).toMatch(/^\(0\) Като оператор/);
  });

  test('a closed signal accepts no replies from either side', async () => {
    await service.pool.query('update signal set submitter_id = 1 where id = 4');
    const closed = '(0) Сигналът е затворен и не приема повече съобщения.';
    expect(await reply({ signalId: '4' })).toEqual([200, closed]);
    expect((await service.call('/api/response/CreateResponse?signalId=4&message=x', { method: 'POST' })).status).toBe(
      200,
    );
    expect(await reply({ signalId: '4' }, personClaims('operator', ['Оператор'], ['TestMainGroup']))).toEqual([
      200,
      closed,
    ]);
  });

  test('a rejected signal with a new reply of its citizen is in the views and counts of waiting signals', async () => {
    await service.pool.query('update signal set submitter_id = 1, last_response_at = null where id = 3');
    const waiting = async () => {
      const ids = async (view: string) => {
        const { items } = (await (await service.call(`/api/signal/GetSignalList?view=${view}`)).json()) as {
          items: { id: number }[];
        };
        return items.map(({ id }) => id);
      };
      const counts = (await (await service.call('/struma/signals/views')).json()) as Record<string, number>;
      return { counts, WAITING: await ids('WAITING'), OVERDUE: await ids('OVERDUE'), FREE: await ids('FREE') };
    };
    const before = await waiting();
    expect(before.WAITING).not.toContain(3);
    expect((await reply({ signalId: '3' }))[1]).toMatch(/^\([1-9]/);
    const after = await waiting();
    expect([after.WAITING.includes(3), after.FREE]).toEqual([true, before.FREE]);
    expect(after.counts).toEqual({ ...before.counts, WAITING: (before.counts['WAITING'] ?? 0) + 1 });
    await service.pool.query(`update signal set last_response_at = now() - interval '73 hours' where id = 3`);
    expect(await waiting()).toMatchObject({
      OVERDUE: expect.arrayContaining([3]),
      counts: { OVERDUE: (before.counts['OVERDUE'] ?? 0) + 1 },
    });
  });

  test('a reply is refused unless its writer has seen the latest message', async () => {
    const { rows } = await service.pool.query<{ id: number }>('select max(id) as id from response where signal_id = 1');
    const last = rows[0]?.id ?? 0;
    expect((await reply({ signalId: '1', expectedLastResponseId: '101' }))[0]).toBe(412);
    expect((await reply({ signalId: '1', expectedLastResponseId: '0' }))[0]).toBe(412);
    expect((await reply({ signalId: '1', expectedLastResponseId: '999999' }))[0]).toBe(412);
    expect((await reply({ signalId: '1', expectedLastResponseId: String(last) }))[1]).toMatch(/^\([1-9]/);
  });

  test('drafts are private and limited to own signals; a sent reply or an empty draft removes the draft', async () => {
    const save = (signalId: number, message: string | null, claims = citizen) =>
      service.call('/struma/signals/draft', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          signalId,
          kind: 'REPLY',
          message,
          idempotencyKey: 'd7f2b7a0-0000-4000-8000-000000000001',
        }),
        claims,
      });
    const draft = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Още"}]}]}';
    const blank = '{"type":"doc","content":[{"type":"paragraph"}]}';
    const path = '/struma/signals/draft?kind=REPLY&signalId=';
    expect((await save(2, draft)).status).toBe(404);
    expect((await save(1, '{"type":"script"}')).status).toBe(400);
    expect((await save(1, draft)).status).toBe(200);
    expect(await (await call(`${path}1`)).json()).toMatchObject({ signalId: 1, message: draft });
    expect((await service.call(`${path}1`)).status).toBe(404);
    await reply({ signalId: '1' });
    expect(await statusOf(`${path}1`)).toBe(404);
    for (const emptyMessage of [null, blank]) {
      await save(1, draft);
      expect(await statusOf(`${path}1`)).toBe(200);
      await save(1, emptyMessage);
      expect(await statusOf(`${path}1`)).toBe(404);
    }
  });
});
