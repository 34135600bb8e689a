import { describe, expect, test } from '@jest/globals';
import { outcome } from './outcome.ts';

describe('outcome of a mutation', () => {
  test('is the one root field of the answer', async () => {
    const answer = { __typename: 'Mutation', reply: { __typename: 'ReplySuccess', id: '7' } } as const;
    expect(await outcome(Promise.resolve({ data: answer }))).toEqual({ __typename: 'ReplySuccess', id: '7' });
  });

  test('rejects without data', async () => {
    await expect(outcome(Promise.resolve({ data: null }))).rejects.toThrow();
  });

  test('rejects as the request did', async () => {
    await expect(outcome(Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
