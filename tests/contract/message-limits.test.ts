import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paragraphMessage } from '../builders/data/documents.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation?.stop());

const replyToSignal = `mutation ($input: ReplyToSignalInput!) {
  replyToSignal(input: $input) {
    __typename
    ... on ReplyToSignalSuccess { signal { responses { id message { text } } } responseId }
    ... on InvalidInput { message problems { path code } }
  }
}`;

interface Answer {
  replyToSignal: { responseId?: string; signal?: { responses: { id: string; message: { text: string } }[] } };
}

const reply = async (message: unknown) =>
  (await execute<Answer>(installation.operator, replyToSignal, { input: replyInput(1, { message }) })).data
    ?.replyToSignal;

const emptyLines = Array.from({ length: 4_000 }, () => ({ type: 'paragraph' }));
const lastLine = paragraphMessage({ type: 'text', text: 'y' }).document.content;

test.each([
  ['plain text', { text: 'я\n'.repeat(20_000) }],
  ['a document', { document: { type: 'doc', content: [...emptyLines, ...lastLine] } }],
])('SG-12 too many lines are refused by GraphQL and by upload: %s', async (_what, message) => {
  const tooLarge = {
    __typename: 'InvalidInput',
    message: 'Съобщението има твърде много редове или форматиране.',
    problems: [{ path: ['message'], code: 'LENGTH' }],
  };
  const { responses } = await installation.stored();
  expect(await reply(message)).toMatchObject(tooLarge);
  const files = [{ name: 'a.txt', bytes: 'а' }];
  const upload = await sendReply(installation.operator, 1, { files, input: { message } });
  expect(await upload.json()).toMatchObject(tooLarge);
  expect(await installation.stored()).toMatchObject({ responses });
});

test('SG-12 repeated empty lines of a plain text are stored as one', async () => {
  const result = await reply({ text: `x${'\n'.repeat(49_990)}y` });
  const stored = result?.signal?.responses.find(({ id }) => id === result.responseId);
  expect(stored?.message.text).toBe('x\n\ny');
});
