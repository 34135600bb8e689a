import { expect, test } from '@jest/globals';
import { toFieldProblems } from './use-submit-problems.ts';

test('problems of the gateway belong to their fields; a problem of the form comes first', () => {
  const errors = { title: 'too long', location: 'outside', message: 'empty', clientId: 'unknown' };
  expect(toFieldProblems(null, errors)).toEqual({
    title: 'too long',
    place: 'outside',
    document: 'empty',
    caller: 'unknown',
  });
  expect(toFieldProblems({ title: 'missing', summary: 'wrong' }, errors).title).toBe('missing');
});
