import { expect, test } from '@jest/globals';
import { clearDrafts, draftPrefix } from './drafts.ts';

test('`clearDrafts` deletes drafts only', () => {
  sessionStorage.setItem(`${draftPrefix}reply.1.Мария`, 'текст');
  sessionStorage.setItem('visits', '[]');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['visits']);
});
