import { afterEach, describe, expect, test } from '@jest/globals';
import { openQuestion } from '../../platform/confirm.ts';
import { texts } from '../administration.texts.ts';
import { confirmOwnLoss } from './confirm-own-loss.ts';

afterEach(() => openQuestion.set(() => null));

/** Calls `confirmOwnLoss` and gives the answers in their order. Returns the questions and the result. */
const answerWith = async (...answers: boolean[]): Promise<{ questions: unknown[][]; result: boolean }> => {
  const questions: unknown[][] = [];
  const result = confirmOwnLoss(['Администратор', 'Оператор']);
  for (const answer of answers) {
    const question = openQuestion.get();
    questions.push([question?.title, question?.body, question?.isDestructive]);
    question?.answer(answer);
    // The next question follows in a later microtask.
    await Promise.resolve();
    await Promise.resolve();
  }
  return { questions, result: await result };
};

describe('AM-11 removing one’s own right', () => {
  const first = [texts.ownTitle, texts.ownBody, true];
  const second = [texts.ownAgainTitle, texts.ownAgainBody('Администратор, Оператор'), true];

  test('AM-11 two questions are asked, and the second one names the lost roles', async () => {
    expect(await answerWith(true, true)).toEqual({ questions: [first, second], result: true });
  });

  test('AM-11 a negative answer to either question cancels the removal', async () => {
    expect(await answerWith(false)).toEqual({ questions: [first], result: false });
    expect(openQuestion.get()).toBeNull();
    expect(await answerWith(true, false)).toEqual({ questions: [first, second], result: false });
  });
});
