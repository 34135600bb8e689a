import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  /** Names the act. */
  title: string;
  body?: ReactNode;
  /** `do` ('Направи') for delete, activate and deactivate; `continue` ('Продължи') for the rest. */
  kind: 'continue' | 'do';
  /** Red act, and the focus starts on 'Откажи'. */
  destructive?: boolean;
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The question on screen. The dialog's code is loaded when the first one is asked. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Asks, and answers true when the act was chosen. A question that comes while another is open answers that one with no. */
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
