import { expect, test } from '@jest/globals';
import { fieldProblems } from './use-submit-problems.ts';

test('problems of the gateway are shown beside their fields, after those of the form', () => {
  const errors = { title: 'too long', location: 'outside', message: 'empty', clientId: 'unknown' };
  expect(fieldProblems(null, errors)).toEqual({
    title: 'too long',
    place: 'outside',
    document: 'empty',
    caller: 'unknown',
  });
  expect(fieldProblems({ title: 'missing', summary: 'wrong' }, errors).title).toBe('missing');
});
