import { createStore } from '../store.ts';

export interface Connection {
  /** False after a request that got no answer at all, until one gets an answer again. */
  up: boolean;
  /** When the last answer came; null before the first. */
  lastAnswer: Date | null;
}

export const connection = createStore<Connection>({ up: true, lastAnswer: null });

export const reportAnswer = (): void => connection.set(() => ({ up: true, lastAnswer: new Date() }));

export const reportNoAnswer = (): void =>
  connection.set((present) => (present.up ? { ...present, up: false } : present));
