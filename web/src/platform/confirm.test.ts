import { afterEach, describe, expect, test } from '@jest/globals';
import { confirm, openQuestion } from './confirm.ts';

describe('SH-13 confirm', () => {
  afterEach(() => openQuestion.set(() => null));

  test('SH-13 an answer resolves the promise and closes the question', async () => {
    const answer = confirm({ title: 'Изтриване', kind: 'do' });
    openQuestion.get()?.answer(true);
    expect(await answer).toBe(true);
    expect(openQuestion.get()).toBeNull();
  });

  test('SH-13 a second question declines the first', async () => {
    const first = confirm({ title: 'Първи', kind: 'continue' });
    const second = confirm({ title: 'Втори', kind: 'continue' });
    expect(await first).toBe(false);
    expect(openQuestion.get()?.title).toBe('Втори');
    openQuestion.get()?.answer(true);
    expect(await second).toBe(true);
  });
});
