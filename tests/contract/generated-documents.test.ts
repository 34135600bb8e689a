import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generatedSample } from '../builders/data/generated-documents.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { replyInput } from '../builders/requests/reply-form.ts';
import { execute } from '../builders/requests/graphql-request.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation?.stop());

const reply = `mutation ($input: ReplyToSignalInput!) {
  replyToSignal(input: $input) {
    __typename
    ... on ReplyToSignalSuccess { responseId signal { responses { id message { document } } } }
    ... on InvalidInput { problems { path code } }
  }
}`;

interface Answer {
  replyToSignal: {
    __typename: string;
    responseId?: string;
    problems?: { path: string[] }[];
    signal?: { responses: { id: string; message: { document: unknown } }[] };
  };
}

test('SG-12 a generated document is stored and read back unchanged, or refused as invalid input', async () => {
  const outcomes = { stored: 0, refused: 0 };
  const before = await installation.stored();
  for (const document of generatedSample(120)) {
    const { data, errors } = await execute<Answer>(installation.operator, reply, {
      input: replyInput(1, { message: { document } }),
    });
    const result = data?.replyToSignal;
    if (result?.__typename === 'ReplyToSignalSuccess') {
      const read = result.signal?.responses.find(({ id }) => id === result.responseId);
      // Compared with the document after JSON.parse, because JSON turns -0 into 0.
      expect(read?.message.document).toEqual(JSON.parse(JSON.stringify(document)));
      outcomes.stored += 1;
      continue;
    }
    if (result) expect(result).toMatchObject({ __typename: 'InvalidInput', problems: [{ path: ['message'] }] });
    else expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', outcome: 'NOT_DONE' }]);
    outcomes.refused += 1;
  }
  expect(await installation.stored()).toMatchObject({ responses: before.responses + outcomes.stored });
  expect(Math.min(outcomes.stored, outcomes.refused)).toBeGreaterThan(20);
}, 120_000);
