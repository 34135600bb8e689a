import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness, traceId } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const create = '/api/response/CreateResponse/';
const idempotencyKey = 'd7f2b7a0-0000-4000-8000-000000000001';
const input = { idempotencyKey, signalId: '7', message: { text: 'Първи ред\nВтори ред' } };
const mutation = `mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) {
  __typename
  ... on ReplyToSignalSuccess { responseId signal { id needsReply } }
  ... on Failure { message }
  ... on InvalidInput { problems { path code message } }
  ... on Refusal { code } } }`;

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['IDEMPOTENCY']));
  harness.service.on('/api/signal/GetSignalDetails', json({ message: 'Няма' }, 404));
  harness.service.on(create, plainText('(15) Съобщението е изпратено.'));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const reply = async (changes: object = {}) => harness.as(operator)(mutation, { input: { ...input, ...changes } });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const sent = () => harness.service.received.filter(({ method }) => method === 'POST');

describe('SG-12 SG-13 a reply', () => {
  test('is sent as a document in a form, with fromClient=false and the idempotency key, and returns its number', async () => {
    const answer = await reply();
    expect(answer.body).toEqual({
      data: { replyToSignal: { __typename: 'ReplyToSignalSuccess', responseId: '15', signal: null } },
    });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.query.toString()).toBe('signalId=7&fromClient=false');
    expect(sent()[0]?.headers['idempotency-key']).toBe(idempotencyKey);
    expect(sent()[0]?.body).toContain(
      JSON.stringify({ type: 'doc', content: [paragraph('Първи ред'), paragraph('Втори ред')] }),
    );
  });

  test('is a success although reading the signal back fails', async () => {
    harness.service.on('/api/signal/GetSignalDetails', json({ message: 'Късно' }, 500));
    const answer = await reply();
    expect(answer.body.data?.replyToSignal).toMatchObject({
      __typename: 'ReplyToSignalSuccess',
      responseId: '15',
      signal: null,
    });
    expect(answer.body.errors).toMatchObject([{ path: ['replyToSignal', 'signal'] }]);
    expect(answer.body.errors?.[0]?.extensions.outcome).toBeUndefined();
  });

  test('RQ-3 with the response (0) is a refusal with its reason', async () => {
    harness.service.on(create, plainText('(0) Сигналът е затворен.'));
    expect((await reply()).body.data?.replyToSignal).toEqual({
      __typename: 'Refusal',
      code: 'SERVICE_REFUSED',
      message: 'Сигналът е затворен.',
    });
  });

  test.each(['Грешка в базата', '', '()', '(abc) x'])(
    'with a response without a number is NOT_RECORDED: %p',
    async (text) => {
      harness.service.on(create, plainText(text));
      expect((await reply()).body.data?.replyToSignal).toEqual({
        __typename: 'Refusal',
        code: 'NOT_RECORDED',
        message: 'Съобщението не прието, опитайте пак.',
      });
    },
  );

  test.each([
    ['a blank text', { text: ' \n\t ' }, 'REQUIRED'],
    ['an empty document', { document: { type: 'doc', content: [{ type: 'paragraph' }] } }, 'REQUIRED'],
    ['a text of 100 000 letters', { text: 'а'.repeat(100_000) }, 'LENGTH'],
  ])('with %s is a problem of the field and is not sent', async (_what, message, code) => {
    const result = (await reply({ message })).body.data?.replyToSignal;
    expect(result).toMatchObject({ __typename: 'InvalidInput', problems: [{ path: ['message'], code }] });
    expect(sent()).toHaveLength(0);
  });

  test.each([
    ['plain text', { text: 'а\n'.repeat(1500) }],
    [
      'a document',
      {
        document: {
          type: 'doc',
          content: [paragraph('а'), ...Array.from({ length: 2000 }, () => ({ type: 'paragraph' }))],
        },
      },
    ],
  ])('SG-12 too many lines are a problem of the field and are not sent: %s', async (_what, message) => {
    expect((await reply({ message })).body.data?.replyToSignal).toMatchObject({
      __typename: 'InvalidInput',
      problems: [
        { path: ['message'], code: 'LENGTH', message: 'Съобщението има твърде много редове или форматиране.' },
      ],
    });
    expect(sent()).toHaveLength(0);
  });

  test('SG-12 repeated empty lines are sent as one empty line', async () => {
    await reply({ message: { text: `x${'\n'.repeat(49_990)}y` } });
    expect(sent()[0]?.body).toContain(
      JSON.stringify({ type: 'doc', content: [paragraph('x'), { type: 'paragraph' }, paragraph('y')] }),
    );
  });

  test('of 50 000 characters is accepted', async () => {
    expect((await reply({ message: { text: 'а'.repeat(50_000) } })).body.data?.replyToSignal).toMatchObject({
      responseId: '15',
    });
  });

  test('with a document that the editor cannot write is refused', async () => {
    const document = { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] };
    const answer = await reply({ message: { document } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', outcome: 'NOT_DONE' });
  });

  test('with an idempotency key that was used for another text is a problem of the key', async () => {
    harness.service.on(create, json({ message: 'Друго съдържание.' }, 422));
    expect((await reply()).body.data?.replyToSignal).toMatchObject({
      __typename: 'InvalidInput',
      problems: [{ path: ['idempotencyKey'], code: 'DUPLICATE' }],
    });
  });

  test.each(['abc', '0', '-1', '9223372036854775808'])(
    'SG-12 to a signal with the id %s, which no signal can have, is NOT_FOUND',
    async (signalId) => {
      const answer = await reply({ signalId });
      expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', outcome: 'NOT_DONE' });
      expect(sent()).toHaveLength(0);
    },
  );

  test('with a lost response is sent three times with the same key, and its outcome is UNKNOWN', async () => {
    harness.service.on(create, (_seen, response) => void response.destroy());
    expect((await reply()).body.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' });
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([idempotencyKey]));
    expect(sent()).toHaveLength(3);
  });

  test('AU-11 is FORBIDDEN without the action USER or OPERATOR', async () => {
    const answer = await harness.as({ ...operator, actions: ['CREATE'] })(mutation, { input });
    expect(answer.status).toBe(403);
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      outcome: 'NOT_DONE',
      path: ['replyToSignal'],
    });
    expect(sent()).toHaveLength(0);
  });
});

