/** Invalid, large and interrupted replies and uploads. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beginUpload } from '../builders/requests/broken-upload.ts';
import { goodDocuments, linkTo, nested, paragraphMessage } from '../builders/data/documents.ts';
import { eventually } from '../builders/eventually.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import {
  field,
  file,
  formEnd,
  replyInput,
  sendForm,
  sendReply,
  type FormFile,
} from '../builders/requests/reply-form.ts';
import { execute, jsonHeaders, readResponse, readFailure } from '../builders/requests/graphql-request.ts';

let installation: Installation;
let operator: BrowserClient;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
}, 120_000);
afterAll(() => installation?.stop());

const replyToSignal = `mutation ($input: ReplyToSignalInput!) {
  replyToSignal(input: $input) {
    __typename
    ... on ReplyToSignalSuccess { responseId }
    ... on InvalidInput { message problems { path code } }
    ... on Refusal { code message }
  }
}`;

const reply = (message: unknown, by = operator) => execute(by, replyToSignal, { input: replyInput(1, { message }) });

const readSettledCounts = () =>
  eventually(
    () => installation.stored(),
    ({ staged }) => staged === 0,
  );

/** Expects that the work stores nothing. Waits until the staged bytes are removed, which may be a moment later. */
const expectNothingStored = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = await readSettledCounts();
  const result = await work();
  expect(await readSettledCounts()).toEqual(before);
  return result;
};

