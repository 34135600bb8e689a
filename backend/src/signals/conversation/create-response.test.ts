import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { locks } from '../../kernel/database/locks.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());
beforeEach(() =>
  service.pool.query('truncate attachment, response, idempotency_key, activity_log restart identity cascade'),
);

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const documentOf = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });
const hello = documentOf(paragraph('Добър ден'));

const formOf = (fields: Record<string, string>, ...files: File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
};

const send = (form: FormData, headers: Record<string, string> = {}, query = ''): Promise<Response> =>
  service.call(`/api/response/CreateResponse/${query}`, { method: 'POST', body: form, headers });

const sendText = async (form: FormData): Promise<string> => (await send(form)).text();

const countOf = async (table: string): Promise<number> =>
  (await service.pool.query<{ count: number }>(`select count(*) as count from ${table}`)).rows[0]?.count ?? -1;

const storedFiles = async (part: string): Promise<string[]> => {
  const entries = await readdir(join(service.folder, part), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe('CreateResponse', () => {
  test('SG-12 SG-13 stores the reply with its files and returns its id', async () => {
    const files = [
      new File(['едно'], 'снимка 1.png', { type: 'image/png' }),
      new File([], 'празен.txt', { type: 'text/plain' }),
    ];
    const response = await send(formOf({ signalId: '1', message: hello, fromClient: 'false' }, ...files));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('(1) Съобщението е изпратено.');
    const stored = await service.pool.query('select signal_id, message, kind, author, author_subject from response');
    expect(stored.rows).toEqual([
      { signal_id: 1, message: hello, kind: 'OPERATOR', author: 'operator', author_subject: 'subject-of-operator' },
    ]);
    const signal = await service.pool.query(
      'select needs_reply, last_response_at = (select responded_at from response) as same from signal where id = 1',
    );
    expect(signal.rows).toEqual([{ needs_reply: false, same: true }]);
    const { items } = (await (await service.call('/api/response/GetResponsesList?signalId=1')).json()) as {
      items: { attachmentToResponses: unknown[] }[];
    };
    expect(items[0]?.attachmentToResponses).toMatchObject([
      { responseId: 1, attachmentOrderNumber: 0, fileName: 'снимка 1.png', size: 8, contentType: 'image/png' },
      { responseId: 1, attachmentOrderNumber: 1, fileName: 'празен.txt', size: 0, contentType: 'text/plain' },
    ]);
    expect(await storedFiles('staging')).toEqual([]);
  });

  test('reads parameters from the query string, as in the specification', async () => {
    const query = `?signalId=2&message=${encodeURIComponent(hello)}&fromClient=false`;
    expect(await (await send(formOf({}, new File(['x'], 'x')), {}, query)).text()).toMatch(/^\(1\)/);
    expect(await (await service.call(`/api/response/CreateResponse${query}`, { method: 'POST' })).text()).toMatch(
      /^\(2\)/,
    );
  });

  test('accepts a message with content type JSON in the form', async () => {
    const body =
      '--b\r\ncontent-disposition: form-data; name="signalId"\r\n\r\n1\r\n' +
      `--b\r\ncontent-disposition: form-data; name="message"\r\ncontent-type: application/json\r\n\r\n${hello}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    await service.call('/api/response/CreateResponse', { method: 'POST', body, headers });
    expect((await service.pool.query('select message from response')).rows).toEqual([{ message: hello }]);
  });

  test('RQ-3 replies are stored during a backup', async () => {
    const backup = await service.pool.connect();
    await backup.query('select pg_advisory_lock_shared($1)', [locks.cleanUp]);
    try {
      expect(await sendText(formOf({ signalId: '1', message: hello }))).toMatch(/^\(1\)/);
    } finally {
      backup.release(true);
    }
  });

  test('a plain text becomes a document with a paragraph for each line', async () => {
    await sendText(formOf({ signalId: '1', message: 'Първи ред\n\nТрети' }));
    const { rows } = await service.pool.query('select message from response');
    expect(rows).toEqual([{ message: documentOf(paragraph('Първи ред'), { type: 'paragraph' }, paragraph('Трети')) }]);
  });

  test('records the change in the activity log with the trace id', async () => {
    const traceId = 'ab'.repeat(16);
    await service.pool.query('update signal set needs_reply = true where id = 1');
    const response = await send(formOf({ signalId: '1', message: hello }), { 'x-trace-id': traceId });
    expect(response.headers.get('x-trace-id')).toBe(traceId);
    const { rows } = await service.pool.query(
      'select actor, actor_subject, entity, entity_id, action, field, old_value, new_value, trace_id from activity_log order by id',
    );
    const common = { actor: 'operator', actor_subject: 'subject-of-operator', trace_id: traceId };
    expect(rows).toEqual([
      {
        ...common,
        entity: 'response',
        entity_id: '1',
        action: 'CREATE',
        field: null,
        old_value: null,
        new_value: null,
      },
      {
        ...common,
        entity: 'signal',
        entity_id: '1',
        action: 'UPDATE',
        field: 'needsReply',
        old_value: 'true',
        new_value: 'false',
      },
    ]);
  });

  test.each([
    ['a request without a signal', { message: hello }, 'Не е посочен сигнал.'],
    ['a request without a message', { signalId: '1' }, 'Съобщението е празно.'],
    ['0 characters', { signalId: '1', message: '' }, 'Съобщението е празно.'],
    ['an empty document', { signalId: '1', message: documentOf({ type: 'paragraph' }) }, 'Съобщението е празно.'],
    ['50 001 characters', { signalId: '1', message: 'я'.repeat(50_001) }, 'Съобщението е по-дълго от 50 000 знака.'],
    [
      '9 000 000 characters',
      { signalId: '1', message: 'я'.repeat(9_000_000) },
      'Съобщението е по-дълго от 50 000 знака.',
    ],
    [
      'a document that the editor cannot make',
      { signalId: '1', message: documentOf({ type: 'iframe' }) },
      'Съобщението съдържа непозволено форматиране.',
    ],
    [
      'a reply in the name of the client',
      { signalId: '1', message: hello, fromClient: 'true' },
      'Като оператор не можете да отговорите от името на клиента.',
    ],
  ])('SG-13 refuses %s and stores nothing', async (_what, fields, text) => {
    const response = await send(formOf(fields as Record<string, string>, new File(['x'], 'x.txt')));
    expect([response.status, (await response.text()).replaceAll('\u00a0', ' ')]).toEqual([200, `(0) ${text}`]);
    expect(await countOf('response')).toBe(0);
    expect(await countOf('attachment')).toBe(0);
    expect(await storedFiles('staging')).toEqual([]);
  });

  test.each(['999', '-1', '9007199254740991'])(
    'SG-13 refuses the unknown signal %s and stores nothing',
    async (signalId) => {
      const response = await send(formOf({ signalId, message: hello }, new File(['x'], 'x.txt')));
      expect([response.status, await response.json()]).toMatchObject([404, { message: 'Няма такъв сигнал.' }]);
      expect(await countOf('response')).toBe(0);
      expect(await storedFiles('staging')).toEqual([]);
    },
  );

  test('accepts 50 000 characters and 200 files', async () => {
    const files = Array.from({ length: 200 }, (_, index) => new File([String(index)], 'same.txt'));
    expect(await sendText(formOf({ signalId: '1', message: 'я'.repeat(50_000) }, ...files))).toBe(
      '(1) Съобщението е изпратено.',
    );
    expect(await countOf('attachment')).toBe(200);
  });

  test('stores a file of 48 MB', async () => {
    const megabytes = 48;
    const chunk = new Uint8Array(1_048_576).fill(7);
    const file = new File(
      Array.from({ length: megabytes }, () => chunk),
      'голям.bin',
    );
    expect(await sendText(formOf({ signalId: '1', message: hello }, file))).toMatch(/^\(1\)/);
    const { rows } = await service.pool.query('select size from attachment');
    expect(rows).toEqual([{ size: megabytes * 1_048_576 }]);
  });

  test('removes paths, control characters and text direction characters from file names', async () => {
    const names = [
      '../../etc/passwd',
      String.raw`C:\Users\ана\договор.pdf`,
      'фактура\u202Egpj.exe',
      'бележка\u0007.txt',
      '..',
    ];
    await sendText(formOf({ signalId: '1', message: hello }, ...names.map((name) => new File(['x'], name))));
    const { rows } = await service.pool.query('select file_name from attachment order by order_number');
    expect(rows.map((row: { file_name: string }) => row.file_name)).toEqual([
      'passwd',
      'договор.pdf',
      'фактураgpj.exe',
      'бележка.txt',
      'file',
    ]);
  });

  test('refuses files under another field name', async () => {
    const form = formOf({ signalId: '1', message: hello });
    form.append('photo', new File(['x'], 'x'));
    expect((await send(form)).status).toBe(400);
    expect(await countOf('response')).toBe(0);
  });

  test('an aborted upload stores nothing', async () => {
    const token = await service.issuer.token();
    const { hostname, port } = new URL(service.url);
    const closed = new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/response/CreateResponse HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
            'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n' +
            '--b\r\ncontent-disposition: form-data; name="signalId"\r\n\r\n1\r\n' +
            `--b\r\ncontent-disposition: form-data; name="message"\r\n\r\n${hello}\r\n` +
            '--b\r\ncontent-disposition: form-data; name="attachments"; filename="a.bin"\r\n' +
            'content-type: application/octet-stream\r\n\r\n',
        );
        socket.write(Buffer.alloc(1_000_000), () => void waitForStaging().then(() => socket.destroy()));
      });
      socket.on('error', () => undefined).on('close', () => resolve());
    });
    await closed;
    await untilStagingIsEmpty();
    expect(await countOf('response')).toBe(0);
    expect((await service.call('/api/account/IsProductionEnvironment')).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  const key = '6f1f7a0c-8a5e-4b0e-9f0e-1c2d3e4f5a6b';

  test('ten concurrent requests with one key store one reply', async () => {
    const sends = Array.from({ length: 10 }, () =>
      send(formOf({ signalId: '1', message: hello }, new File(['x'], 'x.txt')), { 'idempotency-key': key }),
    );
    const responses = await Promise.all(sends);
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts)).toEqual(new Set(['(1) Съобщението е изпратено.']));
    expect(responses.filter((response) => response.headers.get('idempotent-replayed') === 'true')).toHaveLength(9);
    expect([await countOf('response'), await countOf('attachment')]).toEqual([1, 1]);
  });

  test.each([
    ['another message', { signalId: '1', message: documentOf(paragraph('Друго')) }, 'x'],
    ['another signal', { signalId: '2', message: hello }, 'x'],
    ['another file', { signalId: '1', message: hello }, 'y'],
  ])('that was used before gets status 422 with %s', async (_what, fields, content) => {
    await send(formOf({ signalId: '1', message: hello }, new File(['x'], 'x.txt')), { 'idempotency-key': key });
    const response = await send(formOf(fields, new File([content], 'x.txt')), { 'idempotency-key': key });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'Този ключ вече е използван за друго съдържание.' });
    expect(await countOf('response')).toBe(1);
  });

  test('may be used again by another person', async () => {
    const other = { sub: 'another' };
    const body = () => formOf({ signalId: '1', message: hello });
    await send(body(), { 'idempotency-key': key });
    const options = { method: 'POST', body: body(), headers: { 'idempotency-key': key }, claims: other };
    expect(await (await service.call('/api/response/CreateResponse', options)).text()).toMatch(/^\(2\)/);
  });

  test('stays unused after a refusal', async () => {
    await send(formOf({ signalId: '1', message: '' }), { 'idempotency-key': key });
    await send(formOf({ signalId: '999', message: hello }), { 'idempotency-key': key });
    expect(await (await send(formOf({ signalId: '1', message: hello }), { 'idempotency-key': key })).text()).toMatch(
      /^\(\d+\) Съобщението е/,
    );
    expect(await countOf('response')).toBe(1);
  });

  test('that is no UUID gets status 400', async () => {
    expect((await send(formOf({ signalId: '1', message: hello }), { 'idempotency-key': 'again' })).status).toBe(400);
  });
});

const waitForStaging = async (): Promise<void> => {
  while ((await storedFiles('staging')).length === 0) await new Promise((resolve) => void setImmediate(resolve));
};

const untilStagingIsEmpty = async (): Promise<void> => {
  while ((await storedFiles('staging')).length > 0) await new Promise((resolve) => void setImmediate(resolve));
};
