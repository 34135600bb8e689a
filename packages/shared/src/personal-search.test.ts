import { expect, test } from '@jest/globals';
import { maskSearch } from './personal-search.ts';

test('CL-1 the views of earlier versions are masked: personal numbers only, and not those of meters', () => {
  const search = new URLSearchParams({ text: 'клиент 752316 9263', fabricNo: '0605121234', sort: '-createdAt' });
  expect(Object.fromEntries(new URLSearchParams(maskSearch(search.toString())))).toEqual({
    text: 'клиент ••••••••••',
    fabricNo: '0605121234',
    sort: '-createdAt',
  });
  expect(maskSearch('view=WAITING&text=%D1%82%D0%B5%D1%87')).toBe('view=WAITING&text=%D1%82%D0%B5%D1%87');
});