describe('SG-12 a reply with files', () => {
  async function* files(...names: string[]): AsyncGenerator<UploadFile> {
    for (const fileName of names) yield { fileName, contentType: 'text/plain', content: Readable.from([fileName]) };
  }
  const upload = (changes: object = {}) =>
    harness.graphql.replyToSignal({
      principal: operator,
      traceId,
      signalId: '7',
      input,
      files: files('a.txt', 'б.txt'),
      ...changes,
    });

  test('RQ-5 a note with files requires the features of its mutation', async () => {
    const note = { principal: operator, traceId, signalId: '7', input, files: files() };
    await expect(harness.graphql.addSignalNote(note)).rejects.toMatchObject({ extensions: { code: 'UNSUPPORTED' } });
    expect(sent()).toHaveLength(0);
  });

  test('returns the result of the mutation', async () => {
    expect(await upload()).toEqual({ __typename: 'ReplyToSignalSuccess', responseId: '15' });
    expect(sent()[0]?.body).toContain('filename="б.txt"');
    harness.service.on(create, plainText('(0) Не.'));
    expect(await upload()).toEqual({ __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Не.' });
  });

  test.each([
    ['an input with an unknown field', { input: { ...input, more: 1 } }, 'BAD_USER_INPUT'],
    ['no input', { input: null }, 'BAD_USER_INPUT'],
    ['text and document together', { input: { ...input, message: { text: 'а', document: {} } } }, 'BAD_USER_INPUT'],
    ['no idempotency key', { input: { ...input, idempotencyKey: undefined } }, 'BAD_USER_INPUT'],
    ['another signal in the URL', { signalId: '8' }, 'BAD_USER_INPUT'],
    ['a principal of another group', { principal: { ...operator, groups: ['valves'] } }, 'FORBIDDEN'],
    ['an expected value without the feature', { input: { ...input, expectedLastResponseId: '0' } }, 'UNSUPPORTED'],
  ])('AU-11 with %s is refused', async (_what, changes, code) => {
    await expect(upload(changes)).rejects.toMatchObject({ extensions: { code, outcome: 'NOT_DONE' } });
    expect(sent()).toHaveLength(0);
  });
});
