/** Replies to a signal, its conversation and its files, on the whole product. */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { replyInput, sendReply, type FormFile } from '../builders/requests/reply-form.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { readZip } from '../builders/files/zip.ts';

let installation: Installation;
let operator: BrowserClient;
let signalId: string;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
  const { rows } = await installation.pool.query<{ id: number }>(`
    insert into signal (title, message, submitter_id)
    values ('Теч на улицата', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Тече от вчера."}]}]}', 1)
    returning id`);
  signalId = String(rows[0]?.id);
}, 120_000);
afterAll(() => installation?.stop());

interface Attachment {
  id: string;
  responseId: string | null;
  fileName: string;
  label: string;
  contentType: string;
  size: number;
  url: string;
}

interface Conversation {
  signal: {
    needsReply: boolean;
    lastResponseAt: string | null;
    attachmentsUrl: string;
    attachments: Attachment[];
    responses: {
      id: string;
      kind: string;
      senderEmail: string | null;
      respondedAt: string;
      message: { document: object; text: string };
      attachmentsCount: number;
      attachments: Attachment[];
    }[];
  };
}

const attachmentFields = '{ id responseId fileName label contentType size url }';
const readSignal = async (id: string | number, client = operator): Promise<Conversation['signal']> => {
  const { data, errors } = await execute<Conversation>(
    client,
    `query ($id: ID!) { signal(id: $id) {
      needsReply lastResponseAt attachmentsUrl attachments ${attachmentFields}
      responses {
        id kind senderEmail respondedAt message { document text } attachmentsCount attachments ${attachmentFields}
      }
    } }`,
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.signal;
};

const bytesOf = async (path: string, client = operator): Promise<Buffer> =>
  Buffer.from(await (await client.fetch(path)).arrayBuffer());

const reply = (input: Record<string, unknown>) =>
  execute<{ replyToSignal: { __typename: string; responseId: string } }>(
    operator,
    `mutation ($input: ReplyToSignalInput!) {
      replyToSignal(input: $input) {
        __typename
        ... on ReplyToSignalSuccess { responseId signal { id needsReply lastResponseAt } }
      }
    }`,
    { input },
  );

describe('SG-13 a reply', () => {
  test('is stored as an operator’s message, with its formatting, and the signal no longer waits', async () => {
    expect(await readSignal(signalId)).toMatchObject({ needsReply: true, lastResponseAt: null, responses: [] });
    const document = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Проверка' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Екипът ' },
            { type: 'text', marks: [{ type: 'bold' }], text: 'тръгва' },
            { type: 'hardBreak' },
            { type: 'text', marks: [{ type: 'link', attrs: { href: 'https://vik.example/?a=1&b=2' } }], text: 'карта' },
          ],
        },
      ],
    };
    const answer = await reply(replyInput(signalId, { message: { document } }));
    expect(answer.data?.replyToSignal).toMatchObject({
      __typename: 'ReplyToSignalSuccess',
      signal: { id: signalId, needsReply: false, lastResponseAt: expect.stringMatching(/\+0[23]:00$/) },
    });
    const { responses, lastResponseAt } = await readSignal(signalId);
    expect(responses).toEqual([
      {
        id: answer.data?.replyToSignal.responseId,
        kind: 'OPERATOR',
        senderEmail: null,
        respondedAt: lastResponseAt,
        message: { document, text: 'Проверка\nЕкипът тръгва\nкарта' },
        attachmentsCount: 0,
        attachments: [],
      },
    ]);
  });

  test('that is sent twice, or ten times concurrently, with one key is stored once and has one response', async () => {
    const before = await installation.stored();
    const input = replyInput(signalId, { message: { text: 'Само веднъж' } });
    const [first, second] = [await reply(input), await reply(input)];
    expect(second.data?.replyToSignal.responseId).toBe(first.data?.replyToSignal.responseId);
    const another = replyInput(signalId, { message: { text: 'И това веднъж' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => reply(another)));
    expect(new Set(answers.map(({ data }) => data?.replyToSignal.responseId)).size).toBe(1);
    expect(await installation.stored()).toMatchObject({ responses: before.responses + 2, keys: before.keys + 2 });
  });

  test('with files that is sent ten times concurrently with one key is stored once', async () => {
    const before = await installation.stored();
    const files = [{ name: 'а.bin', bytes: randomBytes(50_000) }];
    const input = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await sendReply(operator, signalId, { files, input })).json()),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await installation.stored()).toMatchObject({
      responses: before.responses + 1,
      attachments: before.attachments + 1,
      files: before.files + 1,
      staged: 0,
    });
  });

  test('LG-5 records the actor in the activity log, with the trace id of the request', async () => {
    const response = await operator.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-struma': '1' },
      body: JSON.stringify({
        query:
          'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { ... on ReplyToSignalSuccess { responseId } } }',
        variables: { input: replyInput(signalId) },
      }),
    });
    const { data } = (await response.json()) as { data: { replyToSignal: { responseId: string } } };
    const { rows } = await installation.pool.query(
      `select actor, action, trace_id from activity_log where entity = 'response' and entity_id = $1`,
      [data.replyToSignal.responseId],
    );
    expect(rows).toEqual([
      { actor: 'Огнян Операторов', action: 'CREATE', trace_id: response.headers.get('x-trace-id') },
    ]);
  });
});