describe('SG-12 the text of a reply', () => {
  test.each([
    ['an empty text', { text: '' }],
    ['blanks', { text: ' \n\t\u00a0' }],
    ['invisible characters', { text: '\u00a0\u200b\u2060' }],
    ['an empty document', { document: { type: 'doc', content: [{ type: 'paragraph' }] } }],
    ['line breaks alone', paragraphMessage({ type: 'hardBreak' })],
  ])('%s is refused as missing', async (_name, message) => {
    const answer = await expectNothingStored(() => reply(message));
    expect(answer.data).toEqual({
      replyToSignal: {
        __typename: 'InvalidInput',
        message: 'Въведете съобщение.',
        problems: [{ path: ['message'], code: 'REQUIRED' }],
      },
    });
  });

  test('50 000 characters are stored, more are too long by GraphQL and by upload', async () => {
    expect(await reply({ text: 'я'.repeat(50_000) })).toMatchObject({
      data: { replyToSignal: { responseId: expect.any(String) } },
    });
    const tooLong = { __typename: 'InvalidInput', problems: [{ path: ['message'], code: 'LENGTH' }] };
    for (const letters of [50_001, 100_000, 100_001]) {
      const message = { text: 'я'.repeat(letters) };
      await expectNothingStored(async () => {
        expect((await reply(message)).data?.['replyToSignal']).toMatchObject(tooLong);
        const upload = await sendReply(operator, 1, { files: [{ name: 'a.txt', bytes: 'а' }], input: { message } });
        expect(await upload.json()).toMatchObject(tooLong);
      });
    }
  });

  test('a text that is larger than a request may be is refused, not truncated', async () => {
    const message = { text: 'я'.repeat(600_000) };
    await expectNothingStored(async () => {
      expect(await reply(message)).toMatchObject({ status: 413, errors: [{ code: 'BAD_REQUEST' }] });
      const upload = await sendReply(operator, 1, { files: [{ name: 'a.txt', bytes: 'а' }], input: { message } });
      expect(await readFailure(upload)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    });
  });

  test.each<[string, unknown]>([
    ['an unknown node', paragraphMessage({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
    ['a node of the prototype', { document: { type: 'doc', content: [{ type: '__proto__' }] } }],
    ['a script as a link', linkTo('javascript:alert(1)')],
    ['a script behind a tab', linkTo('java\tscript:alert(1)')],
    ['a data URL as a link', linkTo('data:text/html,<script>1</script>')],
    [
      'a handler as an attribute',
      { document: { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' } }] } },
    ],
    ['a heading of level 4', { document: { type: 'doc', content: [{ type: 'heading', attrs: { level: 4 } }] } }],
    ['text without a paragraph', { document: { type: 'doc', content: [{ type: 'text', text: 'x' }] } }],
    ['a NUL', paragraphMessage({ type: 'text', text: 'a\u0000b' })],
    ['a NUL in plain text', { text: 'a\u0000b' }],
    ['2 000 levels', { document: { type: 'doc', content: [JSON.parse(nested(2_000))] } }],
    ['a text in place of a document', { document: 'x' }],
    ['a text with a document', { text: 'x', document: { type: 'doc', content: [{ type: 'paragraph' }] } }],
    ['a message without a text', {}],
  ])('%s is refused by GraphQL and by upload', async (_name, message) => {
    await expectNothingStored(async () => {
      expect((await reply(message)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', outcome: 'NOT_DONE' }]);
      const upload = await sendReply(operator, 1, { files: [{ name: 'a.txt', bytes: 'а' }], input: { message } });
      expect(await readFailure(upload)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    });
  });

  test.each([
    [7_000, 200],
    [20_000, 413],
  ])('a document of %i levels gets an error, and the next reply is stored', async (depth, status) => {
    const input = JSON.stringify(replyInput(1, { message: { document: { type: 'doc', content: ['?'] } } }));
    const body = `{"query":${JSON.stringify(replyToSignal)},"variables":{"input":${input.replace('"?"', nested(depth))}}}`;
    const answer = await expectNothingStored(async () =>
      readResponse(await operator.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body })),
    );
    expect(answer).toMatchObject({ status, errors: [{}] });
    expect(await reply({ text: 'И след това работи.' })).toMatchObject({ errors: [] });
  });

  test.each(goodDocuments)('%s is stored', async (_name, content) => {
    expect(await reply({ document: { type: 'doc', content } })).toMatchObject({
      data: { replyToSignal: { __typename: 'ReplyToSignalSuccess' } },
    });
  });
});

describe('a reply after the session ended', () => {
  test('is 401 and stores nothing, by GraphQL and by upload', async () => {
    const person = new BrowserClient(installation.address);
    await person.signIn('operator', passwords.operator);
    await person.fetch('/auth/logout', { method: 'POST', headers: { 'x-struma': '1' } });
    expect(person.cookies.has('__Host-Http-struma')).toBe(false);
    await expectNothingStored(async () => {
      const answer = await reply({ text: 'Късно' }, person);
      expect(answer).toMatchObject({
        status: 401,
        errors: [{ code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' }],
      });
      const upload = await sendReply(person, 1, { files: [{ name: 'a.txt', bytes: 'а' }] });
      expect(await readFailure(upload)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });
  });
});

describe('SG-21 files', () => {
  const storeFiles = async (files: FormFile[]) => {
    const answer = (await (await sendReply(operator, 2, { files })).json()) as { responseId: string };
    const { rows } = await installation.pool.query<{ file_name: string; size: number }>(
      'select file_name, size from attachment where response_id = $1 order by order_number',
      [answer.responseId],
    );
    return { id: answer.responseId, rows };
  };

  test('an empty file is downloaded as an empty file', async () => {
    const { id, rows } = await storeFiles([{ name: 'празен.txt', bytes: '' }]);
    expect(rows).toEqual([{ file_name: 'празен.txt', size: 0 }]);
    const download = await operator.fetch(`/files/responses/${id}/attachments/0`);
    expect([download.status, download.headers.get('content-length'), await download.text()]).toEqual([200, '0', '']);
  });

  test('two hundred files keep their order', async () => {
    const files = Array.from({ length: 200 }, (_, index) => ({ name: `файл ${index}.txt`, bytes: `№ ${index}` }));
    const { id, rows } = await storeFiles(files);
    expect(rows.map(({ file_name }) => file_name)).toEqual(files.map(({ name }) => name));
    expect(await (await operator.fetch(`/files/responses/${id}/attachments/199`)).text()).toBe('№ 199');
  });

  test.each([
    ['too many files', Array.from({ length: 1_200 }, (_, index) => `${index}`)],
    ['a name with NUL', ['a.txt', 'nul\u0000l.txt']],
  ])('%s: refused, and nothing remains', async (_what, names) => {
    const files = names.map((name) => ({ name, bytes: name }));
    const answer = await expectNothingStored(() => sendReply(operator, 2, { files }));
    expect(await readFailure(answer)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ана\\снимка.png', 'снимка.png'],
    ['..', 'file'],
    ['', 'file'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['таб\tчета.txt', 'табчета.txt'],
    ['кав%22ички.txt', 'кав"ички.txt'],
    [`${'я'.repeat(300)}.pdf`, `${'я'.repeat(196)}.pdf`],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['%0d%0aSet-Cookie: x=1.txt', 'Set-Cookie: x=1.txt'],
  ])('the name %j is made harmless', async (name, safe) => {
    const { id, rows } = await storeFiles([{ name, bytes: 'x' }]);
    expect(rows).toEqual([{ file_name: safe, size: 1 }]);
    const download = await operator.fetch(`/files/responses/${id}/attachments/0`);
    const disposition = download.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\/]*"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(safe);
    expect(download.headers.get('set-cookie')).toBeNull();
  });

  const script = '<script>alert(document.cookie)</script>';
  test.each([
    ['a.html', 'text/html', script],
    ['схема.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`],
    ['a.xhtml', 'application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['a.xml', 'text/xml', `<?xml-stylesheet href="#"?><a>${script}</a>`],
  ])('a file that a browser could execute is stored unchanged and only downloaded: %s', async (name, type, bytes) => {
    const { id } = await storeFiles([{ name, bytes, type }]);
    const download = await operator.fetch(`/files/responses/${id}/attachments/0`);
    expect([download.status, await download.text()]).toEqual([200, bytes]);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['-1', '1', '99999', '999999', '9999999', '00', '0x0', '%20', ''])(
    'attachment %j is not found, neither of a reply with one attachment nor of its signal',
    async (order) => {
      const { id } = await storeFiles([{ name: 'a.txt', bytes: 'а' }]);
      for (const path of [`/files/responses/${id}/attachments/${order}`, `/files/signals/2/attachments/${order}`])
        expect([path, await readFailure(await operator.fetch(path))]).toMatchObject([
          path,
          { status: 404, code: 'NOT_FOUND' },
        ]);
    },
  );

  test('an aborted upload stores nothing', async () => {
    const whole = file({ name: 'първи.bin', bytes: Buffer.alloc(1_000_000, 7) });
    const half = file({ name: 'втори.bin', bytes: Buffer.alloc(3_000_000, 8) }).subarray(0, 2_000_000);
    const bytes = Buffer.concat([field('input', JSON.stringify(replyInput(1))), whole, half]);
    await expectNothingStored(async () => {
      const upload = await beginUpload(operator, installation.address, { signalId: 1, bytes });
      const midway = await eventually(
        () => installation.stored(),
        ({ staged }) => staged === 2,
      );
      expect(midway.staged).toBe(2);
      await upload.breakOff();
    });
  });

  test.each<[string, () => Buffer[]]>([
    ['without its end', () => [field('input', inputText()), file({ name: 'a', bytes: 'a' })]],
    ['cut in a file', () => [field('input', inputText()), file({ name: 'a', bytes: 'abc' }).subarray(0, -4)]],
    ['without input', () => [file({ name: 'a', bytes: 'a' }), formEnd]],
    ['with input last', () => [file({ name: 'a', bytes: 'a' }), field('input', inputText()), formEnd]],
    [
      'with a field of another name',
      () => [field('input', inputText()), file({ name: 'a', bytes: 'a' }, 'other'), formEnd],
    ],
    ['with two inputs', () => [field('input', inputText()), field('input', inputText()), formEnd]],
    [
      'with a second input after a file',
      () => [field('input', inputText()), file({ name: 'a', bytes: 'a' }), field('input', inputText()), formEnd],
    ],
    ['with input that is not JSON', () => [field('input', '{'), formEnd]],
    ['with an input of null', () => [field('input', 'null'), formEnd]],
  ])('a form %s is refused', async (_name, parts) => {
    const answer = await expectNothingStored(() => sendForm(operator, 1, parts()));
    expect(await readFailure(answer)).toMatchObject({ status: 400, code: expect.stringMatching(/^BAD_/) });
  });

  test('different signals in URL and input are refused', async () => {
    const answer = await expectNothingStored(() => sendReply(operator, 1, { input: { signalId: '2' } }));
    expect(await readFailure(answer)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', outcome: 'NOT_DONE' });
  });
});

describe('SG-13 an idempotency key', () => {
  test('another text with a used key is refused and stores nothing', async () => {
    const idempotencyKey = randomUUID();
    const send = (text: string) =>
      execute(operator, replyToSignal, { input: replyInput(1, { idempotencyKey, message: { text } }) });
    await send('Първият');
    const answer: { data?: unknown } = await expectNothingStored(() => send('Другият'));
    expect(answer.data).toMatchObject({
      replyToSignal: { __typename: 'InvalidInput', problems: [{ path: ['idempotencyKey'], code: 'DUPLICATE' }] },
    });
  });
});

const inputText = (): string => JSON.stringify(replyInput(1));
