import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  /** Names the action. */
  title: string;
  body?: ReactNode;
  /** `do` ('Направи') for delete, activate and deactivate; `continue` ('Продължи') for the rest. */
  kind: 'continue' | 'do';
  /** The button is red, and the focus starts on 'Откажи'. */
  isDestructive?: boolean;
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The open question. The code of the dialog is loaded with the first question. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Shows a question. Resolves with true if the person confirms. A question that is still open resolves with false. */
export const confirm = (question: Question): Promise<boolean> => {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...question,
      answer: (yes) => {
        openQuestion.set((present) => (present === open ? null : present));
        resolve(yes);
      },
    };
    openQuestion.set(() => open);
  });
};
