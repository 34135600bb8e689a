import { describe, expect, test } from '@jest/globals';
import { mutationResult } from './send-mutation.ts';

describe('result of a mutation', () => {
  test('is the one root field of the response', async () => {
    const answer = { __typename: 'Mutation', reply: { __typename: 'ReplySuccess', id: '7' } } as const;
    expect(await mutationResult(Promise.resolve({ data: answer }))).toEqual({ __typename: 'ReplySuccess', id: '7' });
  });

  test('rejects without data', async () => {
    await expect(mutationResult(Promise.resolve({ data: null }))).rejects.toThrow();
  });

  test('rejects with the error of the request', async () => {
    await expect(mutationResult(Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
