import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  /** Names the action. */
  title: string;
  body?: ReactNode;
  /** `do` ('Направи') for delete, activate and deactivate; `continue` ('Продължи') for other actions. */
  kind: 'continue' | 'do';
  /** The confirm button is red, and the focus starts on 'Откажи'. */
  isDestructive?: boolean;
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The question that is on screen; null if there is none. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Shows a question. Resolves with true if the user confirms. A question that is still open resolves with false. */
export const confirm = (question: Question): Promise<boolean> => {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    const opened: OpenQuestion = {
      ...question,
      answer: (yes) => {
        openQuestion.set((previous) => (previous === opened ? null : previous));
        resolve(yes);
      },
    };
    openQuestion.set(() => opened);
  });
};
