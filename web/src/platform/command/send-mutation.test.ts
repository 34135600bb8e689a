import { describe, expect, test } from '@jest/globals';
import { mutationResult } from './send-mutation.ts';

describe('mutationResult', () => {
  test('returns the value of the only root field', async () => {
    const data = { __typename: 'Mutation', reply: { __typename: 'ReplySuccess', id: '7' } } as const;
    expect(await mutationResult(Promise.resolve({ data }))).toEqual({ __typename: 'ReplySuccess', id: '7' });
  });

  test('rejects if the response has no data', async () => {
    await expect(mutationResult(Promise.resolve({ data: null }))).rejects.toThrow();
  });

  test('rejects with the error of the request', async () => {
    await expect(mutationResult(Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
