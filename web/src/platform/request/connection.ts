import { createStore } from '../store.ts';

export interface Connection {
  /** False after a request without a response, until the next response. */
  up: boolean;
  /** Time of the last response; null before the first. */
  lastResponse: Date | null;
}

export const connection = createStore<Connection>({ up: true, lastResponse: null });

export const reportResponse = (): void => connection.set(() => ({ up: true, lastResponse: new Date() }));

export const reportNoResponse = (): void =>
  connection.set((present) => (present.up ? { ...present, up: false } : present));