describe('SG-11 the conversation', () => {
  test('has the kind and the e-mail address of each message, oldest first', async () => {
    const { rows } = await installation.pool.query<{ signal_id: number }>(
      `select signal_id from response where sender_email is not null limit 1`,
    );
    if (!rows[0]) await installation.pool.query(mailedResponse, [signalId]);
    const id = rows[0]?.signal_id ?? Number(signalId);
    const expected = await installation.pool.query<{ id: string; kind: string; sender_email: string | null }>(
      `select id::text, kind, sender_email from response where signal_id = $1 and kind <> 'INTERNAL_NOTE' order by responded_at, id`,
      [id],
    );
    const { responses } = await readSignal(id);
    expect(
      responses.map(({ id: number, kind, senderEmail }) => ({ id: number, kind, sender_email: senderEmail })),
    ).toEqual(expected.rows);
    expect(expected.rows.some(({ sender_email }) => sender_email?.includes('@'))).toBe(true);
  });

  test('does not contain internal notes', async () => {
    await installation.pool.query(
      `insert into response (signal_id, message, kind) values ($1, 'Само за нас', 'INTERNAL_NOTE')`,
      [signalId],
    );
    const { responses } = await readSignal(signalId);
    expect(JSON.stringify(responses)).not.toContain('Само за нас');
  });

  const mailedResponse = `insert into response (signal_id, message, kind, sender_email) values ($1, 'Писмо', 'CLIENT', 'ana@example.bg')`;
});

describe('SG-14 SG-21 files', () => {
  const files: FormFile[] = [
    { name: 'снимка на теча.png', bytes: randomBytes(300_000), type: 'image/png' },
    { name: 'протокол.pdf', bytes: randomBytes(2_000_001), type: 'application/pdf' },
  ];

  test('are downloaded byte for byte, singly and as one archive', async () => {
    const sent = await sendReply(operator, signalId, { files, input: { message: { text: 'С два файла' } } });
    const { responseId } = (await sent.json()) as { responseId: string };
    const { responses, attachmentsUrl } = await readSignal(signalId);
    const stored = responses.find(({ id }) => id === responseId);
    expect(stored?.attachments).toMatchObject(
      files.map(({ name, bytes, type }) => ({ responseId, fileName: name, contentType: type, size: bytes.length })),
    );
    for (const [index, { url, label, fileName }] of (stored?.attachments ?? []).entries()) {
      expect(label).toMatch(new RegExp(`^${fileName} \\(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\)$`));
      expect(checksum(await bytesOf(url))).toBe(checksum(files[index]?.bytes));
    }
    const zip = readZip(await bytesOf(attachmentsUrl));
    for (const { name, bytes } of files) expect(checksum(zip.get(name))).toBe(checksum(bytes));
  });

  test('of every signal match their rows, also in the archive, and have unique names there', async () => {
    await sendReply(operator, signalId, { files: files.map((each) => ({ ...each, bytes: Buffer.from('друг') })) });
    const { rows } = await installation.pool.query<{ signal_id: number; files: number }>(
      'select signal_id, count(*) as files from attachment group by signal_id',
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { signal_id, files: count } of rows) {
      const { attachments, responses, attachmentsUrl } = await readSignal(signal_id);
      const all = [...attachments, ...responses.flatMap((response) => response.attachments)];
      expect(all).toHaveLength(count);
      const bytes = await Promise.all(all.map(({ url }) => bytesOf(url)));
      expect(bytes.map(({ length }) => length)).toEqual(all.map(({ size }) => size));
      const zipped = [...readZip(await bytesOf(attachmentsUrl)).values()];
      expect(zipped.map(checksum).sort()).toEqual(bytes.map(checksum).sort());
    }
  });

  test('that have not changed get status 304', async () => {
    const { responses } = await readSignal(signalId);
    const url = responses.find(({ attachments }) => attachments.length > 0)?.attachments[0]?.url ?? '';
    const etag = (await operator.fetch(url)).headers.get('etag') ?? '';
    const revalidated = await operator.fetch(url, { headers: { 'if-none-match': etag } });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
  });

  test('SG-14 a signal without files has no archive', async () => {
    const { rows } = await installation.pool.query<{ id: number }>(
      'select id from signal where id not in (select signal_id from attachment) limit 1',
    );
    expect((await operator.fetch(`/files/signals/${rows[0]?.id}/attachments.zip`)).status).toBe(404);
  });
});

describe('a restart of the whole product', () => {
  test('keeps the conversation, its files, the idempotency keys and the session', async () => {
    const input = replyInput(signalId, { message: { text: 'Преди' } });
    const before = await reply(input);
    const conversation = await readSignal(signalId);
    const archive = checksum(await bytesOf(conversation.attachmentsUrl));
    const stored = await installation.stored();
    await installation.product.restart();
    expect(await readSignal(signalId)).toEqual(conversation);
    expect(checksum(await bytesOf(conversation.attachmentsUrl))).toBe(archive);
    expect((await reply(input)).data?.replyToSignal.responseId).toBe(before.data?.replyToSignal.responseId);
    expect(await installation.stored()).toEqual(stored);
    const newSession = new BrowserClient(installation.address);
    await newSession.signIn('operator', passwords.operator);
    expect(await readSignal(signalId, newSession)).toEqual(conversation);
  }, 90_000);
});

/** Checksum for comparing bytes: a comparison of megabytes by jest takes seconds. */
const checksum = (bytes: Buffer | string = 'no bytes'): string => hash('sha256', bytes);
