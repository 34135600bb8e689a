import multipart from '@fastify/multipart';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLError } from 'graphql';
import { readMessageForm } from './message-form.ts';

let server: FastifyInstance;
let url: string;
/** Whether the last form was read to its end. */
let isComplete: boolean;

beforeEach(async () => {
  server = fastify();
  await server.register(multipart);
  server.post('/', async (request) => {
    isComplete = false;
    const { files, stop } = await readMessageForm(request);
    try {
      for await (const { content } of files) content.resume();
      isComplete = true;
      return {};
    } catch (error) {
      return { message: (error as Error).message, details: (error as GraphQLError).extensions };
    } finally {
      stop();
    }
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const send = async (fileCount: number, input = '{}'): Promise<unknown> => {
  const form = new FormData();
  form.append('input', new Blob([input], { type: 'application/json' }));
  for (let number = 1; number <= fileCount; number += 1) form.append('files', new File(['x'], `${number}.txt`));
  return (await fetch(url, { method: 'POST', body: form })).json();
};

test('SG-12 a message may have 200 files', async () => {
  expect(await send(200)).toEqual({});
  expect(isComplete).toBe(true);
});

test.each([201, 202, 400])('SG-12 a message with %i files is refused with the path of the field', async (count) => {
  expect(await send(count)).toMatchObject({
    message: 'Към едно съобщение се прикачват най-много 200 файла.',
    details: { code: 'BAD_USER_INPUT', path: ['files'], outcome: 'NOT_DONE' },
  });
  expect(isComplete).toBe(false);
});

test('an input with very many members is refused before it is parsed', async () => {
  const members = (count: number): string => JSON.stringify({ title: Array.from({ length: count }, () => ({})) });
  expect(await send(0, `${members(20_001).slice(0, -1)} is no JSON`)).toMatchObject({
    message: 'Данните съдържат твърде много стойности.',
  });
  // Characters in a string are not counted.
  expect(await send(0, JSON.stringify({ title: '\\"[{,'.repeat(20_000) }))).toEqual({});
});
