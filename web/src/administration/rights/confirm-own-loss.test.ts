import { afterEach, describe, expect, test } from '@jest/globals';
import { openQuestion } from '../../platform/confirm.ts';
import { texts } from '../administration.texts.ts';
import { confirmOwnLoss } from './confirm-own-loss.ts';

afterEach(() => openQuestion.set(() => null));

/** Gives one answer after the other. Returns the questions and the result. */
const answerWith = async (...answers: boolean[]): Promise<{ asked: unknown[][]; result: boolean }> => {
  const asked: unknown[][] = [];
  const result = confirmOwnLoss(['Администратор', 'Оператор']);
  for (const answer of answers) {
    const question = openQuestion.get();
    asked.push([question?.title, question?.body, question?.isDestructive]);
    question?.answer(answer);
    // The next question follows in a later microtask.
    await Promise.resolve();
    await Promise.resolve();
  }
  return { asked, result: await result };
};

describe('AM-11 removing one’s own right', () => {
  const first = [texts.ownTitle, texts.ownBody, true];
  const second = [texts.ownAgainTitle, texts.ownAgainBody('Администратор, Оператор'), true];

  test('AM-11 asks twice, and the second question names what is lost', async () => {
    expect(await answerWith(true, true)).toEqual({ asked: [first, second], result: true });
  });

  test('AM-11 is given up by each of the questions', async () => {
    expect(await answerWith(false)).toEqual({ asked: [first], result: false });
    expect(openQuestion.get()).toBeNull();
    expect(await answerWith(true, false)).toEqual({ asked: [first, second], result: false });
  });
});
